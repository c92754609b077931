import type { TestDatabase } from './test-database.ts'

/** As if its first migration had been applied a day before the others. */
export async function ageDatabase({ pool }: TestDatabase): Promise<void> {
  await pool.query(`update db_migration set applied_at = applied_at - interval '1 day' where name like '0001%'`)
}
