import { Failure } from '@mowatt/contract'
import { addDays, ANSWERS_TO, type GuardAnswer, type GuardStepKind } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { type Entered, enterHome } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import { setGuard } from './guard-store.ts'
import { lockGuardOfHome } from './lock-guard-of-home.ts'

type Answer = { step: GuardStepKind; answer: GuardAnswer }

/** What somebody says of a step of their switch. Said twice it is the same; said otherwise, the last word counts. */
export async function answerGuard(
  ctx: Context,
  who: Asking,
  { homeId, switchId }: { homeId: string; switchId: string },
  { step, answer }: Answer,
): Promise<Entered> {
  if (!ANSWERS_TO[step].includes(answer))
    throw new Failure('invalid_request', { fields: { answer: 'That’s no answer to this question.' } })
  return ctx.db.transaction().execute(async (tx) => {
    const entered = await enterHome(ctx, tx, who, homeId)
    const guard = await lockGuardOfHome(ctx, tx, who, { entered, switchId })
    const { content } = guard
    if (content.answers[step]?.answer === answer) return entered
    const on = dayOf(ctx, entered.home)
    const answers = { ...content.answers, [step]: { answer, on } }
    await setGuard(ctx, tx, { ...guard, content: { ...content, answers }, lookOn: addDays(on, 1) })
    return entered
  })
}
