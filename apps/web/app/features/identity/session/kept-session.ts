import { needsRenewal } from '../auth/token-times.ts'

export type KeptUser = { email: string | null; token: string; expiresAtMs: number }
type Library = { user: () => { email: string | null } | null; token: () => Promise<string> }

export type KeptSession = {
  /** The signed-in user; undefined if nobody is signed in. */
  user: () => Promise<{ email: string | null } | undefined>
  /** Their token, good for five minutes more. */
  token: () => Promise<string>
  /** The server rejects the token, so the library has to determine who is signed in. */
  doubt: () => Promise<void>
}

type KeptSessionHost = {
  /** The sign-in as stored by the provider's library; undefined if its format is unknown. */
  read: () => Promise<KeptUser | undefined>
  isMarked: () => boolean
  /** Loads the library and starts it. */
  open: () => Promise<Library>
  nowMs: () => number
}

/** The stored sign-in: the provider's library is loaded only once that isn't enough, and is used from then on. */
export function createKeptSession({ read, isMarked, open, nowMs }: KeptSessionHost): KeptSession {
  let opened: Promise<Library> | undefined

  function library(): Promise<Library> {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }

  async function lasting(): Promise<KeptUser | undefined> {
    const kept = opened ? undefined : await read()
    return kept && !needsRenewal(kept.expiresAtMs, nowMs()) ? kept : undefined
  }

  return {
    async user() {
      const kept = await lasting()
      if (kept) return { email: kept.email }
      if (!opened && !isMarked()) return undefined
      return (await library()).user() ?? undefined
    },
    async token() {
      const kept = await lasting()
      return kept ? kept.token : (await library()).token()
    },
    async doubt() {
      await library()
    },
  }
}
