import type pg from 'pg'
import { LISTENER } from '../src/platform/notify/notices.ts'

/** Ends the connections on which processes listen for notifications, like a failing network. */
export async function endListenConnections(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [LISTENER],
  )
  if (rowCount === 0) throw new Error('Nobody listens')
}
