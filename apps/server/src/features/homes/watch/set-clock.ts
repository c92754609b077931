import { Failure } from '@mowatt/contract'
import { addDays, addMonths, type IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { type Entered, enterHome, withHome } from '../enter-home.ts'
import { setClockDay } from '../home-store.ts'
import type { Asking } from '../settle-homes.ts'
import { currentPrices } from '../work-on-home.ts'
import { beginGuards } from '../guardian/begin-guards.ts'
import { lockGuards } from '../guardian/guard-store.ts'
import { checkGuards } from '../guardian/check-guards.ts'
import { switchesOfHome } from '../guardian/switches-of-home.ts'
import { checkHomes } from './check-homes.ts'

const MOST_MONTHS = 60

/**
 * For trying out a year in a minute: a home gets its own date, and its watch and the guard of its switches run as of
 * that day, mails included.
 */
export async function setClock(
  ctx: Context,
  who: Asking,
  homeId: string,
  { day, siteName }: { day: IsoDay; siteName: string },
): Promise<Entered> {
  if (ctx.config.isProduction) throw new Failure('not_allowed')
  const today = londonDay(ctx.now())
  if (day < addMonths(today, -MOST_MONTHS) || day > addMonths(today, MOST_MONTHS))
    throw new Failure('invalid_request', { fields: { day: 'Please check the year.' } })
  const entered = await ctx.db.transaction().execute(async (tx) => {
    const { home, settled } = await enterHome(ctx, tx, who, homeId)
    await setClockDay(tx, home.id, day)
    return withHome(settled, { ...home, clockDay: day })
  })
  await ctx.db.transaction().execute((tx) => checkHomes(ctx, tx, [entered.home.id], { ...currentPrices(), siteName }))
  await ctx.db.transaction().execute(async (tx) => {
    const ids = (await switchesOfHome(ctx, tx, who, entered)).map(({ switchId }) => switchId)
    await beginGuards(ctx, tx, ids)
    const guards = (await lockGuards(ctx, tx, { ids })).filter(({ stoppedAt }) => stoppedAt === null)
    await checkGuards(ctx, tx, guards, { siteName, nextOn: addDays(day, 1) })
  })
  return entered
}
