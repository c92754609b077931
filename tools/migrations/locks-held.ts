import type { Opened } from '../../apps/server/src/platform/db/open-database.ts'

/** Stronger than what readers and writers share. */
const AGAINST_WRITERS = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

/** Those of these tables that the open transaction locks against writers. */
export async function locksHeld(client: Pick<Opened['pool'], 'query'>, tables: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relation::regclass::text || ' (' || mode || ')' as name from pg_locks
     where pid = pg_backend_pid() and locktype = 'relation' and mode = any($1) and relation = any($2) order by 1`,
    [AGAINST_WRITERS, tables],
  )
  return rows.map(({ name }) => name)
}
