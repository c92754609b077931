import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { SwitchRecord } from './switch-record.ts'
import { stateAfter } from './switch-steps.ts'
import { type StepContext, takeStep } from './take-step.ts'

export const WITHDRAW = 'switching.withdraw'

/** Until the cooling-off period is over by the clock, even if its step has not been taken yet. */
export function canCancel({ now }: Pick<Context, 'now'>, { state, coolingOffEndsAt }: SwitchRecord): boolean {
  const isOver = coolingOffEndsAt !== null && now() > coolingOffEndsAt
  return stateAfter(state, 'cancel') !== undefined && !isOver
}

export async function cancelSwitch(
  steps: StepContext,
  { id, subject }: { id: string; subject: string },
): Promise<SwitchRecord> {
  return takeStep(steps, { id, subject }, async (tx, current) => {
    if (!canCancel(steps.ctx, current)) throw new Failure('switch_refuses')
    const reference = current.supplierReference
    if (reference !== null) await steps.ctx.jobs.send(tx, WITHDRAW, { reference })
    return { step: 'cancel', reason: current.consentedAt ? 'after_consent' : 'before_consent', mail: 'cancelled' }
  })
}
