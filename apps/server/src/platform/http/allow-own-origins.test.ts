import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({
    env: {
      SITE_URL: 'https://mowatt.example',
      APP_URL: 'https://app.mowatt.example',
      API_URL: 'https://api.mowatt.example',
    },
  })
})
afterAll(() => testApp.close())

const asked = (origin: string, url = '/api/v1/auth/session-info') =>
  testApp.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      host: 'api.mowatt.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  })

test.each(['https://mowatt.example', 'https://app.mowatt.example'])('a page of %s may ask the API', async (origin) => {
  const answer = await asked(origin)
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    vary: 'origin',
  })
  const headers = { origin, host: 'api.mowatt.example' }
  const session = { method: 'POST', url: '/api/v1/auth/anonymous-session', payload: {}, headers } as const
  const started = await testApp.app.inject(session)
  expect(started.statusCode).toBe(200)
  expect(started.headers['access-control-allow-origin']).toBe(origin)
})

test.each(['https://evil.example', 'null', 'https://mowatt.example.evil.example', 'http://mowatt.example'])(
  'a page of %s may not',
  async (origin) => {
    const answer = await asked(origin)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
  },
)

test('pages are not for other origins at all', async () => {
  const answer = await asked('https://app.mowatt.example', '/dev/mailbox.json')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})
