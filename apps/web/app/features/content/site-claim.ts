import type { Claim } from './site-content.ts'

/** A claim as of today. */
export type SiteClaim = Claim & { hasExpired: boolean }

const SAVINGS_KEY = 'savings'
/** Those shown in the topsoil; the others are notes only. */
const SHOWN_KEYS: readonly string[] = [SAVINGS_KEY, 'users', 'providers']

/** The claim about money, whose calculation is shown in the footnote. */
export function savingsClaim<C extends Claim>(claims: readonly C[]): C | undefined {
  return claims.find(({ key }) => key === SAVINGS_KEY)
}

/** The claims that are shown as large figures. */
export function shownClaims<C extends Claim>(claims: readonly C[]): C[] {
  return claims.filter(({ key }) => SHOWN_KEYS.includes(key))
}
