import type { BillReading, Check } from '@mowatt/bill-reader/bill-facts'
import { toldInSum } from '@mowatt/bill-reader/sum/told-in-sum'
import { findRegion } from '@mowatt/tariffs'

/** Checks a value that a user gave against the rest of the bill. Supply numbers' digits were checked on entry. */
export function recheck(reading: BillReading, path: string): Check[] {
  return [...toldInSum(reading, path), ...supplyChecks(path), ...regionChecks(reading, path)]
}

function supplyChecks(path: string): Check[] {
  if (!/\.(?:mpan|mprn)$/.test(path)) return []
  const detail = 'The check digits in the number you gave us are right.'
  return [{ name: 'check digits', outcome: 'supports', fields: [path], detail }]
}

function regionChecks({ facts }: BillReading, path: string): Check[] {
  const fields = ['customerPostcode', 'electricity.mpan']
  const { customerPostcode: postcode, electricity } = facts
  if (!fields.includes(path) || postcode === undefined || electricity?.mpan === undefined) return []
  const found = findRegion({ postcode, mpan: electricity.mpan })
  if (found.kind === 'contradiction') return [{ name: 'region', outcome: 'contradicts', fields, detail: found.message }]
  const detail = 'The postcode and supply number are in the same region.'
  return found.kind === 'region' ? [{ name: 'region', outcome: 'supports', fields, detail }] : []
}
