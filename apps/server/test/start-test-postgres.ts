import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
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

/** One PostgreSQL for all story tests: the embedded one, or the one of DATABASE_URL. */
export default async function startTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['DATABASE_URL']
  const dir = mkdtempSync(path.join(tmpdir(), 'mowatt-story-'))
  const embedded = given ? undefined : await startEmbeddedPostgres({ dir })
  const adminUrl = given ?? embedded?.url ?? ''
  const template = `mowatt_template_${process.pid}`
  const admin = openDatabase(adminUrl, { max: 1 })
  await admin.pool.query(`drop database if exists ${template}`)
  await admin.pool.query(`create database ${template}`)
  const opened = openDatabase(inDatabase(adminUrl, template), { max: 2 })
  await migrate(opened.db)
  // The job tables are made here once, or each test file would spend half a second on them.
  const jobs = await startJobs({ pool: opened.pool, log: quietLog })
  await jobs.stop()
  await opened.db.destroy()
  project.provide('adminUrl', adminUrl)
  project.provide('template', template)

  return async () => {
    await admin.pool.query(`drop database if exists ${template}`)
    await admin.db.destroy()
    await embedded?.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The same server, another database. */
export function inDatabase(url: string, database: string): string {
  const [, before = '', query = ''] = /^([a-z]+:\/\/[^/]*\/)[^?]*(\?.*)?$/.exec(url) ?? []
  return `${before}${database}${query}`
}
