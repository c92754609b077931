import { OPERATORS } from './claim-words.ts'
import type { Claim } from './read-claims.ts'

/**
 * Words that mean the same only beside certain others. A saving is "less" where a sum says how much. To pay is to cost where
 * it is you who pays: a supplier that pays you is another thing. What might be may be, but "might not" forbids nothing.
 */
export function settleClaims(said: readonly Claim[]): Claim[] {
  const hasMoney = said.some((claim) => claim.kind === 'figure' && claim.figure.domain === 'money')
  const isRate = said.some(({ key }) => key === 'KWH')
  const isDenied = said.some(({ key }) => key === 'NOT')
  return said.flatMap((claim, at) => {
    if (claim.kind !== 'word') return claim
    // What a kWh costs is the unit rate.
    if (isRate && hasMoney && (claim.key === 'unit' || claim.key === 'RATE')) return []
    // To pay a fee is the fee.
    if (claim.key === 'PAY' && said.slice(at + 1, at + 3).some(({ key }) => key === 'COST')) return []
    if (claim.key === 'SAVE' && hasMoney) return { ...claim, key: 'LESS' }
    if (claim.key === 'MIGHT' && !isDenied) return { ...claim, key: 'CAN' }
    if (claim.key === 'PAY' && isYours(said, at, hasMoney)) return { ...claim, key: 'COST' }
    return claim
  })
}

function isYours(said: readonly Claim[], at: number, hasMoney: boolean): boolean {
  const actors = said.filter(({ key }) => key === 'SUPPLIER' || key === 'SELF')
  const before = said.slice(0, at).findLast(({ key }) => !OPERATORS.has(key))
  return said[at + 1]?.key !== 'YOU' && (before?.key === 'YOU' || (hasMoney && actors.length === 0))
}
