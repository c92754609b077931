export class LockTimeout extends Error {
  override readonly name = 'LockTimeout'
}

type Act<T> = () => Promise<T>

export type StateLock = <T>(act: Act<T>, timeoutMs?: number) => Promise<T>

const DEFAULT_TIMEOUT_MS = 30_000
const NAME = 'mowatt.auth'

/** Only one tab changes the sign-in state at a time. Browsers without locks, or pages without TLS, guard one tab. */
export function createStateLock(locks: LockManager | undefined): StateLock {
  return locks ? lockAcrossTabs(locks) : lockInTab()
}

function lockAcrossTabs(locks: LockManager): StateLock {
  const inTab = lockInTab()
  return async <T>(act: Act<T>, timeoutMs = DEFAULT_TIMEOUT_MS) => {
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(new LockTimeout()), timeoutMs)
    let hasBegun = false
    try {
      return await locks.request(NAME, { signal: giveUp.signal }, () => {
        hasBegun = true
        clearTimeout(timer)
        return act()
      })
    } catch (error) {
      clearTimeout(timer)
      // A browser that stores no data for us rejects locks too. Then no other tab knows of this one's sign-in either.
      if (hasBegun || error instanceof LockTimeout) throw error
      return inTab(act, timeoutMs)
    }
  }
}

function lockInTab(): StateLock {
  let last: Promise<unknown> = Promise.resolve()
  return async <T>(act: Act<T>, timeoutMs = DEFAULT_TIMEOUT_MS) => {
    const before = last
    let hasGivenUp = false
    const { promise: gaveUp, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      hasGivenUp = true
      reject(new LockTimeout())
    }, timeoutMs)
    const turn = before.then(() => {
      clearTimeout(timer)
      return hasGivenUp ? undefined : act()
    })
    last = turn.catch(() => {})
    return (await Promise.race([turn, gaveUp])) as T
  }
}
