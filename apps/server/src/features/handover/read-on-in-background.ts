import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { keepRenewing, leaseFrom } from './claim-request.ts'
import { finishReading } from './finish-reading.ts'
import { listUnread, takeOverRequest } from './handover-store.ts'
import type { HandoverDesk } from './handover-desk.ts'

const LOOK_EVERY_MS = 5000
const AT_A_TIME = 20

/** Bills that a killed process left unread are read by whichever process finds them, with or without their visitor. */
export function readOnInBackground(app: FastifyInstance, ctx: Context, desk: HandoverDesk): void {
  let timer: NodeJS.Timeout | undefined
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      readOn(ctx, desk).catch((error: unknown) => {
        ctx.log.warn({ room: 'handover', error }, 'bills wait to be read')
      })
    }, LOOK_EVERY_MS).unref()
  })
  app.addHook('preClose', async () => clearInterval(timer))
}

/** Yields how many it read. */
export async function readOn(ctx: Context, desk: HandoverDesk): Promise<number> {
  const unread = await listUnread(ctx.db, ctx.now(), AT_A_TIME)
  const readings = unread.map(async ({ billId, ...request }) => {
    const lease = { now: ctx.now(), until: leaseFrom(ctx.now()) }
    if (billId === null || !(await takeOverRequest(ctx.db, request, lease))) return false
    const stopRenewing = keepRenewing(ctx, request)
    try {
      await finishReading(ctx, desk, { ...request, billId }, () => {})
    } finally {
      stopRenewing()
    }
    return true
  })
  const ended = await Promise.allSettled(readings)
  return ended.filter((each) => each.status === 'fulfilled' && each.value).length
}
