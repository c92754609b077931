import { readCompetition, readQueue } from '@mowatt/contract'
import { readCookieEmail, readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import type { IdentityClient } from '../../features/identity/without-scripts/identity-client.server.ts'
import { readDashboard } from '../../features/waitlist/data/read-dashboard.ts'
import { readReferralCookie } from './referral-cookie.server.ts'

const TOP = 10

/** The public top of the queue; undefined if it cannot be read. */
export function readTop(client: IdentityClient) {
  return client.call(readQueue, { query: { limit: TOP } }, { headers: client.headers }).catch(() => undefined)
}

/** The current competition, with its frozen rules; undefined if it cannot be read. */
export async function readNewestCompetition(client: IdentityClient) {
  const answer = await client.call(readCompetition, { query: {} }, { headers: client.headers }).catch(() => undefined)
  return answer?.competition ?? undefined
}

/** The user signed in by a cookie alone, and their dashboard. */
export async function readByCookie(client: IdentityClient, cookies: string | null) {
  const cookieEmail = await readCookieEmail(client, cookies)
  const token = readCookieToken(client, cookies)
  if (!cookieEmail || !token) return { cookieEmail: undefined, byCookie: undefined }
  const byCookie = await readDashboard(
    client.call,
    { token, headers: client.headers },
    readReferralCookie(cookies),
  ).catch(() => undefined)
  return { cookieEmail, byCookie }
}
