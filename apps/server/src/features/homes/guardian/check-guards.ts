import { guardSteps, isGuardOver, type IsoDay, stepsToAsk } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { countToday } from '../../../platform/counts/day-counts.ts'
import { listSwitchesToGuard, type SwitchToGuard } from '../../switching/public.ts'
import { type HomeRecord, listHomesOf } from '../home-store.ts'
import { isOfSupply } from '../is-of-supply.ts'
import { guardLinks } from '../watch/watch-links.ts'
import { dayOf } from '../wire-home.ts'
import { billsOfSwitch, guardBillOf } from './bills-of-switch.ts'
import { guardMail } from './guard-mail.ts'
import { deleteGuard, type GuardRow, setGuard } from './guard-store.ts'

type Check = { siteName: string; nextOn: IsoDay }

/**
 * Checks guards that the caller has locked, in its transaction: the question, its mail and the record of both are
 * committed together. A question is mailed once. Returns how many mails it queued.
 */
export async function checkGuards(ctx: Context, tx: Db, guards: readonly GuardRow[], check: Check): Promise<number> {
  const switches = await listSwitchesToGuard(ctx, tx, { ids: guards.map(({ switchId }) => switchId) })
  let mailed = 0
  for (const guard of guards) {
    const about = switches.find(({ switchId }) => switchId === guard.switchId)
    if (!about) await deleteGuard(tx, guard.switchId)
    else if (await checkOne(ctx, tx, { guard, about, ...check })) mailed += 1
  }
  await countToday(
    ctx,
    tx,
    'home_mail',
    Array.from({ length: mailed }, () => AFTER_SWITCH),
  )
  return mailed
}

/** How operators see these mails: by their count. */
export const AFTER_SWITCH = 'after_switch'

type One = Check & { guard: GuardRow; about: SwitchToGuard }

async function checkOne(ctx: Context, tx: Db, { guard, about, siteName, nextOn }: One): Promise<boolean> {
  const { content } = guard
  const { guarded, email } = about
  if (!guarded) {
    await setGuard(ctx, tx, { ...guard, lookOn: about.isOff ? null : nextOn })
    return false
  }
  const home = await homeOfSwitch(ctx, tx, about)
  const today = home ? dayOf(ctx, home) : londonDay(ctx.now())
  const bills = (await billsOfSwitch(ctx, tx, about, home)).map(guardBillOf)
  const steps = guardSteps({ guarded, bills, record: content, today })
  const asks = email === undefined ? [] : stepsToAsk(steps)
  const lookOn = isGuardOver(steps) ? null : nextOn
  if (email === undefined || asks.length === 0) {
    await setGuard(ctx, tx, { ...guard, lookOn })
    return false
  }
  const links = guardLinks(ctx, home?.id, content.stopToken)
  const { id } = await ctx.mail.queue(tx, guardMail({ to: email, siteName, guarded, steps: asks, links }))
  const asked = { ...content.asked, ...Object.fromEntries(asks.map(({ kind }) => [kind, today])) }
  await setGuard(ctx, tx, { ...guard, content: { ...content, asked, mails: [...content.mails, id] }, lookOn })
  return true
}

async function homeOfSwitch(ctx: Context, tx: Db, about: SwitchToGuard): Promise<HomeRecord | undefined> {
  const homes = await listHomesOf(ctx, tx, about.userId ?? about.owner)
  return homes.find((home) => isOfSupply(ctx, about, home, homes.length === 1))
}
