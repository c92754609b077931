import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const ask = async (url: string) => {
  const { statusCode, body } = await testApp.app.inject(url)
  return { status: statusCode, body }
}

test('a server whose secret was dropped by another process is not ready', async () => {
  const { pool } = testApp.database
  await pool.query(`create table kept as select * from secrets_wrap`)
  await pool.query(`delete from secrets_wrap where ring = 'files'`)
  await testApp.ctx.secrets.refresh()
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: '{"status":"waiting"}' })
  expect(await ask('/livez')).toMatchObject({ status: 200 })
  await pool.query(`insert into secrets_wrap select * from kept where ring = 'files'`)
  await testApp.ctx.secrets.refresh()
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
})
