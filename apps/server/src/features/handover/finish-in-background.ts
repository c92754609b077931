import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { recoverAbandonedWork } from '../../platform/jobs/recover-abandoned-work.ts'
import { finishReading } from './finish-reading.ts'
import { answerQuestion } from './hand-over-question.ts'
import type { HandoverService } from './handover-service.ts'
import { hasUnanswered, listUnanswered } from './handover-store.ts'
import { LEASE_MS, LEFT, takeOver, type WorkEnd } from './work-under-lease.ts'

const AT_A_TIME = 20

/**
 * Work that a stopped or killed process left is finished by whichever process finds it, with or without its visitor.
 */
export function finishInBackground(app: FastifyInstance, ctx: Context, service: HandoverService): void {
  const recover = async () => {
    for (const finishing of await finishLeft(ctx, service)) {
      finishing.catch((error: unknown) =>
        ctx.log.warn({ feature: 'handover', error }, 'a hand-over waits to be finished'),
      )
    }
    return hasUnanswered(ctx.db)
  }
  recoverAbandonedWork(app, ctx, { feature: 'handover', job: LEFT, leaseMs: LEASE_MS, recover })
  app.addHook('onClose', () => service.works.settled())
}

/** Returns the work that it resumed. */
export async function finishLeft(ctx: Context, service: HandoverService): Promise<Promise<WorkEnd>[]> {
  const nobody = () => {}
  const left = await listUnanswered(ctx.db, ctx.now(), AT_A_TIME)
  const taken = left.map(async ({ billId, ...request }) => {
    if (service.works.isInHand(request) || !(await takeOver(ctx, request))) return []
    const finishing = service.works.underLease(request, () =>
      billId === null
        ? answerQuestion(ctx, service, request, nobody)
        : finishReading(ctx, service, { ...request, billId }, nobody),
    )
    // In a list, so that the caller needn't wait for its end.
    return [finishing]
  })
  return (await Promise.all(taken)).flat()
}
