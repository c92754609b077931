import { Failure } from '@mowatt/contract'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listComplaintMails } from '../complaints/complaint-store.ts'
import { enterHome } from '../enter-home.ts'
import { setHomeDeleteAt } from '../home-store.ts'
import { stopGuardByLink } from '../guardian/stop-guard.ts'
import { type Asking, VISITOR_KEPT_MS } from '../settle-homes.ts'
import { listMailsOfHome } from './check-store.ts'
import { namedHash } from '../../../platform/secrets/named-hash.ts'
import { lockWatch, putWatch, type WatchRecord } from './watch-store.ts'

/** For the owner of the home; where nothing is watched, it does nothing. */
export async function stopWatch(ctx: Context, who: Asking, homeId: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { home } = await enterHome(ctx, tx, who, homeId)
    const watch = await lockWatch(ctx, tx, { homeId: home.id })
    if (watch) await stop(ctx, tx, watch)
  })
}

/**
 * Having the mail is enough to stop what it stops, a watch or the questions after a switch; pressing twice is harmless.
 */
export async function stopByLink(ctx: Context, token: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const watch = await lockWatch(ctx, tx, { stopHash: namedHash('homes-stop', token) })
    if (watch) await stop(ctx, tx, watch)
    else if (!(await stopGuardByLink(ctx, tx, token))) throw new Failure('not_found')
  })
}

/**
 * Pending mails are withdrawn, and the address is deleted. Without an account the home is deleted too, a while later.
 */
async function stop(ctx: Context, tx: Db, watch: WatchRecord): Promise<void> {
  if (watch.stoppedAt !== null) return
  const now = ctx.now()
  await putWatch(ctx, tx, {
    ...watch,
    address: { ...watch.address, email: null },
    confirmHash: null,
    confirmUntil: null,
    stoppedAt: now,
    told: null,
  })
  const { homeId } = watch
  await ctx.mail.withdraw(tx, [...(await listMailsOfHome(tx, homeId)), ...(await listComplaintMails(tx, homeId))])
  await setHomeDeleteAt(tx, homeId, new Date(now.getTime() + VISITOR_KEPT_MS))
}
