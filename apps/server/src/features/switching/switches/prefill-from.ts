import { parseMpan, parseMprn, parsePostcode } from '@mowatt/tariffs'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'
import type { Asking } from './asking.ts'
import type { SwitchDetails } from './switch-record.ts'

/** What the bill proves need not be typed. Anything that does not read as what it should be is left out. */
export function prefillFrom({ basis }: KeptComparison, { email, isEmailVerified }: Asking): SwitchDetails {
  const postcode = parsePostcode(textIn(basis, 'postcode'))?.postcode
  const mpan = parseMpan(textIn(basis, 'mpan'))
  const mprn = parseMprn(textIn(basis, 'mprn'))
  return {
    ...(postcode !== undefined && { address: { line_1: '', line_2: '', town: '', postcode } }),
    ...(mpan.ok && { mpan: mpan.mpan.core }),
    ...(mprn.ok && { mprn: mprn.mprn.mprn }),
    ...(email !== null && isEmailVerified === true && { email }),
  }
}

function textIn(basis: unknown, name: string): string {
  if (typeof basis !== 'object' || basis === null || !(name in basis)) return ''
  const value: unknown = (basis as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
