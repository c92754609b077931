/** The longest time a visitor waits for content that is not cached yet. */
export const FIRST_PATIENCE_MS = 700

export type SlowHost = {
  /** True after a request that timed out, until another succeeds in time. */
  isSlow(): boolean
  watch(request: Promise<unknown>): void
}

/** Remembers that a host is slow, so that only one visitor waits and the next ones do not. */
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
        // After an error in time there is no reason to wait either.
        if (!isLate) isSlow = false
      }
      request.then(settled, settled)
    },
  }
}
