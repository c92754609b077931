import type { ChatFact } from '@mowatt/contract'
import { coversDay } from '@mowatt/text/figures/day-figures'
import type { Figure } from '@mowatt/text/figures/figure'
import { figuresIn } from '@mowatt/text/figures/figures-in'
import { type KnownNames, namesIn } from '@mowatt/text/figures/names-in'

export type Verification = { ok: true } | { ok: false; untraceable: string[] }

/**
 * Whether each figure, day, supplier and tariff of a text is in a fact. The same value may be written in another way
 * (£1,529.32, 1529.32 pounds); a rounded one is another value. `known` names suppliers and tariffs beyond those that
 * every reader knows.
 */
export function verifyReply(text: string, facts: readonly ChatFact[], known?: KnownNames): Verification {
  const supported = facts.flatMap((fact) => figuresIn(fact.text))
  const said = facts.map((fact) => fact.text.toLowerCase()).join('\n')
  const untraceable = [
    ...figuresIn(text)
      .filter((figure) => !isSupported(figure, supported))
      .map((figure) => figure.text),
    ...namesIn(text, known).filter((name) => !said.includes(name.toLowerCase())),
  ]
  return untraceable.length === 0 ? { ok: true } : { ok: false, untraceable: [...new Set(untraceable)] }
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
