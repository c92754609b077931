import { afterAll, beforeAll, expect, test } from 'vitest'
import { echoFeature } from '../../../test/echo-feature.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({
    extraFeatures: [echoFeature],
    env: { SITE_URL: 'https://mowatt.example', APP_URL: 'https://app.mowatt.example' },
  })
})
afterAll(() => testApp.close())

const write = (headers: Record<string, string>) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/test/echo',
    headers: { 'content-type': 'application/json', host: 'mowatt.example', ...headers },
    payload: '{"text":"hello"}',
  })

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin of its own', { origin: 'null' }],
  ['a sealed frame, as the browser says', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a sibling without an origin', { origin: 'null', 'sec-fetch-site': 'same-site' }],
  ['nowhere without an origin', { origin: 'null', 'sec-fetch-site': 'none' }],
  ['a site whose name begins like ours', { origin: 'https://mowatt.example.evil.example' }],
  ['a site whose name ends like ours', { origin: 'https://evil-mowatt.example' }],
  ['another scheme', { origin: 'http://mowatt.example' }],
  ['another port', { origin: 'https://mowatt.example:444' }],
  ['an empty origin', { origin: '' }],
  ['our origin with a path', { origin: 'https://mowatt.example/' }],
  ['our origin in a list', { origin: 'https://mowatt.example, https://evil.example' }],
  ['this machine, when that is not where we are', { origin: 'http://localhost:3000' }],
  ['a name that begins like this machine', { origin: 'http://localhost:3000.evil.example', host: 'localhost:3000' }],
  ['a host that claims to be its own origin', { origin: 'http://evil.example', host: 'evil.example' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling site, as the browser says', { 'sec-fetch-site': 'same-site' }],
  ['a form without any origin', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['an upload form without any origin', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['a text form without any origin', { 'content-type': 'Text/Plain' }],
])('a write from %s is refused', async (_from, headers) => {
  const answer = await write(headers)
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    code: 'foreign_origin',
    message: 'This request didn’t come from one of our pages.',
  })
})

test.each([
  ['our site', { origin: 'https://mowatt.example' }],
  ['our app', { origin: 'https://app.mowatt.example' }],
  ['our site, as the browser says', { 'sec-fetch-site': 'same-origin' }],
  ['our page that sends no referrer, as the browser says', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a program, which has no origin', {}],
  ['a developer on this machine', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
  ['a developer by number', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['a developer by IPv6', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
])('a write from %s is done', async (_from, headers) => {
  expect((await write(headers)).statusCode).toBe(200)
})

test.each(['PUT', 'PATCH', 'DELETE', 'POST'] as const)(
  '%s counts as a write even where nobody answers',
  async (method) => {
    const answer = await testApp.app.inject({
      method,
      url: '/api/nothing',
      headers: { origin: 'https://evil.example' },
    })
    expect(answer.statusCode).toBe(403)
  },
)

test('reading is free for everybody', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await testApp.app.inject({ url: '/api/claims', headers })).statusCode).toBe(200)
})

test('a program that brings its own token may send a form', async () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x', authorization: 'Bearer x' }
  // This endpoint takes no forms: it is refused for that, and not for where it came from.
  expect((await write(form)).statusCode).toBe(415)
  expect((await write({ ...form, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await write({ ...form, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
})
