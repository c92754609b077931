import { londonDayOf } from './london-day-of.ts'
import type { SiteClaim } from './site-claim.ts'
import type { Claim } from './site-content.ts'

/** Marks the expired claims: they may still be shown, but never without their date. */
export function claimsAsOf(claims: readonly Claim[], now: Date): SiteClaim[] {
  const today = londonDayOf(now)
  return claims.map((claim) => ({ ...claim, hasExpired: claim.expiresOn < today }))
}
