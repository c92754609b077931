import { readCompetition, readQueue } from '@mowatt/contract'
import { readCookieEmail, readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import type { IdentityDoor } from '../../features/identity/without-scripts/identity-door.server.ts'
import { readDashboard } from '../../features/waitlist/data/read-dashboard.ts'
import { readReferralCookie } from './referral-cookie.server.ts'

const TOP = 10

/** The top of the queue as everybody sees it; nothing when it cannot be read. */
export function readTop(door: IdentityDoor) {
  return door.call(readQueue, { query: { limit: TOP } }, { headers: door.headers }).catch(() => undefined)
}

/** The competition that people mean, with its frozen rules; nothing when it cannot be read. */
export async function readNewestCompetition(door: IdentityDoor) {
  const answer = await door.call(readCompetition, { query: {} }, { headers: door.headers }).catch(() => undefined)
  return answer?.competition ?? undefined
}

/** Who is signed in by a cookie alone, and their dashboard. */
export async function readByCookie(door: IdentityDoor, cookies: string | null) {
  const cookieEmail = await readCookieEmail(door, cookies)
  const token = readCookieToken(door, cookies)
  if (!cookieEmail || !token) return { cookieEmail: undefined, byCookie: undefined }
  const byCookie = await readDashboard(door.call, { token, headers: door.headers }, readReferralCookie(cookies)).catch(
    () => undefined,
  )
  return { cookieEmail, byCookie }
}
