import type { Context } from '../../../context.ts'
import { listReadBillIds } from '../../bills/public.ts'
import { listApart, listHomesOf } from '../home-store.ts'
import { settleHomes } from '../settle-homes.ts'
import { listWatched } from './watch-store.ts'

/**
 * Bills that were read since the user last opened their homes join them before these are checked. Before the batch and
 * not within it: callers that change a home take locks in another order.
 */
export async function settleStale(ctx: Context, of: { after: string | null; most: number }): Promise<void> {
  const watched = await listWatched(ctx.db, of)
  const userIds = [...new Set(watched.flatMap(({ userId }) => (userId === null ? [] : [userId])))]
  const bills = Map.groupBy(await listReadBillIds(ctx.db, userIds), ({ userId }) => userId)
  for (const [userId, read] of bills) {
    const homes = await listHomesOf(ctx, ctx.db, userId)
    const placed = new Set(homes.flatMap(({ content }) => content.bills.map(({ id }) => id)))
    const isNew = read.filter(({ id }) => !placed.has(id))
    if (isNew.length === 0) continue
    const apart = await listApart(ctx.db, userId)
    if (isNew.every(({ id }) => apart.has(id))) continue
    const who = { kind: 'user' as const, subject: userId, email: null, sessionId: undefined }
    await ctx.db.transaction().execute((tx) => settleHomes(ctx, tx, who))
  }
}
