import { Failure } from '@mowatt/contract'
import type { Limit, RateLimits } from './rate-limits.ts'

export type Use = readonly [limit: Limit, key: string]

/**
 * Counts uses and then acts. What fails because of an error on our side is not counted: a client that retries through
 * an outage, with the same key each time, must not be refused for it in the end.
 */
export async function countUses<Done>(
  limits: RateLimits,
  uses: readonly Use[],
  act: () => Promise<Done>,
): Promise<Done> {
  for (const use of uses) await limits.consume(...use)
  try {
    return await act()
  } catch (error) {
    const isRefusal = error instanceof Failure && error.status < 500
    if (!isRefusal) await Promise.all(uses.map((use) => limits.giveBack(...use)))
    throw error
  }
}
