import { sql } from 'kysely'
import type { Db } from './open-database.ts'

/** `isConcurrent`: runs alone, outside a transaction. */
export type Migration = { name: string; text: string; isConcurrent: boolean }

const INDEX = /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i

/**
 * One statement that can't run in a transaction, such as `create index concurrently`. The lock is tried and never
 * waited for: a process that waited for it inside a statement would in turn block that statement. What a killed attempt
 * left is removed.
 */
export function runConcurrently(db: Db, lock: number, { name, text }: Migration): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_lock(${lock}) as got`.execute(connection)
    if (rows[0]?.got !== true) throw Object.assign(new Error('Somebody else migrates'), { code: '55P03' })
    try {
      const { rows: done } = await sql`select from db_migration where name = ${name}`.execute(connection)
      if (done.length > 0) return []
      await dropInvalid(connection, INDEX.exec(text)?.[1])
      await sql.raw(text).execute(connection)
      await sql`insert into db_migration (name) values (${name})`.execute(connection)
      return [name]
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection)
    }
  })
}

/** An unfinished index stays invalid, is not used, and looks as if it existed. */
async function dropInvalid(db: Db, index: string | undefined): Promise<void> {
  if (index === undefined) return
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(
    db,
  )
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.table(index)}`.execute(db)
}
