import type pg from 'pg'
import { LISTENER } from '../src/platform/notify/notices.ts'

/** Ends the connections that processes listen on for notices, as a failing network does. */
export async function loseListeners(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [LISTENER],
  )
  if (rowCount === 0) throw new Error('Nobody listens')
}
