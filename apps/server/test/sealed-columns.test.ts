import { expect, test } from 'vitest'
import { sealedColumns } from '../src/reseal-everything.ts'
import { createTestDatabase } from './test-database.ts'

test('the list of sealed columns holds every one there is', async () => {
  const database = await createTestDatabase()
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name like '%seal%'`,
  )
  await database.drop()
  const listed = sealedColumns.map(({ table, column }) => `${table}.${column}`)
  expect(rows.length).toBeGreaterThan(10)
  expect(listed.toSorted()).toEqual([...rows.map(({ name }) => name), 'http_answer.answer'].toSorted())
})
