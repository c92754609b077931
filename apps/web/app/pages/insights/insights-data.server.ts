import { Failure, readInsights } from '@mowatt/contract'
import { readCookieEmail, readCookieToken } from '../../features/identity/without-scripts/account-cookie.server.ts'
import type { IdentityDoor } from '../../features/identity/without-scripts/identity-door.server.ts'
import type { Days } from '../../features/insights/asked-days.ts'
import type { Report } from '../../features/insights/use-insights.ts'

export type ByCookie = {
  report: Report | undefined
  trouble: { text: string; isRefused: boolean; status: number } | undefined
}

/** The figures for an operator who signed in without scripts; nothing for everybody else, whom the page asks itself. */
export async function readByCookie(door: IdentityDoor, cookies: string | null, days: Days) {
  const cookieEmail = await readCookieEmail(door, cookies)
  const token = readCookieToken(cookies)
  if (!cookieEmail || !token) return { cookieEmail: undefined, byCookie: undefined }
  const byCookie = await door.call(readInsights, { query: days }, { token, headers: door.headers }).then(
    (report): ByCookie => ({ report, trouble: undefined }),
    (error: unknown): ByCookie => {
      if (!(error instanceof Failure)) throw error
      const { message: text, code, status } = error
      return { report: undefined, trouble: { text, isRefused: code === 'not_allowed', status } }
    },
  )
  return { cookieEmail, byCookie }
}
