import { afterAll, beforeAll, expect, test } from 'vitest'
import { productionEnv } from '../../../test/production-env.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'

const TOKEN = '963c9a3b30c004bc572bed399d1ac70cd1b010018142b75c07d77273f887da04'
let testApp: TestApp
let guarded: App
let production: App
let guardedProduction: App

beforeAll(async () => {
  testApp = await createTestApp()
  const build = (env: Record<string, string>) => buildApp({ ...testApp.ctx, config: readConfig(env) })
  guarded = await build({ METRICS_TOKEN: TOKEN })
  production = await build(productionEnv)
  guardedProduction = await build({ ...productionEnv, METRICS_TOKEN: TOKEN })
})
afterAll(async () => {
  await Promise.all([guarded.close(), production.close(), guardedProduction.close()])
  await testApp.close()
})

const statusOf = async (app: App, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode

test('figures are counted by route, never by address', async () => {
  await testApp.app.inject('/api/claims?email=ada@mowatt.example')
  await testApp.app.inject('/api/nothing/ada@mowatt.example')
  const { body, headers } = await testApp.app.inject('/metrics')
  expect(headers['content-type']).toMatch(/^text\/plain/)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('http_request_seconds_count{method="GET",route="/api/claims",status="200"} 1')
  expect(body).toContain('http_request_seconds_count{method="GET",route="/api/:type(^(?!v1$)[^/]+)/*",status="404"} 1')
  expect(body).toContain('mail_unsent{state="waiting"} 0')
  expect(body).not.toContain('ada@')
})

test('mail that waits is counted', async () => {
  await testApp.ctx.mail.queue(testApp.ctx.db, { to: 'ada@mowatt.example', subject: 'Hello', text: '', html: '' })
  expect((await testApp.app.inject('/metrics')).body).toContain('mail_unsent{state="waiting"} 1')
})

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])(
  'without a token this machine (%s) may look',
  async (address) => {
    expect(await statusOf(testApp.app, {}, address)).toBe(200)
  },
)

test.each(['10.0.0.5', '203.0.113.7', '::ffff:10.0.0.5', 'fe80::1', '::11'])(
  'without a token %s may not',
  async (address) => {
    expect(await statusOf(testApp.app, {}, address)).toBe(404)
  },
)

test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
  'without a token nobody may look through a proxy (%s)',
  async (header) => {
    expect(await statusOf(testApp.app, { [header]: '127.0.0.1' })).toBe(404)
  },
)

test('with a token only its holder may look, from wherever', async () => {
  const bearer = { authorization: `Bearer ${TOKEN}` }
  expect(await statusOf(guarded, bearer)).toBe(200)
  expect(await statusOf(guarded, bearer, '203.0.113.7')).toBe(200)
  expect(await statusOf(guardedProduction, { ...bearer, 'x-forwarded-for': '203.0.113.7' })).toBe(200)
})

test.each([
  '',
  'Bearer',
  `Bearer ${TOKEN.slice(1)}`,
  `Bearer ${TOKEN}x`,
  `Basic ${TOKEN}`,
  TOKEN,
  `Bearer ${'é'.repeat(40)}`,
])('the authorization %j is not enough', async (authorization) => {
  expect(await statusOf(guarded, { authorization })).toBe(404)
  expect(await statusOf(guardedProduction, { authorization })).toBe(404)
})

test('in production without a token there are no figures, not even for this machine', async () => {
  expect(await statusOf(production)).toBe(404)
})
