import type { Claim } from '@mowatt/contract'
import { flattenRecord } from './flatten-record.ts'

/** A figure that we claim, with what it rests on. */
export type SiteClaim = { key: string; figure: string; label: string; basis: string; checkedOn: string }

const SAVINGS_KEY = 'savings'

/** Yields the claims in the order that content gives them. */
export function siteClaimsFrom(records: readonly Claim[]): SiteClaim[] {
  return records
    .map(flattenRecord)
    .toSorted((one, other) => one.order - other.order)
    .map(({ key, figure, label, basis, checkedOn }) => ({ key, figure, label, basis, checkedOn }))
}

/** The claim about money, whose sum is shown in the footnote. */
export function savingsClaim(claims: readonly SiteClaim[]): SiteClaim | undefined {
  return claims.find(({ key }) => key === SAVINGS_KEY)
}
