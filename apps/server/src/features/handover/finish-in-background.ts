import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { finishReading } from './finish-reading.ts'
import { answerQuestion } from './hand-over-question.ts'
import type { HandoverService } from './handover-service.ts'
import { listUnanswered, takeOverRequest } from './handover-store.ts'
import { leaseFrom } from './work-under-lease.ts'

const LOOK_EVERY_MS = 5000
const AT_A_TIME = 20

/** What a process left that was stopped or killed is finished by whichever finds it, with or without its visitor. */
export function finishInBackground(app: FastifyInstance, ctx: Context, service: HandoverService): void {
  let timer: NodeJS.Timeout | undefined
  const look = () => {
    if (ctx.reader.closed.aborted) return
    finishLeft(ctx, service).catch((error: unknown) => {
      ctx.log.warn({ room: 'handover', error }, 'hand-overs wait to be finished')
    })
  }
  app.addHook('onListen', async () => {
    timer = setInterval(look, LOOK_EVERY_MS).unref()
    look()
  })
  app.addHook('preClose', async () => clearInterval(timer))
  app.addHook('onClose', () => service.works.settled())
}

/** Yields how many it finished. */
export async function finishLeft(ctx: Context, service: HandoverService): Promise<number> {
  const left = (await listUnanswered(ctx.db, ctx.now(), AT_A_TIME)).filter(
    (request) => !service.works.isInHand(request),
  )
  const finishing = left.map(async ({ billId, ...request }) => {
    const lease = { now: ctx.now(), until: leaseFrom(ctx.now()) }
    if (!(await takeOverRequest(ctx.db, request, lease))) return false
    const nobody = () => {}
    await service.works.underLease(request, () =>
      billId === null
        ? answerQuestion(ctx, service, request, nobody)
        : finishReading(ctx, service, { ...request, billId }, nobody),
    )
    return true
  })
  const ended = await Promise.allSettled(finishing)
  return ended.filter((each) => each.status === 'fulfilled' && each.value).length
}
