import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'

/** Members' aliases, by their id; former members have none. */
export async function findNamesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; alias: string }>`
    select id, alias from waitlist_member where id = any(${[...ids]}::text[])`.execute(db)
  return new Map(rows.map(({ id, alias }) => [id, alias]))
}
