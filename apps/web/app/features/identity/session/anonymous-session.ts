import type { FailureCode, FailureDetails } from '@mowatt/contract/failures'
import { type CookiePlace, expiredCookie, sessionCookie } from './session-cookie.ts'

export type AnonymousSession = { jwt: string; expiresAt: string; capabilities: readonly string[] }

export type SessionInfo = { kind: 'anonymous' | 'user'; email: string | null; expires_at: string }

/** The parts of the browser that the session client needs. */
export type SessionHost = {
  /** Empty if the API is on the page's own host. */
  apiUrl: string
  place: CookiePlace
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  writeCookie: (cookie: string) => void
  fetch: typeof fetch
  nowMs: () => number
}

export type SessionClient = {
  /** A token that is valid for at least five more minutes: the stored one, or a new one. For any hand-over. */
  token: () => Promise<string>
  /** A new session, whatever is stored. Concurrent callers get the same one. */
  renew: () => Promise<AnonymousSession>
  kept: () => AnonymousSession | undefined
  clear: () => void
  /** The server's verdict on a token. */
  info: (jwt: string) => Promise<SessionInfo>
}

const KEYS = {
  token: 'mowatt.session.token',
  expires: 'mowatt.session.expires',
  capabilities: 'mowatt.session.capabilities',
}
/** A token this close to its end counts as expired, so that no request outlives it. */
const MARGIN_MS = 5 * 60_000
const PATH = '/api/v1/auth'

export function createSessionClient(host: SessionHost): SessionClient {
  let coming: Promise<AnonymousSession> | undefined
  /** For browsers that store nothing: the page itself remembers. */
  let latest: AnonymousSession | undefined

  function isFresh({ expiresAt }: AnonymousSession): boolean {
    return Date.parse(expiresAt) - host.nowMs() > MARGIN_MS
  }

  function kept(): AnonymousSession | undefined {
    try {
      const storage = host.storage()
      const [jwt, expiresAt] = [storage.getItem(KEYS.token), storage.getItem(KEYS.expires)]
      if (!jwt || !expiresAt) return latest
      return { jwt, expiresAt, capabilities: listFrom(storage.getItem(KEYS.capabilities)) }
    } catch {
      return latest
    }
  }

  async function store(session: AnonymousSession): Promise<AnonymousSession> {
    latest = session
    try {
      const storage = host.storage()
      storage.setItem(KEYS.token, session.jwt)
      storage.setItem(KEYS.expires, session.expiresAt)
      storage.setItem(KEYS.capabilities, JSON.stringify(session.capabilities))
      host.writeCookie(sessionCookie(session.jwt, host.place))
      return session
    } catch (cause) {
      return refuse('session_not_stored', { cause })
    }
  }

  function clear(): void {
    latest = undefined
    try {
      for (const key of Object.values(KEYS)) host.storage().removeItem(key)
      host.writeCookie(expiredCookie(host.place))
    } catch {
      return
    }
  }

  function renew(): Promise<AnonymousSession> {
    coming ??= fetchSession(host)
      .then(store)
      .finally(() => (coming = undefined))
    return coming
  }

  async function token(): Promise<string> {
    const session = kept()
    if (session && isFresh(session)) return session.jwt
    clear()
    try {
      return (await renew()).jwt
    } catch (error) {
      // It could not be stored, but it is valid: a browser without storage can still ask and upload.
      if ((error as { code?: unknown }).code === 'session_not_stored' && latest) return latest.jwt
      throw error
    }
  }

  return { token, renew, kept, clear, info: (jwt) => fetchInfo(host, jwt) }
}

async function fetchSession({ apiUrl, fetch }: SessionHost): Promise<AnonymousSession> {
  const answer = await fetch(`${apiUrl}${PATH}/anonymous-session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    credentials: 'omit',
  }).catch((cause: unknown) => refuse('network', { cause }))
  const { status, statusText } = answer
  const body = answer.ok ? ((await answer.json().catch(() => ({}))) as Record<string, unknown>) : {}
  const { jwt, expires_at: expiresAt, capabilities } = body
  if (typeof jwt !== 'string' || typeof expiresAt !== 'string') {
    return refuse('session_not_started', { status, values: { status: String(status), status_text: statusText } })
  }
  return { jwt, expiresAt, capabilities: Array.isArray(capabilities) ? (capabilities as string[]) : [] }
}

async function fetchInfo({ apiUrl, fetch }: SessionHost, jwt: string): Promise<SessionInfo> {
  try {
    const headers = { authorization: `Bearer ${jwt}` }
    const answer = await fetch(`${apiUrl}${PATH}/session-info`, { headers, credentials: 'include' })
    if (!answer.ok) throw new Error(String(answer.status))
    return (await answer.json()) as SessionInfo
  } catch (cause) {
    return refuse('session_info_unavailable', { cause })
  }
}

/** Brings the catalogue of failures only when one is needed: every visitor of the home page carries this file. */
async function refuse(code: FailureCode, details: FailureDetails): Promise<never> {
  const { Failure } = await import('@mowatt/contract/failures')
  throw new Failure(code, details)
}

function listFrom(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
  } catch {
    return []
  }
}
