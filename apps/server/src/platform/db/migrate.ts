import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Migration, runConcurrently } from './migrate-concurrently.ts'
import { BadDatabase, type Db } from './open-database.ts'

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations')

/** Any number that nothing else in this database locks. A backup takes it shared, so that no table changes under it. */
export const MIGRATION_LOCK = 7_370_001

/** A statement that waits for a table lock blocks all later ones: better to let them pass and retry. */
const LOCK_TIMEOUT_MS = 1000
const PAUSE_MS = 500
/** About twenty minutes in all: longer than any backup or report should lock a table. */
const MOST_ATTEMPTS = 800
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Applies what is new, in order: processes that start together migrate once, and a migration that fails changes
 * nothing. A file whose first line is `-- concurrently` runs alone, outside a transaction. Returns the names that it
 * applied.
 */
export async function migrate(db: Db, folder = migrationsFolder): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const applied: string[] = []
  for (let attempt = 1; ;) {
    const { isNew, pending } = await look(db, names)
    if (pending.length === 0) return applied
    const texts = await Promise.all(pending.map((name) => readMigration(folder, name)))
    // A new database has no other users, and its tables are empty: everything at once.
    const count = isNew ? texts.length : texts.findIndex(({ isConcurrent }) => isConcurrent)
    try {
      if (count === 0 && texts[0]) applied.push(...(await runConcurrently(db, MIGRATION_LOCK, texts[0])))
      else applied.push(...(await inTransaction(db, count === -1 ? texts : texts.slice(0, count))))
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
      if (attempt++ === MOST_ATTEMPTS) throw new BadDatabase('A table that a migration changes stays locked.')
      await wait(PAUSE_MS)
    }
  }
}

/** In the caller's transaction, on a database that has no other users yet. */
export async function applyMigrations(tx: Db, names: readonly string[], folder = migrationsFolder): Promise<void> {
  await makeLedger(tx)
  for (const name of names) await apply(tx, await readMigration(folder, name))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const text = await readFile(path.join(folder, name), 'utf8')
  return { name, text, isConcurrent: text.startsWith('-- concurrently\n') }
}

async function look(db: Db, names: readonly string[]): Promise<{ isNew: boolean; pending: string[] }> {
  const { rows: found } =
    await sql`select from pg_tables where schemaname = current_schema and tablename = 'db_migration'`.execute(db)
  if (found.length === 0) return { isNew: true, pending: [...names] }
  const applied = await listApplied(db)
  return { isNew: applied.size === 0, pending: names.filter((name) => !applied.has(name)) }
}

export async function listApplied(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from db_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/** What another process has applied in the meantime is left out. */
function inTransaction(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(tx)
    await makeLedger(tx)
    const applied = await listApplied(tx)
    const fresh = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of fresh) await apply(tx, migration)
    return fresh.map(({ name }) => name)
  })
}

async function makeLedger(tx: Db): Promise<void> {
  await sql`create table if not exists db_migration (name text primary key, applied_at timestamptz not null default now())`.execute(
    tx,
  )
}

async function apply(tx: Db, { name, text, isConcurrent }: Migration): Promise<void> {
  await sql.raw(isConcurrent ? text.replaceAll(/\bconcurrently\b/gi, '') : text).execute(tx)
  await sql`insert into db_migration (name) values (${name})`.execute(tx)
}
