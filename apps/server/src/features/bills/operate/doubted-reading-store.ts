import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import type { ListPlace } from '../../../platform/http/list-place.ts'

type DoubtedRow = { id: string; at: Date; sealed: Buffer }
type Wanted = { after: ListPlace | undefined; most: number }

/** The last corrected first, after a cursor. */
export function listCorrected(db: Db, { after, most }: Wanted): Promise<DoubtedRow[]> {
  return list(db, sql`corrected_at`, sql`corrected_at is not null`, { after, most })
}

/** Those with values that the reader was unsure of, the newest bill first, after a cursor. */
export function listDoubtful(db: Db, { after, most }: Wanted): Promise<DoubtedRow[]> {
  return list(db, sql`created_at`, sql`doubtful_values > 0`, { after, most })
}

type Words = ReturnType<typeof sql>

async function list(db: Db, at: Words, is: Words, { after, most }: Wanted): Promise<DoubtedRow[]> {
  const from = after ? sql`and (${at}, id) < (${after.at}, ${after.id})` : sql``
  const { rows } = await sql<DoubtedRow>`
    select id, ${at} as at, sealed_reading as sealed from bills_bill
    where ${is} and sealed_reading is not null ${from}
    order by ${at} desc, id desc limit ${most}`.execute(db)
  return rows
}
