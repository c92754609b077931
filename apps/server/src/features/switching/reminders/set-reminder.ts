import { Failure } from '@mowatt/contract'
import { addMonths, daysBetween, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { makeUuid } from '../../../platform/ids/make-uuid.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { londonDay, londonHour } from '../../../platform/clock/london-day.ts'
import { readEmail } from '../../identity/public.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { findComparison } from '../comparisons/kept-comparison.ts'
import type { Asking } from '../switches/asking.ts'
import { clockOf } from '../switches/switch-calendar.ts'
import { sealReminder } from './reminder-seal.ts'
import { putReminder } from './reminder-store.ts'

const HOUR = 9
const MOST_MONTHS = 24
const perOwner = { name: 'reminder-owner', count: 20, perSeconds: 86_400 }
const perAddress = { name: 'reminder-address', count: 5, perSeconds: 86_400 }

/** `before` is its earlier day. */
export type Reminder = { id: string; on: IsoDay; email: string; before: IsoDay | null }

/** A mail at nine in the morning of a future day. A new request moves it. `alongside` runs in the same transaction. */
export async function setReminder(
  ctx: Context,
  who: Asking,
  asked: { comparisonId: string; on: IsoDay; email?: string | undefined },
  alongside: (tx: Db, made: Omit<Reminder, 'before'>) => Promise<void> = async () => {},
): Promise<Reminder> {
  const kept = await findComparison(ctx, who.subject, asked.comparisonId)
  if (!kept) throw new Failure('not_found')
  const dueAt = dueOn(ctx, asked.on)
  const own = who.isEmailVerified === true ? who.email : null
  const email = readEmail(asked.email ?? own ?? '')
  await ctx.limits.consume(perOwner, who.subject)
  await ctx.limits.consume(perAddress, email)
  const id = makeUuid(ctx)
  const stopToken = ctx.randomBytes(32).toString('base64url')
  const { headline = '', reason = '' } = kept.verdict ?? {}
  const before = await ctx.db.transaction().execute(async (tx) => {
    const moved = await putReminder(tx, {
      id,
      comparisonId: kept.id,
      chatId: kept.chatId,
      owner: kept.owner,
      userId: kept.userId ?? (who.kind === 'user' ? who.subject : null),
      onDay: asked.on,
      dueAt,
      sealed: sealReminder(ctx, id, { email, headline, reason, stopToken }),
      addressHash: namedHash('switching-address', email, ctx.secrets.files),
      stopHash: namedHash('reminder-stop', stopToken),
      createdAt: ctx.now(),
    })
    await alongside(tx, { id, on: asked.on, email })
    return moved
  })
  return { id, on: asked.on, email, before }
}

/** Any future day: a user who wants to look again before the day of the verdict may have their own reason. */
function dueOn({ now, config }: Context, on: IsoDay): Date {
  const today = londonDay(now())
  const last = addMonths(today, MOST_MONTHS)
  const dueAt = londonHour(on, HOUR)
  if (on < today || on > last || dueAt <= now()) {
    throw new Failure('invalid_request', { fields: { on: 'Choose a date in the future, within the next two years.' } })
  }
  const { dayMs, isFast } = clockOf(config.switching)
  return isFast ? new Date(now().getTime() + daysBetween(today, on) * dayMs) : dueAt
}
