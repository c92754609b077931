import { setImmediate } from 'node:timers/promises'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type Opened, openDatabase } from '../db/open-database.ts'
import { healthRoutes } from './health-routes.ts'

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

test('a database that is slow for a moment leaves it ready, one that is silent does not; neither is waited for', async () => {
  const { ctx, database } = testApp
  const impatient = fastify()
  healthRoutes(impatient, { ...ctx, silentMs: 0 })
  expect((await impatient.inject('/readyz')).statusCode).toBe(200)
  expect(await ask('/readyz')).toMatchObject({ status: 200 })
  const busy = await Promise.all(Array.from({ length: 10 }, () => database.pool.connect()))
  // Every connection is still in use when the answers come.
  const answers = await Promise.all([ask('/readyz'), impatient.inject('/readyz')])
  expect(answers).toMatchObject([{ status: 200 }, { statusCode: 503 }])
  for (const client of busy) client.release()
  await expect.poll(async () => (await impatient.inject('/readyz')).statusCode).toBe(200)
})

test('a server that begins to close while its database is asked is not called ready', async () => {
  const closing = fastify()
  const health = healthRoutes(closing, testApp.ctx)
  await closing.inject('/readyz')
  const asked = closing.inject('/readyz')
  await setImmediate()
  const heard = health.startClosing()
  expect((await asked).json()).toEqual({ status: 'closing' })
  await heard
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
