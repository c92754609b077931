import type pg from 'pg'

/** The version of the library's tables; 0 where there are none. */
export async function jobsVersion(client: Pick<pg.PoolClient, 'query'>): Promise<number> {
  const { rows: found } = await client.query(
    `select from pg_tables where schemaname = 'pgboss' and tablename = 'version'`,
  )
  if (found.length === 0) return 0
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? 0
}
