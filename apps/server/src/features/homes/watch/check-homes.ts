import type { IsoDay } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { countToday } from '../../../platform/counts/day-counts.ts'
import { WorkStopped } from '../../../platform/workers/work-stopped.ts'
import { listReadBills } from '../../bills/public.ts'
import { tellComplaints } from '../complaints/tell-complaints.ts'
import { dealAmong, type DealOfHome, switchesOf, switchesOfPeople } from '../deal-of-home.ts'
import { type HomeRecord, holdHomes } from '../home-store.ts'
import type { Prices, WatchedAnswer, WatchedQuestion } from '../home-tasks.ts'
import { basisOf } from '../settle-homes.ts'
import { dayOf } from '../wire-home.ts'
import { homeWork, workOnHome } from '../work-on-home.ts'
import { type CheckRow, putChecks } from './check-store.ts'
import { watchLinks } from './watch-links.ts'
import { watchMail } from './watch-mail.ts'
import { lockWatched, setChecked, setTold, type WatchRecord } from './watch-store.ts'

export type CheckedWith = Prices & { siteName: string }
type Watched = { home: HomeRecord; watch: WatchRecord }

/**
 * Checks the watched ones of these homes, in the caller's transaction: the result, its mail and the record of it are
 * committed together. Homes are locked before their watches, in the same order as when one is deleted.
 */
export async function checkHomes(
  ctx: Context,
  tx: Db,
  homeIds: readonly string[],
  prices: CheckedWith,
): Promise<CheckRow[]> {
  const homes = await holdHomes(ctx, tx, homeIds)
  const watches = await lockWatched(ctx, tx, homeIds)
  const dayFor = (home: HomeRecord) => dayOf(ctx, home)
  const all = watches.flatMap((watch) => {
    const home = homes.find(({ id }) => id === watch.homeId)
    return home ? [{ home, watch }] : []
  })
  const switches = await switchesOfPeople(ctx, tx, homes)
  const switchesFor = (home: HomeRecord) => switchesOf(ctx, switches, home)
  // While its supply is being moved, advice would only confuse.
  const asked = all.filter(({ home }) => switchesFor(home).every(({ movedOn }) => movedOn !== null))
  const questions = await questionsOf(ctx, tx, asked, (home) => ({
    today: dayFor(home),
    deal: dealAmong(switchesFor(home), home, dayFor(home)),
  }))
  const answers = await askAll(ctx, questions, prices)
  const done: CheckRow[] = []
  for (const each of all) {
    const at = asked.indexOf(each)
    const onDay = dayFor(each.home)
    if (at < 0) done.push({ homeId: each.home.id, onDay, outcome: 'switch_under_way', mailId: null })
    else done.push(await tell(ctx, tx, each, onDay, { answer: answers[at], siteName: prices.siteName }))
  }
  await putChecks(tx, done)
  const complaints = await tellComplaints(ctx, tx, all, prices.siteName)
  await countToday(ctx, tx, 'home_mail', [
    ...done.filter(({ mailId }) => mailId !== null).map(({ outcome }) => outcome),
    ...Array.from({ length: complaints }, () => COMPLAINT),
  ])
  const alike = Map.groupBy(done, ({ onDay, mailId }) => `${onDay} ${mailId === null}`)
  for (const checks of alike.values()) {
    const [first] = checks
    if (!first) continue
    const ids = checks.map(({ homeId }) => homeId)
    await setChecked(tx, ids, { on: first.onDay, isMailed: first.mailId !== null })
  }
  return done
}

async function questionsOf(
  ctx: Context,
  tx: Db,
  asked: readonly Watched[],
  nowOf: (home: HomeRecord) => { today: IsoDay; deal: DealOfHome },
): Promise<WatchedQuestion[]> {
  const latest = asked.flatMap(({ home }) => home.content.bills.slice(-1).map(({ id }) => id))
  const bills = await listReadBills(ctx, tx, { ids: latest })
  return asked.map(({ home, watch: { told, lastMailedOn, thresholdPence } }) => {
    const { today, deal } = nowOf(home)
    return {
      said: deal.told,
      basis: basisOf(home.content, bills),
      agreed: deal.agreed,
      switchId: deal.switchId,
      today,
      before: told,
      lastMailedOn,
      thresholdPence,
    }
  })
}

/** One home whose bill keeps a worker busy must not stop all others from being checked. */
async function askAll(ctx: Context, homes: readonly WatchedQuestion[], prices: Prices): Promise<WatchedAnswer[]> {
  if (homes.length === 0) return []
  const { cpuMs, resident } = homeWork(prices)
  const given = { cpuMs: cpuMs + homes.length * CPU_MS_A_HOME, resident }
  try {
    return await workOnHome(ctx)('checkHomes', { homes: [...homes] }, given)
  } catch (error) {
    if (!(error instanceof WorkStopped) || error.reason === 'busy') throw error
    if (homes.length === 1) return [undefined]
    const middle = Math.ceil(homes.length / 2)
    const halves = [homes.slice(0, middle), homes.slice(middle)]
    const answers: WatchedAnswer[] = []
    for (const half of halves) answers.push(...(await askAll(ctx, half, prices)))
    return answers
  }
}

/** Operators see only the count of these mails. */
const COMPLAINT = 'complaint'
const CPU_MS_A_HOME = 200

async function tell(
  ctx: Context,
  tx: Db,
  { home, watch }: Watched,
  onDay: IsoDay,
  { answer, siteName }: { answer: WatchedAnswer; siteName: string },
): Promise<CheckRow> {
  const homeId = home.id
  if (!answer) return { homeId, onDay, outcome: 'cannot_tell', mailId: null }
  const { change, unsent, told, view } = answer
  const to = watch.address.email
  if (!change || !view || to === null) return { homeId, onDay, outcome: unsent ?? 'nothing_new', mailId: null }
  const links = watchLinks(ctx, homeId, watch.address.stopToken)
  const mail = watchMail({ to, siteName, homeName: home.content.name, change, view, links })
  const { id } = await ctx.mail.queue(tx, mail)
  await setTold(ctx, tx, homeId, told)
  return { homeId, onDay, outcome: change.kind, mailId: id }
}
