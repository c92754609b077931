import { problemOf } from '@mowatt/agent/problem-of-template'
import { TEMPLATES } from '@mowatt/agent/templates'
import { WORDS } from '@mowatt/agent/words'

type TemplateProblem = { id: string; problem: string }

/** Templates and words that contain a digit, a number word or a name: each is refused, since no fact backs it. */
export function problemsOfTemplates(templates: Readonly<Record<string, string>> = TEMPLATES): TemplateProblem[] {
  return [...Object.entries(templates), ...WORDS.map((word) => [`word “${word}”`, word] as const)].flatMap(
    ([id, text]) => {
      const problem = problemOf(text)
      return problem === undefined ? [] : [{ id, problem }]
    },
  )
}
