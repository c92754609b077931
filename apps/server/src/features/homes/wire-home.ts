import type { Home, ToldInChat } from '@mowatt/contract'
import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../context.ts'
import { londonDay } from '../../platform/clock/london-day.ts'
import { billInList, type ReadBill } from '../bills/public.ts'
import { listChatIdsOfUser } from '../chat/public.ts'
import { listSwitchesWithSupply } from '../switching/public.ts'
import { guardsOfHome } from './guardian/guards-of-home.ts'
import { wireGuards } from './guardian/wire-guards.ts'
import { listComplaints } from './complaints/complaint-store.ts'
import { wireComplaint } from './complaints/wire-complaint.ts'
import { dealOfHome } from './deal-of-home.ts'
import { payingOf } from './errands/paying-of.ts'
import type { ErrandsTold, ToldIn } from './home-seal.ts'
import type { HomeRecord } from './home-store.ts'
import { billsOfHome } from './letters/account-at.ts'
import { isOfSupply } from './is-of-supply.ts'
import { type Asking, basisOf, type Settled } from './settle-homes.ts'
import { wireTold } from './told-of-home.ts'
import { useByMonth } from './use-by-month.ts'
import { listNoted } from './watch/list-noted.ts'
import { CHECKS_SHOWN } from './watch/say-check.ts'
import { findWatch, isWatched } from './watch/watch-store.ts'
import { wireWatch } from './watch/wire-watch.ts'
import { homeWork, workOnHome } from './work-on-home.ts'

/** Today's date for a home: outside production a test home may have its own. */
export function dayOf({ config, now }: Pick<Context, 'config' | 'now'>, { clockDay }: HomeRecord): IsoDay {
  return (config.isProduction ? null : clockDay) ?? londonDay(now())
}

/** A home with all that is known of it today. */
export async function wireHome(ctx: Context, who: Asking, home: HomeRecord, settled: Settled): Promise<Home> {
  const { id, content } = home
  const today = dayOf(ctx, home)
  const watch = await findWatch(ctx, ctx.db, id)
  const worthwhilePence = isWatched(watch) ? watch?.thresholdPence : undefined
  const { told, errands, agreed } = await dealOfHome(ctx, ctx.db, home, today)
  const paying = payingOf({ ...content, errands }, settled.bills)
  const question = { said: told, basis: basisOf(content, settled.bills), agreed, today, worthwhilePence, paying }
  const entered = { home, settled }
  const [complaints, guards] = await Promise.all([listComplaints(ctx, ctx.db, id), guardsOfHome(ctx, who, entered)])
  const [{ yearly, ...view }, switches, guarded, { checks }] = await Promise.all([
    workOnHome(ctx)('viewHome', question, homeWork()),
    switchesOf(ctx, who, home, settled),
    wireGuards(ctx, who, entered, { guards, today }),
    listNoted(ctx, { homeId: id, complaints, guards }, { most: CHECKS_SHOWN }),
  ])
  const bills = billsOfHome(content, settled.bills)
  const toldInChat = await wireToldIn(ctx, who, content.toldIn, { ...wireTold(told), ...wireErrands(errands) })
  return {
    home_id: id,
    name: content.name,
    created_at: home.createdAt.toISOString(),
    is_of_account: home.userId !== null,
    told: wireTold(told),
    told_in_chat: toldInChat,
    ...view,
    use: { yearly, months: useByMonth(bills) },
    bills: bills.toReversed().map((bill) => wireBill(bill, today)),
    switches,
    guards: guarded,
    complaints: complaints.map((each) => wireComplaint(each, today, bills)),
    watch: wireWatch(watch),
    checks,
    on: today,
  }
}

function wireErrands({ monthlyPence, balancePence }: ErrandsTold) {
  return {
    ...(monthlyPence !== undefined && { monthly_pence: monthlyPence }),
    ...(balancePence !== undefined && { balance_pence: balancePence }),
  }
}

/** Where the values that count were said, as far as that conversation still exists. */
async function wireToldIn(
  ctx: Context,
  { subject }: Asking,
  toldIn: ToldIn = {},
  counts: Partial<Record<ToldInChat['field'], unknown>>,
): Promise<Home['told_in_chat']> {
  const fields = (Object.keys(toldIn) as ToldInChat['field'][]).filter((field) => field in counts)
  if (fields.length === 0) return []
  const chats = await listChatIdsOfUser(ctx.db, subject)
  return fields.flatMap((field) => {
    const where = toldIn[field]
    return where ? [{ field, chat_id: chats.includes(where.chatId) ? where.chatId : null, on: where.on }] : []
  })
}

function wireBill({ id, createdAt, reading }: ReadBill, today: IsoDay): Home['bills'][number] {
  const { title, supplier, period, total_pence, use } = billInList(reading, today)
  return { bill_id: id, title, supplier, period, total_pence, use, at: createdAt.toISOString() }
}

/** Those of its supply; for a user with one home, those that name no supply too. */
async function switchesOf(ctx: Context, who: Asking, home: HomeRecord, { homes }: Settled): Promise<Home['switches']> {
  const all = await listSwitchesWithSupply(ctx, who.subject)
  return all
    .filter((each) => isOfSupply(ctx, each, home, homes.length === 1))
    .map(({ switchId, title, state, says }) => ({ switch_id: switchId, title, state, says }))
}
