import { failures } from '@mowatt/contract/failures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { echoFeature, SECRET_IN_A_BUG, sleepForever } from '../../../test/echo-feature.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const captured = captureLog()
let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({ extraFeatures: [echoFeature], log: captured.log })
})
afterAll(() => testApp.close())

/** What must never be revealed to a stranger. */
const TELLTALES =
  /hunter2|ada@mowatt|\bat \S+:\d|node_modules|\/work|\/src\/|select |mail_message|fastify|node\b|FST_|SyntaxError|TypeError/i

test('an unknown API address is answered in JSON, even to a browser', async () => {
  const answer = await testApp.app.inject({ url: '/api/v1/nothing?token=x', headers: { accept: 'text/html' } })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toEqual({
    code: 'not_found',
    message: failures.not_found.text,
    request_id: answer.headers['x-request-id'],
  })
})

test('somebody looking at a page gets a page that says so in words', async () => {
  const answer = await testApp.app.inject({ url: '/no-such-page', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(answer.body).toContain(`<h1>${failures.not_found.text}</h1>`)
})

test.each(['/api/test/bug', '/api/test/bad-sql'])('a bug at %s says nothing about itself', async (url) => {
  const answer = await testApp.app.inject(url)
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toEqual({
    code: 'unexpected',
    message: 'Something went wrong',
    request_id: answer.headers['x-request-id'],
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).not.toMatch(TELLTALES)
})

test('a bug behind a page says nothing about itself either', async () => {
  const answer = await testApp.app.inject({ url: '/test/bug', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Something went wrong')
  expect(answer.body).not.toMatch(TELLTALES)
})

test('a bug is logged with its kind, place and request, without its message', async () => {
  const answer = await testApp.app.inject('/api/test/bug')
  const line = captured
    .lines()
    .find((each) => each.level === 'error' && each['request_id'] === answer.headers['x-request-id'])
  expect(line).toMatchObject({
    msg: 'unexpected error',
    method: 'GET',
    route: '/api/test/bug',
    error: { kind: 'Error' },
  })
  expect(JSON.stringify(line)).toContain('echo-feature.ts')
  expect(captured.text()).not.toContain(SECRET_IN_A_BUG)
  expect(captured.text()).not.toContain('hunter2')
})

test.each([
  ['a bad address', { url: '/api/v1/%c0%ae' }],
  ['a bad query', { url: '/api/test/echoes/12345678901?populate=%27;select' }],
  [
    'bad JSON',
    { method: 'POST' as const, url: '/api/test/echo', headers: { 'content-type': 'application/json' }, payload: '{a' },
  ],
  ['no content type', { method: 'POST' as const, url: '/api/test/echo', payload: Buffer.from('x') }],
  ['a foreign origin', { method: 'POST' as const, url: '/api/test/echo', headers: { origin: 'null' } }],
])('the refusal of %s tells nothing about the machinery', async (_what, request) => {
  const answer = await testApp.app.inject(request)
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.statusCode).toBeLessThan(500)
  expect(answer.json()).toMatchObject({ code: expect.any(String) as string, request_id: expect.any(String) as string })
  expect(answer.body).not.toMatch(TELLTALES)
})

test('the log names the route and never the address, which may hold a secret', async () => {
  await testApp.app.inject('/api/test/echoes/abc?token=canary-1')
  await testApp.app.inject('/api/canary-2')
  expect(captured.lines().some((line) => line['route'] === '/api/test/echoes/:id')).toBe(true)
  expect(captured.text()).not.toMatch(/canary/)
})

test('the id of our own visit is passed on, anything else is replaced', async () => {
  const given = '0f8fad5b-d9cb-469f-a165-70867728950e'
  const ask = async (id: string) =>
    (await testApp.app.inject({ url: '/livez', headers: { 'x-request-id': id } })).headers
  expect((await ask(given))['x-request-id']).toBe(given)
  expect((await ask('"}\\n{"level":"error"'))['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a page that waits for its own server is told about the timeout', async () => {
  await expect(testApp.call(sleepForever, {}, { timeoutMs: 50 })).rejects.toMatchObject({
    code: 'timeout',
    status: 408,
  })
})
