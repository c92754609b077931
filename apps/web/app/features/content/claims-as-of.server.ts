import type { SiteClaim } from './site-claim.ts'
import type { Claim } from './site-content.ts'

const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })

/** Marks the claims whose time has passed: they may still be shown, but never without their date. */
export function claimsAsOf(claims: readonly Claim[], now: Date): SiteClaim[] {
  const today = londonDay.format(now)
  return claims.map((claim) => ({ ...claim, hasExpired: claim.expiresOn < today }))
}
