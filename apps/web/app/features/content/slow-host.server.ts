/** Somebody who opens a page waits no longer than this for content that we have never had. */
export const FIRST_PATIENCE_MS = 700

export type SlowHost = {
  /** True after a request that took too long, until another is answered in time. */
  isSlow(): boolean
  watch(request: Promise<unknown>): void
}

/** Remembers that a host keeps us waiting, so that one visitor finds out and the next ones do not wait too. */
export function createSlowHost(): SlowHost {
  let isSlow = false
  return {
    isSlow: () => isSlow,
    watch(request) {
      let isLate = false
      const timer = setTimeout(() => {
        isLate = true
        isSlow = true
      }, FIRST_PATIENCE_MS)
      timer.unref()
      const settled = () => {
        clearTimeout(timer)
        // A refusal in time is no reason to wait either: there is nothing to wait for.
        if (!isLate) isSlow = false
      }
      request.then(settled, settled)
    },
  }
}
