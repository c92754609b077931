import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Db } from '../src/platform/db/open-database.ts'

/** As if the database became unavailable before it writes to this table; resolves to a function that restores it. */
export async function refuseWrites(db: Db, table: string): Promise<() => Promise<void>> {
  await sql`create function go_away() returns trigger language plpgsql as $$
    begin raise exception 'gone' using errcode = '57P01'; end $$`.execute(db)
  await sql`create trigger go_away before insert on ${sql.table(table)} execute function go_away()`.execute(db)
  const comeBack = async () => void (await sql`drop function if exists go_away cascade`.execute(db))
  onTestFinished(comeBack)
  return comeBack
}
