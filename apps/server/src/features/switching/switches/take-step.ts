import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { insertEvent } from './event-store.ts'
import type { SwitchChange, SwitchRecord } from './switch-record.ts'
import { isEnd, stateAfter, type SwitchStep } from './switch-steps.ts'
import { lockSwitch, updateSwitch } from './switch-store.ts'
import { switchMail, type SwitchMailKind } from './switch-mail.ts'

/** How long a switch is stored after its end, for questions and complaints. */
const KEPT_AFTER_END_MS = 365 * 86_400_000

type Taken = {
  step: SwitchStep
  change?: SwitchChange
  /** The reason, as a code. */
  reason?: string
  mail?: SwitchMailKind
}

/** Undefined from `act` leaves everything as it was. */
type Act = (tx: Db, current: SwitchRecord) => Promise<Taken | undefined>

export type StepContext = {
  ctx: Context
  siteName: string
  /** Written in the transaction of the step. */
  alongside?: (tx: Db, taken: SwitchRecord) => Promise<void>
}

/**
 * One step of a switch in one transaction: state, timeline and mail. A concurrent caller, in this process or another,
 * waits for the lock and is then refused because the state has changed.
 */
export async function takeStep(
  { ctx, siteName, alongside }: StepContext,
  { id, subject }: { id: string; subject?: string },
  act: Act,
): Promise<SwitchRecord> {
  return ctx.db.transaction().execute(async (tx) => {
    const current = await lockSwitch(ctx, tx, id)
    if (!current || (subject !== undefined && ![current.owner, current.userId].includes(subject))) {
      throw new Failure('not_found')
    }
    const taken = await act(tx, current)
    if (!taken) return current
    const state = stateAfter(current.state, taken.step)
    if (!state) throw new Failure('switch_refuses')
    const at = ctx.now()
    const ending = isEnd(state)
      ? { endedAt: at, dueAt: null, deleteAt: new Date(at.getTime() + KEPT_AFTER_END_MS) }
      : {}
    const change = { ...taken.change, ...ending, state }
    await updateSwitch(ctx, tx, id, change)
    if (state !== current.state) {
      await insertEvent(tx, id, { step: taken.step, state, reason: taken.reason ?? null, at })
    }
    const next = { ...current, ...change }
    if (taken.mail) await queueMail({ ctx, siteName }, tx, next, taken.mail, taken.reason)
    await alongside?.(tx, next)
    return next
  })
}

/** Does nothing while no address is known: then there is nothing to report either. */
export async function queueMail(
  { ctx, siteName }: StepContext,
  tx: Db,
  about: SwitchRecord,
  kind: SwitchMailKind,
  reason?: string,
): Promise<void> {
  const to = about.details.email
  if (to === undefined) return
  const link = `${ctx.config.urls.app}/switches/${about.id}`
  await ctx.mail.queue(tx, switchMail(kind, { to, siteName, link, about, reason }))
}
