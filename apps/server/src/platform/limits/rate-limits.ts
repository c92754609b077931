import { createHmac } from 'node:crypto'
import { Failure } from '@mowatt/contract'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

export type Limit = { name: string; count: number; perSeconds: number }

export type RateLimits = {
  /** Counts one use; refuses with `too_many_requests` once the limit is spent, in every process alike. */
  consume(limit: Limit, key: string): Promise<void>
  /** Gives one use back. */
  giveBack(limit: Limit, key: string): Promise<void>
}

type Parts = {
  pool: pg.Pool
  secret: string
  /** Called once when a caller has used up a limit, and not again for each refusal until it is available again. */
  onSpent?: (limitName: string, hashedKey: string) => void
}

/** Limits that apply across processes. Keys are stored only as keyed hashes: an address never reaches the table. */
export function createRateLimits({ pool, secret, onSpent = () => {} }: Parts): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf({ name, count, perSeconds }: Limit): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const budget = { points: count, duration: perSeconds, keyPrefix: name }
    const fresh = new RateLimiterPostgres({
      ...budget,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'limits_window',
      tableCreated: true,
      clearExpiredByTimeout: false,
      // A flood is refused from memory, without querying the database each time.
      inMemoryBlockOnConsumed: count + 1,
      // While the database is unavailable each process counts for itself.
      insuranceLimiter: new RateLimiterMemory(budget),
    })
    limiters.set(name, fresh)
    return fresh
  }

  const hashOf = ({ name }: Limit, key: string) =>
    createHmac('sha256', secret).update(`${name}:${key}`).digest('base64url').slice(0, 32)

  return {
    async consume(limit, key) {
      const hashed = hashOf(limit, key)
      try {
        await limiterOf(limit).consume(hashed)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        if (refusal.consumedPoints === limit.count + 1) onSpent(limit.name, hashed)
        throw new Failure('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        })
      }
    },
    async giveBack(limit, key) {
      await limiterOf(limit).reward(hashOf(limit, key))
    },
  }
}
