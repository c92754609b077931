import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { seedContent } from './seed-content.ts'
import { shippedContent } from './shipped/shipped-content.ts'

let database: TestDatabase
const now = () => new Date('2026-11-16T09:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const TERMS = 'shipped-waitlist-terms-and-conditions'
const shippedFields = (documentId: string) => shippedContent().find((each) => each.documentId === documentId)?.fields

async function stored(documentId: string) {
  const query = database.db.selectFrom('content_record').select('fields').where('document_id', '=', documentId)
  return (await query.executeTakeFirst())?.fields
}

/** Like a database that was seeded by an older version. */
async function shipInstead(documentId: string, change: Record<string, unknown>): Promise<void> {
  for (const table of ['content_record', 'content_seed']) {
    await sql`update ${sql.table(table)} set fields = fields || ${JSON.stringify(change)}::jsonb
              where document_id = ${documentId}`.execute(database.db)
  }
}

test('a legal text that nobody changed follows the one that is shipped', async () => {
  await shipInstead(TERMS, { inShort: ['Entry is open.'], lastUpdated: '2025-09-01' })
  expect(await stored(TERMS)).toMatchObject({ lastUpdated: '2025-09-01' })
  expect(await seedContent({ db: database.db, now })).toBe(0)
  expect(await stored(TERMS)).toEqual(shippedFields(TERMS))
})

test('what an editor changed stays, now and at every later start', async () => {
  await shipInstead('shipped-privacy-policy', { subtitle: 'As it once was.' })
  await sql`update content_record set fields = fields || '{"title":"Our own"}'
            where document_id = 'shipped-privacy-policy'`.execute(database.db)
  for (let start = 0; start < 2; start++) await seedContent({ db: database.db, now })
  expect(await stored('shipped-privacy-policy')).toMatchObject({ title: 'Our own', subtitle: 'As it once was.' })
})

test('what was deleted stays deleted, and what nobody can know to be unchanged stays as it is', async () => {
  await shipInstead('shipped-home-page', { title: 'Older' })
  await sql`delete from content_record where document_id = 'shipped-home-page'`.execute(database.db)
  await shipInstead('shipped-main-terms-and-conditions', { title: 'Older' })
  await sql`update content_seed set fields = null
            where document_id = 'shipped-main-terms-and-conditions'`.execute(database.db)
  await seedContent({ db: database.db, now })
  expect(await stored('shipped-home-page')).toBeUndefined()
  expect(await stored('shipped-main-terms-and-conditions')).toMatchObject({ title: 'Older' })
})
