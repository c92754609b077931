import { coversDay } from './day-figures.ts'
import type { Figure } from './figure.ts'
import { figuresIn } from './figures-in.ts'
import { type KnownNames, namesIn } from './names-in.ts'

/**
 * The figures, days, suppliers and tariffs of a text that are in none of the sources. The same value may be written in
 * another way (£1,529.32, 1529.32 pounds); a rounded one is another value. `known` adds suppliers and tariffs to the
 * well-known ones.
 */
export function findUntraceable(text: string, sources: readonly string[], known?: KnownNames): string[] {
  const supported = sources.flatMap(figuresIn)
  const said = sources.join('\n').toLowerCase()
  const untraceable = [
    ...figuresIn(text)
      .filter((figure) => !isSupported(figure, supported))
      .map((figure) => figure.text),
    ...namesIn(text, known).filter((name) => !said.includes(name.toLowerCase())),
  ]
  return [...new Set(untraceable)]
}

function isSupported(claim: Figure, supported: readonly Figure[]): boolean {
  if (claim.domain === 'day')
    return supported.some(({ domain, value }) => domain === 'day' && coversDay(value, claim.value))
  if (claim.domain === 'number') return supported.some((figure) => numbersOf(figure).includes(claim.value))
  return supported.some(({ domain, value }) => domain === claim.domain && value === claim.value)
}

/** A bare number may repeat any figure, and the year of a day. Money always says that it is money. */
function numbersOf({ domain, value }: Figure): string[] {
  switch (domain) {
    case 'number':
    case 'energy':
    case 'percent':
      return [value]
    case 'span':
      return [value.split(' ')[0] ?? '']
    case 'day':
      return [value.slice(0, 4)]
    case 'phone':
    case 'code':
    case 'link':
    case 'share':
    case 'money':
      return []
  }
}
