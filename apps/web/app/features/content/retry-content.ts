const RETRIES = 3
const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 10_000
const JITTER_MS = 1000

/** Retries with increasing delays until all content has arrived; the server's own attempt was the first of four. */
export async function retryContent(
  ask: () => Promise<boolean>,
  random: () => number = Math.random,
): Promise<'complete' | 'failed'> {
  for (let retry = 0; retry < RETRIES; retry++) {
    await new Promise((resolve) => {
      setTimeout(resolve, retryDelayMs(retry, random()))
    })
    if (await ask()) return 'complete'
  }
  return 'failed'
}

/** The delay before a retry: exponential backoff, capped, with jitter. */
export function retryDelayMs(retry: number, chance: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** retry, LONGEST_DELAY_MS) + chance * JITTER_MS
}
