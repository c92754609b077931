import type { SiteIdentity } from './site-identity.ts'

const KEPT_DAYS = 180
const DAY_MS = 86_400_000

/** Where to report a vulnerability, as RFC 9116 requires. It expires well within a year, at the end of a day. */
export function securityText({ siteUrl, contactEmail }: SiteIdentity, now: Date): string {
  const expires = new Date(now.getTime() + KEPT_DAYS * DAY_MS).toISOString().slice(0, 10)
  return [
    `Contact: mailto:${contactEmail}`,
    `Expires: ${expires}T23:59:59Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
