import type { Db } from '../../platform/db/open-database.ts'
import type { Context } from '../../context.ts'
import type { AccountPart } from '../identity/public.ts'
import { listComplaints } from './complaints/complaint-store.ts'
import { removeHome } from './delete-home.ts'
import { exportGuards, removeGuardsOf } from './guardian/guards-of-account.ts'
import { listHalfHours } from './half-hours/half-hours-store.ts'
import { type HomeRecord, listHomesOf, unsetApart } from './home-store.ts'
import { adoptHomes } from './settle-homes.ts'
import { wireTold } from './told-of-home.ts'
import { listChecks } from './watch/check-store.ts'
import { wireCheck } from './watch/say-check.ts'
import { listWatchesOf } from './watch/watch-store.ts'
import { wireWatch } from './watch/wire-watch.ts'

const ALL = 10_000

/** Homes of an account with what the user said, their watch, what was checked, and the questions after switches. */
export const homesAccountPart: AccountPart = {
  feature: 'homes',
  async exportData(ctx, owner) {
    const homes = await ctx.db.transaction().execute((tx) => homesOf(ctx, tx, owner))
    const ids = homes.map(({ id }) => id)
    const watches = await listWatchesOf(ctx, ctx.db, ids)
    return {
      homes: await Promise.all(
        homes.map(async ({ id, createdAt, content }) => {
          const watch = watches.find(({ homeId }) => homeId === id)
          return {
            home_id: id,
            name: content.name,
            created_at: createdAt,
            told: wireTold(content.told),
            told_in_chat: content.toldIn ?? {},
            errands: content.errands ?? null,
            complaints: (await listComplaints(ctx, ctx.db, id)).map(({ content, toldOn }) => ({ ...content, toldOn })),
            half_hours: await listHalfHours(ctx, ctx.db, id),
            bills: content.bills.map((bill) => bill.id),
            watch: wireWatch(watch),
            agreed_to: watch?.address.agreed ?? null,
            last_told: watch?.told ?? null,
            checks: (await listChecks(ctx.db, id, { most: ALL })).map(wireCheck),
          }
        }),
      ),
      switches_guarded: await exportGuards(ctx, owner.userId),
    }
  },
  async remove(ctx, tx, owner) {
    for (const { id } of await homesOf(ctx, tx, owner)) await removeHome(ctx, tx, id)
    await removeGuardsOf(ctx, tx, owner.userId)
    await unsetApart(tx, { userId: owner.userId })
  },
}

/** Those that have not joined the account yet too: its address is verified, or their conversation is the account's. */
async function homesOf(
  ctx: Context,
  tx: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<HomeRecord[]> {
  await adoptHomes(ctx, tx, { subject: userId, email, isEmailVerified: email !== null })
  return listHomesOf(ctx, tx, userId)
}
