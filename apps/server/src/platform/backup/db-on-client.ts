import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Tables } from '../db/database-tables.ts'
import type { Db } from '../db/open-database.ts'

/** Nested transactions: their work is part of the open one. */
const NESTED: Record<string, string> = {
  begin: 'savepoint nested',
  commit: 'release savepoint nested',
  rollback: 'rollback to savepoint nested',
}

/** Typed queries over one connection that is already in a transaction. */
export function dbOnClient(client: pg.PoolClient): Db {
  const inner = {
    query: (text: string, values?: unknown[]) => client.query(NESTED[text] ?? text, values),
    release: () => {},
  }
  const pool = { connect: async () => inner, end: async () => {} }
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as unknown as pg.Pool }) })
}
