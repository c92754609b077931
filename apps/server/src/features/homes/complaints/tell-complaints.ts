import { addDays, complaintClock } from '@mowatt/tariffs'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { HomeRecord } from '../home-store.ts'
import { watchLinks } from '../watch/watch-links.ts'
import type { WatchRecord } from '../watch/watch-store.ts'
import { dayOf } from '../wire-home.ts'
import { complaintMail } from './complaint-mail.ts'
import { lockUntold, setToldOfComplaint } from './complaint-store.ts'

/** Later than this it is no news: a user who agrees to be watched then has seen it on the page. */
const LATEST_DAYS = 14

/**
 * Mails watched homes whose eight weeks are over, in the transaction of the check: once, or not yet. Returns how many.
 */
export async function tellComplaints(
  ctx: Context,
  tx: Db,
  watched: readonly { home: HomeRecord; watch: WatchRecord }[],
  siteName: string,
): Promise<number> {
  const untold = await lockUntold(
    ctx,
    tx,
    watched.map(({ home }) => home.id),
  )
  let mailed = 0
  for (const { id, homeId, tellOn, content } of untold) {
    const { home, watch } = watched.find((each) => each.home.id === homeId) ?? {}
    const to = watch?.address.email ?? null
    if (!home || !watch || to === null || tellOn === null) continue
    const today = dayOf(ctx, home)
    if (today < tellOn) continue
    const isNews = today <= addDays(tellOn, LATEST_DAYS)
    const { askBy } = complaintClock(content, today)
    const links = watchLinks(ctx, homeId, watch.address.stopToken)
    const about = { to, siteName, homeName: home.content.name, complaint: content, askBy, links }
    const mail = isNews ? await ctx.mail.queue(tx, complaintMail(about)) : undefined
    await setToldOfComplaint(tx, id, mail && { id: mail.id, on: today })
    if (mail) mailed += 1
  }
  return mailed
}
