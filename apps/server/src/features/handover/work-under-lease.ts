import type { Context } from '../../context.ts'
import { freeRequest, renewLease, type RequestKey } from './handover-store.ts'

/** A worker that lives renews well before; one that was killed is missed this long. */
const LEASE_MS = 6000
const RENEW_MS = 2000

/** Said: Mo has spoken, or there is nobody to speak to. Handed on: this process stops, and another one goes on. */
export type WorkEnd = 'said' | 'handed on'

/** The requests that this process works on. */
export type Works = {
  /** Works on a request that is ours, and keeps it ours until the work ends. What is handed on is free at once. */
  underLease: (ctx: Context, key: RequestKey, work: () => Promise<WorkEnd>) => Promise<WorkEnd>
  /** A lease may run out while its worker lives, on a machine that is too busy to renew it. */
  isInHand: (key: RequestKey) => boolean
  /** Comes when no work is in hand. */
  settled: () => Promise<void>
}

export function createWorks(): Works {
  const inHand = new Map<string, Promise<WorkEnd>>()
  return {
    underLease: (ctx, key, work) => {
      const name = nameOf(key)
      const working = run(ctx, key, work).finally(() => {
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

async function run(ctx: Context, key: RequestKey, work: () => Promise<WorkEnd>): Promise<WorkEnd> {
  const stopRenewing = keepRenewing(ctx, key)
  let end: WorkEnd
  try {
    end = await work()
  } finally {
    await stopRenewing()
  }
  if (end === 'handed on') await freeRequest(ctx.db, key, ctx.now())
  return end
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS)
}

/** What it gives ends the renewing, and with it any renewal that is on its way. */
function keepRenewing(ctx: Context, key: RequestKey): () => Promise<void> {
  let renewing = Promise.resolve()
  const timer = setInterval(() => {
    renewing = renewLease(ctx.db, key, leaseFrom(ctx.now())).catch((error: unknown) => {
      ctx.log.warn({ room: 'handover', error }, 'a lease could not be renewed')
    })
  }, RENEW_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return renewing
  }
}

function nameOf({ owner, messageId }: RequestKey): string {
  return `${messageId} ${owner}`
}
