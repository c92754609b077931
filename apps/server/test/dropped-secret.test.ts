import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './test-app.ts'

let house: TestApp

beforeAll(async () => {
  house = await createTestApp()
})
afterAll(() => house.close())

const ask = async (url: string) => {
  const { statusCode, body } = await house.app.inject(url)
  return { status: statusCode, body }
}

test('a server whose secret was dropped by another process is not ready', async () => {
  const { pool } = house.database
  await pool.query(`create table kept as select * from secrets_wrap`)
  await pool.query(`delete from secrets_wrap where ring = 'files'`)
  await house.ctx.secrets.refresh()
  expect(await ask('/readyz')).toMatchObject({ status: 503, body: '{"status":"waiting"}' })
  expect(await ask('/livez')).toMatchObject({ status: 200 })
  await pool.query(`insert into secrets_wrap select * from kept where ring = 'files'`)
  await house.ctx.secrets.refresh()
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
})
