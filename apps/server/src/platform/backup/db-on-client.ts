import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../db/database-tables.ts'
import type { Db } from '../db/open-database.ts'

/** Transactions inside the one that is open: what they do ends with it. */
const NESTED: Record<string, string> = {
  begin: 'savepoint nested',
  commit: 'release savepoint nested',
  rollback: 'rollback to savepoint nested',
}

/** The typed way to ask over one connection that is in a transaction already. */
export function dbOnClient(client: pg.PoolClient): Db {
  const inner = {
    query: (text: string, values?: unknown[]) => client.query(NESTED[text] ?? text, values),
    release: () => {},
  }
  const pool = { connect: async () => inner, end: async () => {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}
