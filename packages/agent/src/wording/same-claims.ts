import { coversDay } from '../verify/day-figures.ts'
import type { Claim, Claims } from './read-claims.ts'

type FigureClaim = Extract<Claim, { kind: 'figure' }>

export function isFigure(claim: Claim): claim is FigureClaim {
  return claim.kind === 'figure'
}

export function isSame(claimed: Claim, own: Claim): boolean {
  if (claimed.key === own.key) return true
  if (!isFigure(claimed) || !isFigure(own) || claimed.figure.domain !== 'day' || own.figure.domain !== 'day')
    return false
  return coversDay(own.figure.value, claimed.figure.value)
}

export function keysOf({ said }: Claims, kind: Claim['kind']): string[] {
  return said.filter((claim) => claim.kind === kind).map(({ key }) => key)
}

export function withoutRepeats(keys: readonly string[]): string[] {
  return keys.filter((key, index) => key !== keys[index - 1])
}

/** Whether all of one stand in the other in the same order; a repetition is no new place. */
export function isInOrder(said: readonly string[], known: readonly string[]): boolean {
  let at = 0
  for (const key of withoutRepeats(said)) {
    const found = known.indexOf(key, at)
    if (found === -1) return false
    at = found
  }
  return true
}
