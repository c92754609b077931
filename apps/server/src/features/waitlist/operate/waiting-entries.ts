import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import type { EntryState } from '../ledger/ledger-store.ts'

export type WaitingEntry = {
  id: number
  at: Date
  earnedAt: Date
  memberId: string
  alias: string
  points: number
  what: string
  reason: string | null
  state: EntryState
  appeal: string | null
}

/** Points that wait for a decision and appeals that wait for an answer, oldest entry first. */
export async function listWaiting(db: Db, after: number, most: number): Promise<WaitingEntry[]> {
  const { rows } = await sql<WaitingEntry>`
    with waiting as (
      (select entry_id as id from waitlist_undecided where entry_id > ${after} order by entry_id limit ${most})
      union
      (select entry_id from waitlist_appeal where state = 'open' and entry_id > ${after} order by entry_id limit ${most})
    )
    select entry.id, entry.at, entry.earned_at as "earnedAt", entry.member_id as "memberId", member.alias, entry.points, entry.what,
           coalesce(entry.reason, decision.words) as reason, entry.state, appeal.text as appeal
    from waiting
    join waitlist_standing_entry entry using (id)
    join waitlist_member member on member.id = entry.member_id
    left join waitlist_decision decision on decision.entry_id = entry.id
    left join waitlist_appeal appeal on appeal.entry_id = entry.id and appeal.state = 'open'
    order by entry.id limit ${most}`.execute(db)
  return rows
}
