import { figuresIn } from '../verify/figures-in.ts'
import { namesIn } from '../verify/names-in.ts'
import { TEMPLATES, withoutPlaces } from './templates.ts'
import { WORDS } from './words.ts'

export type TemplateProblem = { id: string; problem: string }

/** Templates and words that hold a digit, a figure in words or a name: each is refused, since no fact stands behind it. */
export function checkTemplates(templates: Readonly<Record<string, string>> = TEMPLATES): TemplateProblem[] {
  return [...Object.entries(templates), ...WORDS.map((word) => [`word “${word}”`, word] as const)].flatMap(
    ([id, text]) => {
      const problem = problemOf(text)
      return problem === undefined ? [] : [{ id, problem }]
    },
  )
}

export function problemOf(template: string): string | undefined {
  const bare = withoutPlaces(template)
  const digit = /\d/.exec(bare)
  if (digit) return `holds the digit ${digit[0]}`
  const [figure] = figuresIn(bare)
  if (figure) return `holds the figure ${figure.text}`
  const [name] = namesIn(bare)
  if (name !== undefined) return `holds the name ${name}`
  return /[{}]/.test(bare) ? 'has a place that cannot be read' : undefined
}
