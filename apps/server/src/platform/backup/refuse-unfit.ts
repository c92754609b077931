import { readdirSync } from 'node:fs'
import { migrationsFolder } from '../db/migrate.ts'
import { STORE_MARK } from '../files/check-file-store.ts'
import { jobsVersion } from '../jobs/jobs-version.ts'
import { makeJobTables } from '../jobs/make-job-tables.ts'
import { BadBackup } from './bad-backup.ts'
import type { CheckedBackup } from './check-backup.ts'
import type { RestoreParts } from './restore-backup.ts'

/** Before anything is written: is there enough space, and does this code support the backup? */
export async function refuseUnfit(
  { pool, url, store }: Pick<RestoreParts, 'pool' | 'url' | 'store'>,
  { manifest }: CheckedBackup,
): Promise<void> {
  const { rows } = await pool.query(`select from pg_tables where schemaname = 'public' limit 1`)
  if (rows.length > 0) throw new BadBackup('The database isn’t empty. Restore into a new one.')
  if (await store.get(STORE_MARK)) {
    throw new BadBackup('The file store is in use. Set FILES_URL to an empty bucket, or DATA_DIR to an empty folder.')
  }
  const known = new Set(readdirSync(migrationsFolder))
  if (manifest.migrations.some((name) => !known.has(name))) {
    throw new BadBackup('The backup is newer than this code. Restore it with the version that made it.')
  }
  await makeJobTables(url)
  const version = await jobsVersion(pool)
  if (version !== manifest.jobs) {
    throw new BadBackup(
      'The backup has a different version of the job queue. Restore it with the version that made it.',
    )
  }
}
