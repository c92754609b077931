import { deleteAccount, exportAccount, readKept, readSessionInfo, signOut } from '@mowatt/contract'
import { accountCookieName, cookieToken } from '@mowatt/contract/account-cookie'
import type { IdentityClient } from './identity-client.server.ts'

const HOUR_SECONDS = 3600
const EXPORT_PATIENCE_MS = 60_000

/** Keeps who signed in without JavaScript, for as long as the token lasts. No script can read it. */
export function accountCookie(idToken: string, siteUrl: string): string {
  return cookie(idToken, siteUrl, HOUR_SECONDS)
}

export function noAccountCookie(siteUrl: string): string {
  return cookie('', siteUrl, 0)
}

/** The address of the account that the cookie belongs to; undefined without one, and when it has expired. */
export async function readCookieEmail(client: IdentityClient, cookies: string | null): Promise<string | undefined> {
  const token = readCookieToken(client, cookies)
  if (!token) return undefined
  const info = await client.call(readSessionInfo, {}, { token, headers: client.headers }).catch(() => undefined)
  return info?.kind === 'user' ? (info.email ?? undefined) : undefined
}

/** Ends the session that the cookie belongs to. */
export async function endCookieSession(client: IdentityClient, cookies: string | null): Promise<void> {
  const token = readCookieToken(client, cookies)
  // A session that cannot be ended has already ended: the cookie is removed in any case.
  if (token) await client.call(signOut, { body: {} }, { token, headers: client.headers }).catch(() => undefined)
}

/** All stored data of the account that the cookie belongs to; undefined without one. */
export async function exportByCookie(client: IdentityClient, cookies: string | null): Promise<unknown> {
  const token = readCookieToken(client, cookies)
  return token && client.call(exportAccount, {}, { token, headers: client.headers, timeoutMs: EXPORT_PATIENCE_MS })
}

/** What is kept when the account that the cookie belongs to is deleted. */
export async function readKeptByCookie(client: IdentityClient, cookies: string | null): Promise<string[]> {
  const { kept } = await client.call(
    readKept,
    {},
    { token: readCookieToken(client, cookies) ?? '', headers: client.headers },
  )
  return kept
}

export async function deleteByCookie(client: IdentityClient, cookies: string | null): Promise<void> {
  await client.call(deleteAccount, {}, { token: readCookieToken(client, cookies) ?? '', headers: client.headers })
}

/**
 * The token stored in the cookie, as it is: the API decides whether it is still valid. Over TLS only the cookie name
 * with the prefix that no other host can set counts: a neighbour must not sign a visitor in to an account of its own.
 */
export function readCookieToken(
  { settings }: Pick<IdentityClient, 'settings'>,
  cookies: string | null,
): string | undefined {
  return cookieToken(cookies, accountCookieName(settings.siteUrl))
}

function cookie(value: string, siteUrl: string, maxAgeSeconds: number): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${accountCookieName(siteUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`
}
