import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { seedContent } from '../src/features/content/public.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { type Opened, openDatabase } from '../src/platform/db/open-database.ts'
import { createNotices } from '../src/platform/notify/notices.ts'
import { startJobs } from '../src/platform/jobs/jobs.ts'
import { quietLog } from './quiet-log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database whose server may make others. */
    adminUrl: string
    /** A migrated database, copied for each test file. */
    template: string
  }
}

/** The time at which story tests begin. */
export const TEST_NOW = new Date('2026-11-15T09:00:00Z')

/** One PostgreSQL for all story tests: the embedded one, or the one of DATABASE_URL. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-story-'))
  const embedded = given ? undefined : await startEmbeddedPostgres({ dir })
  // An interrupted run closes nothing, and the database is not in its process group.
  const endWithUs = () => void (embedded && process.kill(embedded.pid(), 'SIGQUIT'))
  process.once('exit', endWithUs)
  const adminUrl = given ?? embedded?.url ?? ''
  const template = `mowatt_template_${process.pid}`
  const admin = openDatabase(adminUrl, { max: 1 })
  if (embedded) await forgetDurability(admin)
  await admin.pool.query(`drop database if exists ${template}`)
  await admin.pool.query(`create database ${template}`)
  const opened = openDatabase(inDatabase(adminUrl, template), { max: 2 })
  await migrate(opened.db)
  // Job tables and shipped content are created here once, or each test file would spend most of a second on them.
  const notices = createNotices({ pool: opened.pool, log: quietLog })
  const jobs = await startJobs({ pool: opened.pool, log: quietLog, notices })
  await jobs.stop()
  await seedContent({ db: opened.db, now: () => TEST_NOW })
  await opened.db.destroy()
  project.provide('adminUrl', adminUrl)
  project.provide('template', template)

  return async () => {
    await admin.pool.query(`drop database if exists ${template}`)
    await admin.db.destroy()
    await embedded?.stop()
    process.off('exit', endWithUs)
    rmSync(dir, { recursive: true, force: true })
  }
}

/**
 * No story test cuts the power, and waiting for the disk was a fifth of the time. Crash tests have their own servers.
 */
export async function forgetDurability({ pool }: Opened): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    await pool.query(`alter system set ${setting} = off`)
  }
  await pool.query('select pg_reload_conf()')
}

/** The same server, another database. */
export function inDatabase(url: string, database: string): string {
  const [, before = '', query = ''] = /^([a-z]+:\/\/[^/]*\/)[^?]*(\?.*)?$/.exec(url) ?? []
  return `${before}${database}${query}`
}
