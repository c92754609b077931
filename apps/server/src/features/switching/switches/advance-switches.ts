import type { Context } from '../../../context.ts'
import type { Supplier, SupplierNews } from '../supplier/supplier.ts'
import { WITHDRAW } from './cancel-switch.ts'
import { clockOf, coolingOffFrom, warnsAt, warnsTooLateAt } from './switch-calendar.ts'
import type { SwitchRecord } from './switch-record.ts'
import { listDueSwitches, lockSwitch, readSwitchOf, updateSwitch } from './switch-store.ts'
import { queueMail, type StepContext, takeStep } from './take-step.ts'

const AT_A_TIME = 200
/** More steps than a switch has, so that a mistake can't cause an endless loop. */
const MOST_STEPS = 12

export type Advancing = StepContext & { supplier: Supplier }

/**
 * Takes every step that is due. Several processes may do this at once, and any may crash in between: each step is one
 * transaction, the supplier knows an order by its id, and the next run resumes from there.
 */
export async function advanceSwitches(advancing: Advancing): Promise<number> {
  const { ctx } = advancing
  const due = await listDueSwitches(ctx.db, ctx.now(), AT_A_TIME)
  for (const id of due) {
    try {
      await advanceSwitch(advancing, id)
    } catch (error) {
      ctx.log.warn({ job: 'switching.advance', switch_id: id, error }, 'a step of a switch was not taken')
    }
  }
  return due.length
}

export async function advanceSwitch(advancing: Advancing, id: string): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step++) {
    const seen = await readSwitchOf(advancing.ctx, advancing.ctx.db, id)
    if (!seen?.dueAt || seen.dueAt > advancing.ctx.now()) return
    await takeNext(advancing, seen)
  }
}

async function takeNext(advancing: Advancing, seen: SwitchRecord): Promise<void> {
  const { ctx, supplier } = advancing
  if (seen.state === 'submitted' && seen.supplierReference === null) return handOver(advancing, seen)
  const { coolingOffEndsAt, consentedAt, supplierReference: reference } = seen
  if (consentedAt === null || reference === null) throw new Error('A switch is due before it was agreed to')
  if (seen.state === 'cooling_off' && coolingOffEndsAt && ctx.now() <= coolingOffEndsAt) return warn(advancing, seen)
  const news = await supplier.ask({ reference, consentedAt, coolingOffEndsAt }, ctx.now())
  await hear(advancing, seen, news)
}

/**
 * The supplier is called outside of a transaction, as it may be slow. If the switch is cancelled then, the order is
 * withdrawn.
 */
async function handOver({ ctx, supplier }: Advancing, seen: SwitchRecord): Promise<void> {
  const { id, tariffId, details, bank, frozen } = seen
  const { reference } = await supplier.submit({ switchId: id, tariffId, fuels: frozen.fuels, details, bank })
  await ctx.db.transaction().execute(async (tx) => {
    const current = await lockSwitch(ctx, tx, id)
    if (current?.state === 'submitted') {
      await updateSwitch(ctx, tx, id, { state: 'submitted', supplierReference: reference })
    } else {
      await ctx.jobs.send(tx, WITHDRAW, { reference })
    }
  })
}

/** Two days before the end of the cooling-off period, once; then nothing is due until that end. */
async function warn({ ctx, siteName }: Advancing, { id, coolingOffEndsAt }: SwitchRecord): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const current = await lockSwitch(ctx, tx, id)
    if (current?.state !== 'cooling_off' || current.warnedAt) return
    // A moment after the last one on which it can be cancelled.
    const dueAt = coolingOffEndsAt && new Date(coolingOffEndsAt.getTime() + 1)
    await updateSwitch(ctx, tx, id, { state: 'cooling_off', warnedAt: ctx.now(), dueAt })
    if (coolingOffEndsAt && ctx.now() < warnsTooLateAt(coolingOffEndsAt, clockOf(ctx.config.switching))) {
      await queueMail({ ctx, siteName }, tx, current, 'ending_soon')
    }
  })
}

async function hear(advancing: Advancing, seen: SwitchRecord, news: SupplierNews): Promise<void> {
  const { ctx } = advancing
  await takeStep(advancing, { id: seen.id }, async (tx, current) => {
    // Another process was quicker: its step is the one that counts.
    if (current.state !== seen.state || current.dueAt?.getTime() !== seen.dueAt?.getTime()) return undefined
    if (news.kind === 'objected') return { step: 'object', reason: news.reason, mail: 'failed' }
    if (current.state === 'submitted' && news.kind !== 'waiting') return accepted(ctx)
    if (current.state === 'cooling_off') return { step: 'end_cooling_off', change: { dueAt: ctx.now() } }
    if (news.kind === 'completed') return { step: 'complete', mail: 'complete' }
    const dueAt = news.kind === 'waiting' ? news.askAgainAt : new Date(ctx.now().getTime() + ASK_AGAIN_MS)
    await updateSwitch(ctx, tx, current.id, { state: current.state, dueAt })
    return undefined
  })
}

const ASK_AGAIN_MS = 3_600_000

/** The contract begins now, so the cooling-off period begins. */
function accepted({ now, config }: Context) {
  const clock = clockOf(config.switching)
  const { endsOn, endsAt, expectedOn } = coolingOffFrom(now(), clock)
  const dates = { coolingOffEndsOn: endsOn, coolingOffEndsAt: endsAt, expectedOn, dueAt: warnsAt(endsAt, clock) }
  return { step: 'accept' as const, change: dates, mail: 'accepted' as const }
}
