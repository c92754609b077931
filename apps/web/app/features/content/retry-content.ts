const RETRIES = 3
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 10_000
const JITTER_MS = 1000

type RetryOptions = { signal: AbortSignal; random?: () => number }

/** Asks again, each time after a longer wait, until all has come; the server's own attempt was the first of four. */
export async function retryContent(ask: () => Promise<boolean>, options: RetryOptions): Promise<'complete' | 'failed'> {
  const { signal, random = Math.random } = options
  for (let retry = 0; retry < RETRIES && !signal.aborted; retry++) {
    await delay(retryDelayMs(retry, random()), signal)
    if (!signal.aborted && (await ask())) return 'complete'
  }
  return 'failed'
}

/** How long to wait before a retry: doubling, capped, and a little different for everybody. */
export function retryDelayMs(retry: number, chance: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_DELAY_MS) + chance * JITTER_MS
}

function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
