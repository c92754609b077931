import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import { questOfEntry } from '../ledger/quest-of-entry.ts'

/** What a quest has paid a member, by the ledger. */
export type Earned = {
  /** Less what was taken back. */
  points: number
  /** When it last paid; null when it never did. */
  countedAt: Date | null
  isHeld: boolean
  heldReason: string | null
  /** The latest reason why some of it was taken back; null when nothing was. */
  takenBackWhy: string | null
}

type Row = Earned & { quest: string }

/** By quest; a quest that is not in the ledger is not in the map. */
export async function readEarned(db: Db, memberId: string): Promise<Map<string, Earned>> {
  const { rows } = await sql<Row>`
    select ${questOfEntry} as quest,
      coalesce(sum(points) filter (where state = 'counted'), 0)::int as points,
      max(at) filter (where state = 'counted' and points > 0) as "countedAt",
      bool_or(state = 'held') as "isHeld",
      max(reason) filter (where state = 'held') as "heldReason",
      (array_agg(why order by id desc) filter (where reverses is not null))[1] as "takenBackWhy"
    from waitlist_standing_entry entry
    where member_id = ${memberId} group by 1`.execute(db)
  return new Map(rows.map(({ quest, ...earned }) => [quest, earned]))
}
