import { sql } from 'kysely'
import type { Db } from './open-database.ts'

/** Whether a database was in use before a migration of that name, or created with it. Its number may change. */
export async function wasInUseBefore(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`select exists (select from db_migration where applied_at <
    (select min(applied_at) from db_migration where name like ${`%-${name}.sql`})) as was`.execute(db)
  return rows[0]?.was === true
}
