import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** What a quest has brought a member, by the ledger. */
export type Earned = {
  points: number
  /** When it last paid; null when it never did. */
  countedAt: Date | null
  isHeld: boolean
  heldReason: string | null
}

type Row = Earned & { quest: string }

/** By quest; a quest that is not in the ledger is not in the map. */
export async function readEarned(db: Db, memberId: string): Promise<Map<string, Earned>> {
  const { rows } = await sql<Row>`
    select quest,
      coalesce(sum(points) filter (where state = 'counted'), 0)::int as points,
      max(at) filter (where state = 'counted') as "countedAt",
      bool_or(state = 'held') as "isHeld",
      max(reason) filter (where state = 'held') as "heldReason"
    from waitlist_standing_entry where member_id = ${memberId} group by quest`.execute(db)
  return new Map(rows.map(({ quest, ...earned }) => [quest, earned]))
}
