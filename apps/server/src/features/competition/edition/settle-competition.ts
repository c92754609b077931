import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { listRanked } from '../../waitlist/public.ts'
import { type EntryRow, listEntries, listExclusions } from '../entry/entry-store.ts'
import type { Actor } from './audit-store.ts'
import type { LeftOut } from './edition-store.ts'
import { refusal, takeStep } from './take-step.ts'

type Placed = { id: number; place: number; points: number; alias: string; email: string }
type Dropped = { id: number; leftOut: string }

/** Finalises the ranking: points of the ledger up to the closing time, entrants only, one place for each. */
export async function settleCompetition(ctx: Pick<Context, 'db' | 'now'>, id: string, who: Actor): Promise<void> {
  await takeStep(ctx, { id, from: 'closed', to: 'settled', what: 'settled', who }, async (tx, edition) => {
    if (ctx.now() < edition.settlesAt) {
      throw refusal(
        `Reviews and appeals run until ${edition.settlesAt.toISOString()}. The ranking isn’t final until then.`,
      )
    }
    const { placed, dropped } = await rankEntrants(tx, id, edition.closesAt)
    await savePlaces(tx, placed)
    await saveDropped(tx, dropped)
    return { change: { leftOut: countReasons(dropped) }, details: { ranked: placed.length, left_out: dropped.length } }
  })
}

async function rankEntrants(tx: Db, editionId: string, until: Date): Promise<{ placed: Placed[]; dropped: Dropped[] }> {
  const barred = new Map((await listExclusions(tx, editionId)).map(({ userId, reason }) => [userId, reason]))
  const waiting = new Map<string | null, EntryRow>()
  for (const entry of await listEntries(tx, editionId)) waiting.set(entry.userId, entry)
  const placed: Placed[] = []
  const dropped: Dropped[] = []
  for (const { memberId, points, alias, email } of await listRanked(tx, { until })) {
    const entry = waiting.get(memberId)
    if (!entry) continue
    waiting.delete(memberId)
    const reason = barred.get(memberId)
    if (reason === undefined) placed.push({ id: entry.id, place: placed.length + 1, points, alias, email })
    else dropped.push({ id: entry.id, leftOut: reason })
  }
  for (const { id, userId } of waiting.values()) dropped.push({ id, leftOut: barred.get(userId ?? '') ?? 'no_points' })
  return { placed, dropped }
}

async function savePlaces(tx: Db, placed: readonly Placed[]): Promise<void> {
  await sql`
    update competition_entry entry
    set place = given.place, points = given.points, alias = given.alias, email = given.email
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as given (id bigint, place integer, points integer, alias text, email text)
    where entry.id = given.id`.execute(tx)
}

async function saveDropped(tx: Db, dropped: readonly Dropped[]): Promise<void> {
  for (const { id, leftOut } of dropped) {
    await tx.updateTable('competition_entry').set({ left_out: leftOut }).where('id', '=', id).execute()
  }
}

function countReasons(dropped: readonly Dropped[]): LeftOut[] {
  const counts = new Map<string, number>()
  for (const { leftOut } of dropped) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1)
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((one, two) => two.count - one.count)
}
