import { Failure } from '@mowatt/contract'
import { addDays, ANSWERS_TO, type GuardAnswer, guardSteps, type GuardStepKind } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { type Entered, enterHome } from '../enter-home.ts'
import type { Asking } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import type { SwitchToGuard } from '../../switching/public.ts'
import { guardBillOf, ofSwitch } from './bills-of-switch.ts'
import { setGuard } from './guard-store.ts'
import { lockGuardOfHome } from './lock-guard-of-home.ts'
import { sayStep } from './say-step.ts'

type Answer = { step: GuardStepKind; answer: GuardAnswer }

/** A user's answer about a step of their switch, where the page asks for it. Idempotent. */
export async function answerGuard(
  ctx: Context,
  who: Asking,
  { homeId, switchId }: { homeId: string; switchId: string },
  { step, answer }: Answer,
): Promise<Entered> {
  if (!ANSWERS_TO[step].includes(answer)) throw refused('That isn’t one of the answers to this question.')
  return ctx.db.transaction().execute(async (tx) => {
    const entered = await enterHome(ctx, tx, who, homeId)
    const { about, guard } = await lockGuardOfHome(ctx, tx, who, { entered, switchId })
    const { content } = guard
    if (content.answers[step]?.answer === answer) return entered
    const on = dayOf(ctx, entered.home)
    const bills = ofSwitch(ctx, about, entered.home, entered.settled.bills).map(guardBillOf)
    const asked = answersAsked(about, { bills, record: content, today: on }, step)
    if (!asked.includes(answer)) throw refused('We’re not asking this right now. Please reload the page.')
    const answers = { ...content.answers, [step]: { answer, on } }
    await setGuard(ctx, tx, { ...guard, content: { ...content, answers }, lookOn: addDays(on, 1) })
    return entered
  })
}

type Known = Omit<Parameters<typeof guardSteps>[0], 'guarded'>

/** The answers about a step that the page accepts today. */
function answersAsked({ guarded }: SwitchToGuard, known: Known, kind: GuardStepKind): GuardAnswer[] {
  const step = guarded && guardSteps({ ...known, guarded }).find((each) => each.kind === kind)
  const ask = step && sayStep(step, guarded, known.today >= guarded.startsOn).ask
  return ask?.answers.map(({ value }) => value) ?? []
}

function refused(answer: string): Failure {
  return new Failure('invalid_request', { fields: { answer } })
}
