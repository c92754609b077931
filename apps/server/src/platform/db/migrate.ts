import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from './open-database.ts'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations')

/** Any number that nothing else in this database locks. */
const MIGRATION_LOCK = 7_370_001

/**
 * Applies what is new, in order, in one transaction under a lock: processes that start together migrate once, and a
 * migration that fails changes nothing. Returns the names that it applied.
 */
export async function migrate(db: Db, folder = migrationsFolder): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    await sql`create table if not exists db_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
      tx,
    )
    const { rows } = await sql<{ name: string }>`select name from db_migration`.execute(tx)
    const applied = new Set(rows.map(({ name }) => name))
    const fresh = names.filter((name) => !applied.has(name))
    for (const name of fresh) {
      await sql.raw(await readFile(path.join(folder, name), 'utf8')).execute(tx)
      await sql`insert into db_migration (name) values (${name})`.execute(tx)
    }
    return fresh
  })
}
