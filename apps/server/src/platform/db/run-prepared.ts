import type { RawBuilder } from 'kysely'
import type { Opened } from './open-database.ts'

/**
 * Runs a statement that each connection plans once, under its name, and then only executes: for the few that run so
 * often that planning would be most of their cost. The same name must always have the same text.
 */
export async function runPrepared<Row>({ db, pool }: Opened, name: string, query: RawBuilder<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query.compile(db)
  const { rows } = await pool.query({ name, text, values: [...parameters] })
  return rows as Row[]
}
