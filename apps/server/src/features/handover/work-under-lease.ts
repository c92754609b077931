import type { Context } from '../../context.ts'
import { gatherCalls } from '../../platform/db/gather-calls.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { freeRequest, renewLeases, type RequestKey, takeOverRequest } from './handover-store.ts'

/** A live worker renews well before; a killed one is missed after this time. */
export const LEASE_MS = 6000
const RENEW_MS = 2000
/** The job that finds requests that no process is working on any more. */
export const LEFT = 'handover.left'

/**
 * Said: Mo has spoken, or there is no conversation to speak in. Handed on: this process stops, and another one resumes.
 */
export type WorkEnd = 'said' | 'handed on'

/** The requests that this process works on. */
export type Works = {
  /**
   * Works on a request under our lease, and renews it until the work ends. A request that is handed on is free at once.
   */
  underLease: (key: RequestKey, work: () => Promise<WorkEnd>) => Promise<WorkEnd>
  /** A lease may expire while its worker lives, on a machine that is too busy to renew it. */
  isInHand: (key: RequestKey) => boolean
  /** Resolves when no work is in progress. */
  settled: () => Promise<void>
}

export function createWorks(ctx: Context): Works {
  const inHand = new Map<string, Promise<WorkEnd>>()
  // Many wait for their turn at the same time, and each would be one more statement.
  const renew = gatherCalls(async (keys: readonly RequestKey[]) => {
    await renewLeases(ctx.db, keys, leaseFrom(ctx.now()))
    return keys
  })
  return {
    underLease: (key, work) => {
      const name = nameOf(key)
      const working = run(ctx, key, { work, renew }).finally(() => {
        if (inHand.get(name) === working) inHand.delete(name)
      })
      inHand.set(name, working)
      return working
    },
    isInHand: (key) => inHand.has(nameOf(key)),
    settled: async () => {
      while (inHand.size > 0) await Promise.allSettled(inHand.values())
    },
  }
}

type Renew = (key: RequestKey) => Promise<unknown>

async function run(
  ctx: Context,
  key: RequestKey,
  { work, renew }: { work: () => Promise<WorkEnd>; renew: Renew },
): Promise<WorkEnd> {
  const stopRenewing = keepRenewing(ctx, key, renew)
  let end: WorkEnd
  try {
    end = await work()
  } finally {
    await stopRenewing()
  }
  if (end === 'handed on') await handOn(ctx, key)
  return end
}

/** When a process stops, another one resumes the work at once; after an error it waits for the next run. */
async function handOn(ctx: Context, key: RequestKey): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    await freeRequest(tx, key, ctx.now())
    if (ctx.reader.closed.aborted) await ctx.jobs.sendLook(tx, LEFT, 0)
  })
}

/** True for the one process that may resume a request whose worker is gone. */
export async function takeOver(ctx: Context, key: RequestKey): Promise<boolean> {
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await takeOverRequest(tx, key, { now, until: leaseFrom(now) }))) return false
    await missLater(ctx, tx)
    return true
  })
}

/** Last in the transaction that stores a request to answer: should this process crash, another one finds it. */
export function missLater({ jobs }: Pick<Context, 'jobs'>, tx: Db): Promise<void> {
  return jobs.sendLook(tx, LEFT, LEASE_MS)
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/** The returned function stops the renewing, and with it any renewal in flight. */
function keepRenewing({ log }: Context, key: RequestKey, renew: Renew): () => Promise<void> {
  let renewing: Promise<void> | undefined
  const timer = setInterval(() => {
    // One at a time: a slow database gets no second renewal for the same lease.
    renewing ??= renew(key)
      .then(
        () => {},
        (error: unknown) => log.warn({ feature: 'handover', error }, 'a lease could not be renewed'),
      )
      .finally(() => (renewing = undefined))
  }, RENEW_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await renewing
  }
}

function nameOf({ owner, messageId }: RequestKey): string {
  return `${messageId} ${owner}`
}
