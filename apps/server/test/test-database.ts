import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Opened, openDatabase } from '../src/platform/db/open-database.ts'
import { inDatabase } from './start-test-postgres.ts'

export type TestDatabase = Opened & { url: string; drop(): Promise<void> }

/** A separate, migrated, empty database. */
export async function createTestDatabase({ isEmpty = false } = {}): Promise<TestDatabase> {
  const adminUrl = inject('adminUrl')
  const name = `mowatt_test_${randomBytes(6).toString('hex')}`
  // Copying a database takes as long as the machine is busy.
  const admin = openDatabase(adminUrl, { max: 1, queryTimeoutMs: 0 })
  await admin.pool.query(
    `create database ${name} template ${isEmpty ? 'template0' : inject('template')} strategy file_copy`,
  )
  const url = inDatabase(adminUrl, name)
  const opened = openDatabase(url)
  return {
    ...opened,
    url,
    async drop() {
      await opened.db.destroy()
      await admin.pool.query(`drop database ${name} with (force)`)
      await admin.db.destroy()
    },
  }
}
