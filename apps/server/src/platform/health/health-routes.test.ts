import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Opened, openDatabase } from '../db/open-database.ts'

let testApp: TestApp
let admin: Opened

beforeAll(async () => {
  testApp = await createTestApp()
  admin = openDatabase(inject('adminUrl'), { max: 1 })
})
afterAll(async () => {
  await testApp.close()
  await admin.db.destroy()
})

const ask = async (url: string) => {
  const { statusCode, body, headers } = await testApp.app.inject(url)
  return { status: statusCode, body, caching: headers['cache-control'] }
}

test('it has started once its start is over', async () => {
  expect(await ask('/startupz')).toEqual({ status: 503, body: '{"status":"starting"}', caching: 'no-store' })
  testApp.app.finishStarting()
  expect(await ask('/startupz')).toEqual({ status: 200, body: '{"status":"started"}', caching: 'no-store' })
})

test('a running server is alive and ready, and says nothing else', async () => {
  expect(await ask('/livez')).toEqual({ status: 200, body: '{"status":"ok"}', caching: 'no-store' })
  expect(await ask('/readyz')).toEqual({ status: 200, body: '{"status":"ready"}', caching: 'no-store' })
})

test('without its database it is alive but not ready, and ready again when the database is back', async () => {
  const { rows } = await testApp.database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  await admin.pool.query(`alter database ${name} allow_connections false`)
  await admin.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await expect.poll(() => ask('/readyz')).toEqual({ status: 503, body: '{"status":"waiting"}', caching: 'no-store' })
  expect(await ask('/livez')).toMatchObject({ status: 200 })
  const metrics = await testApp.app.inject('/metrics')
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toMatch(/^mail_unsent{state="waiting"} NaN$/im)
  await admin.pool.query(`alter database ${name} allow_connections true`)
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 200 })
})

test('a database that does not answer makes it not ready, and the answer does not wait for it', async () => {
  const { pool } = testApp.database
  const busy = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  // Every connection is still taken when the answer comes.
  expect(await ask('/readyz')).toMatchObject({ status: 503 })
  for (const client of busy) client.release()
  await expect.poll(() => ask('/readyz')).toMatchObject({ status: 200 })
})

test('a server that is about to close says so, and is still alive', async () => {
  await ask('/readyz')
  await ask('/readyz')
  let isHeard = false
  const heard = testApp.app.startClosing().then(() => (isHeard = true))
  expect(await ask('/livez')).toMatchObject({ status: 200 })
  expect(isHeard).toBe(false)
  expect(await ask('/readyz')).toEqual({ status: 503, body: '{"status":"closing"}', caching: 'no-store' })
  await heard
  const { headers, statusCode } = await testApp.app.inject('/livez')
  expect({ statusCode, connection: headers.connection }).toEqual({ statusCode: 200, connection: 'close' })
})
