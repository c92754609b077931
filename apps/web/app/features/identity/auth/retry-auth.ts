export type RetryPolicy = { attempts: number; baseMs: number; maxMs: number; factor: number; jitter: number }

export const authPolicy: RetryPolicy = { attempts: 3, baseMs: 1000, maxMs: 30_000, factor: 2, jitter: 0.1 }

export const tokenPolicy: RetryPolicy = { ...authPolicy, attempts: 2, baseMs: 500 }

/** The refresh that is due at its hour: always a second apart. */
export const refreshPolicy: RetryPolicy = { attempts: 3, baseMs: 1000, maxMs: 1000, factor: 1, jitter: 0 }

type Chance = { wait: (ms: number) => Promise<void>; random: () => number }

const RETRYABLE = /network|timeout|unavailable|internal/i

/** True for a temporary failure. */
export function isRetryable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  return [code, message].some((part) => typeof part === 'string' && RETRYABLE.test(part))
}

/** The delay after an attempt, the first being 1; jitter goes both ways. */
export function retryDelayMs(attempt: number, { baseMs, maxMs, factor, jitter }: RetryPolicy, random: number): number {
  const planned = Math.min(maxMs, baseMs * factor ** (attempt - 1))
  return Math.round(planned * (1 + jitter * (2 * random - 1)))
}

/** Retries an action as often as the policy allows, as long as its failures are temporary. */
export async function retryAuth<T>(act: () => Promise<T>, policy: RetryPolicy, { wait, random }: Chance): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act()
    } catch (error) {
      if (attempt >= policy.attempts || !isRetryable(error)) throw error
    }
    await wait(retryDelayMs(attempt, policy, random()))
  }
}
