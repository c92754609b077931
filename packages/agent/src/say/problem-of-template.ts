import { figuresIn } from '@mowatt/text/figures/figures-in'
import { namesIn } from '@mowatt/text/figures/names-in'
import { withoutPlaces } from './templates.ts'

/** What a template may not contain, because no fact would back it: a digit, a figure in words or a name. */
export function problemOf(template: string): string | undefined {
  const bare = withoutPlaces(template)
  const digit = /\d/.exec(bare)
  if (digit) return `contains the digit ${digit[0]}`
  const [figure] = figuresIn(bare)
  if (figure) return `contains the figure ${figure.text}`
  const [name] = namesIn(bare)
  if (name !== undefined) return `contains the name ${name}`
  return /[{}]/.test(bare) ? 'has a placeholder that can’t be read' : undefined
}
