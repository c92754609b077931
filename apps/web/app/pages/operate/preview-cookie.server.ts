import { previewCookieName } from '@mowatt/contract/account-cookie'

const HOUR_SECONDS = 3600

/**
 * Stores an operator's token for pages of the site, as long as the token is valid. Scripts cannot read it, and it
 * allows no writes.
 */
export function previewCookie(idToken: string, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${previewCookieName(siteUrl)}=${idToken}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${HOUR_SECONDS}${secure}`
}
