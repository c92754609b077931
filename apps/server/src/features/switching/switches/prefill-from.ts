import type { BillReading } from '@mowatt/bill-reader/bill-facts'
import { parseMpan, parseMprn, parsePostcode } from '@mowatt/tariffs'
import type { KeptComparison } from '../comparisons/kept-comparison.ts'
import type { Asking } from './asking.ts'
import type { Address, SwitchDetails } from './switch-record.ts'

/** Prefills what the bill says, to be checked. Anything invalid is left out. */
export function prefillFrom(
  { basis }: KeptComparison,
  { email, isEmailVerified }: Asking,
  bill?: Pick<BillReading, 'facts' | 'addressee'>,
): SwitchDetails {
  const postcode = parsePostcode(textIn(basis, 'postcode'))?.postcode
  // Another postcode means another home.
  const isOfBill = bill?.facts.customerPostcode === postcode
  const { name, lines = [] } = (isOfBill && bill?.addressee) || {}
  const mpan = parseMpan(textIn(basis, 'mpan'))
  const mprn = parseMprn(textIn(basis, 'mprn'))
  return {
    ...(name !== undefined && { full_name: name }),
    ...(postcode !== undefined && { address: { ...addressOf(lines), postcode } }),
    ...(mpan.ok && { mpan: mpan.mpan.core }),
    ...(mprn.ok && { mprn: mprn.mprn.mprn }),
    ...(email !== null && isEmailVerified === true && { email }),
  }
}

function addressOf(lines: readonly string[]): Omit<Address, 'postcode'> {
  const [line_1 = '', ...rest] = lines
  return { line_1, line_2: rest.slice(0, -1).join(', '), town: rest.at(-1) ?? '' }
}

export function textIn(basis: unknown, name: string): string {
  if (typeof basis !== 'object' || basis === null || !(name in basis)) return ''
  const value: unknown = (basis as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
