import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './database-tables.ts'

/** The database or a transaction of it: stores accept either. */
export type Db = Kysely<Tables>

/** A database that cannot be reached or used; the message is one sentence for the operator. */
export class BadDatabase extends Error {
  override readonly name = 'BadDatabase'
}

// Counts and sizes stay far below 2^53, so bigint columns read as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
// A calendar date is not a point in time; it stays a string.
pg.types.setTypeParser(pg.types.builtins.DATE, String)

export type Opened = { db: Db; pool: pg.Pool }

type Options = {
  max?: number
  /** Zero waits for ever, as a migration of a large table must. */
  queryTimeoutMs?: number
}

/** Longer than any query of a page or a job should take; a database that hangs must not block its callers. */
const QUERY_TIMEOUT_MS = 8000

/** Opens a pool. A connection that dies is replaced at its next use; it never takes the process with it. */
export function openDatabase(url: string, { max = 10, queryTimeoutMs = QUERY_TIMEOUT_MS }: Options = {}): Opened {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(queryTimeoutMs > 0 ? { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs } : {}),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) }
}

const OLDEST_VERSION = 150_000

/** Fails with one clear sentence unless a PostgreSQL of a usable version answers. */
export async function checkDatabase({ pool }: Opened): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    )
    version = rows[0]?.version ?? 0
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new BadDatabase(`We can’t reach the database at DATABASE_URL: ${code ?? ''} ${message}`.replaceAll('  ', ' '))
  }
  if (version < OLDEST_VERSION)
    throw new BadDatabase('The database at DATABASE_URL is too old. You need PostgreSQL 15 or newer.')
}
