import { contentEndpoints, type Endpoint, endpoints, passkeyEndpoints } from '@mowatt/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, buildApp } from '../src/app.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { type ApiDocument, brokenPromises } from './described-answers.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'
import { createTestApp } from './test-app.ts'

let testApp: IdentityTestApp
let document: ApiDocument

beforeAll(async () => {
  testApp = await createIdentityTestApp()
  document = (await testApp.app.inject('/api/openapi.json')).json()
})
afterAll(() => testApp.close())

type Given = Omit<InjectOptions, 'method' | 'url' | 'query'> & { app?: App; documentId?: string; query?: string }

/** Calls the real server; returns what of the response is not as expected and as documented. */
async function wrongIn({ name, method, path }: Endpoint, status: number, given: Given = {}): Promise<string[]> {
  const { app = testApp.app, documentId = 'nosuch', query = '', ...rest } = given
  const url = `${path.replace(':documentId', documentId)}${query}`
  const answer = await app.inject({ method, url, ...rest })
  if (answer.statusCode !== status) return [`${answer.statusCode} instead of ${status}`]
  return brokenPromises(document, name, { status, body: answer.json() })
}

const content = contentEndpoints as readonly Endpoint[]
const one = content.filter(({ path }) => path.endsWith('/:documentId'))
const whole = content.filter((each) => !one.includes(each))
const writes = endpoints.filter(({ method }) => method !== 'GET')
/** Files make large requests. */
const takesFiles = new Set([
  'attachBill',
  'handOverBill',
  'joinWaitlist',
  'signUp',
  'submitEnergyBill',
  'submitBroadbandBill',
  'submitMobileBill',
])
const named = (name: string) => endpoints.find((each) => each.name === name) ?? never()

function never(): never {
  throw new Error('There is no such endpoint')
}

test('the document describes what this server offers, and nothing else', () => {
  const described = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(described.map(({ operationId }) => operationId).toSorted()).toEqual(
    endpoints.map(({ name }) => name).toSorted(),
  )
})

test('with another identity service the document leaves out what only ours does', async () => {
  const elsewhere = await createTestApp({ env: { IDENTITY_KEYS_URL: 'https://keys.example/jwk' } })
  const { paths } = (await elsewhere.app.inject('/api/openapi.json')).json<ApiDocument>()
  await elsewhere.close()
  const left = endpoints.filter(({ path }) => !(path.replaceAll(/:(\w+)/g, '{$1}') in paths))
  expect(left.map(({ name }) => name)).toEqual([
    'requestSignInLink',
    'exchangeSignInCode',
    'listSessions',
    'endSession',
    'endOtherSessions',
    ...passkeyEndpoints.map(({ name }) => name),
  ])
})

test('an answer that is not described is noticed', () => {
  const failure = { code: 'not_found', message: 'We can’t find that.', request_id: '1' }
  expect(brokenPromises(document, 'signOut', { status: 401, body: failure })).toEqual([])
  expect(brokenPromises(document, 'nobody', { status: 200, body: {} })).toHaveLength(1)
  expect(brokenPromises(document, 'signOut', { status: 418, body: failure })).toHaveLength(1)
  expect(brokenPromises(document, 'signOut', { status: 401, body: { ...failure, code: 'made_up' } })).toHaveLength(1)
  expect(brokenPromises(document, 'signOut', { status: 401, body: { code: 'not_found' } })).not.toEqual([])
  expect(brokenPromises(document, 'signOut', { status: 200, body: { outcome: 'signed_out', more: 1 } })).toHaveLength(1)
  expect(brokenPromises(document, 'readFaq', { status: 404, body: { data: null, error: {} } })).not.toEqual([])
})

describe('content', () => {
  test.each(whole)('$name: whole, in part and in the older shape', async (each) => {
    expect(await wrongIn(each, 200)).toEqual([])
    expect(await wrongIn(each, 200, { query: '?populate=*' })).toEqual([])
    expect(await wrongIn(each, 200, { query: '?fields=documentId' })).toEqual([])
    expect(await wrongIn(each, 200, { query: '?populate=*', headers: { 'strapi-response-format': 'v4' } })).toEqual([])
  })

  test('a picture and a section can be asked for in part too', async () => {
    expect(await wrongIn(named('listHeroBanners'), 200, { query: '?populate[image][fields]=mime' })).toEqual([])
    expect(await wrongIn(named('readPrivacyPolicy'), 200, { query: '?populate[sections][fields]=title' })).toEqual([])
  })

  test.each(one)('$name: found and not found', async (each) => {
    const list = await testApp.app.inject(each.path.replace('/:documentId', ''))
    const [record] = list.json<{ data: { documentId: string }[] }>().data
    expect(await wrongIn(each, 200, { documentId: record?.documentId ?? '', query: '?fields=id' })).toEqual([])
    expect(await wrongIn(each, 404)).toEqual([])
    expect(await wrongIn(each, 404, { documentId: 'x'.repeat(600) })).toEqual([])
  })

  test.each(content)('$name: a question that makes no sense', async (each) => {
    expect(await wrongIn(each, 400, { query: '?fields=nonsense' })).toEqual([])
    expect(await wrongIn(each, 400, { query: '?populate=nonsense' })).toEqual([])
  })
})

describe('writes', () => {
  test.each(writes)('$name: refused before it is read', async (each) => {
    const json = { 'content-type': 'application/json' }
    expect(await wrongIn(each, 403, { headers: { ...json, origin: 'https://other.example' }, payload: '{}' })).toEqual(
      [],
    )
    const letters = takesFiles.has(each.name) ? 15_000_000 : 300_000
    expect(await wrongIn(each, 413, { headers: json, payload: `{"a":"${'a'.repeat(letters)}"}` })).toEqual([])
    expect(await wrongIn(each, 415, { headers: { 'content-type': 'application/xml' }, payload: '<a/>' })).toEqual([])
    expect(await wrongIn(each, 400, { headers: json, payload: '{"a":' })).toEqual([])
  })

  test.each(writes.filter(({ body }) => body))('$name: a body of the wrong kind', async (each) => {
    expect(await wrongIn(each, 400, { payload: ['\0'] })).toEqual([])
  })
})

test.each(endpoints.filter(({ path }) => path.startsWith('/api/v1/')))('$name: asked in another way', async (each) => {
  const taken = new Set(endpoints.filter(({ path }) => path === each.path).map(({ method }) => method))
  const method = (['PATCH', 'PUT'] as const).find((other) => !taken.has(other)) ?? 'PATCH'
  expect(await wrongIn({ ...each, method }, 405)).toEqual([])
})

describe('sessions and accounts', () => {
  const closed = ['readSessionInfo', 'signOut', 'exportAccount', 'readKept', 'deleteAccount']

  test.each(closed)('%s without a token', async (name) => {
    const { body } = named(name)
    expect(await wrongIn(named(name), 401, body ? { payload: {} } : {})).toEqual([])
  })

  test('every good answer', async () => {
    const { idToken } = await testApp.signIn('ada@mowatt.example')
    const headers = { authorization: `Bearer ${idToken}` }
    expect(await wrongIn(named('startAnonymousSession'), 200, { payload: {} })).toEqual([])
    expect(await wrongIn(named('readSessionInfo'), 200, { headers })).toEqual([])
    expect(await wrongIn(named('requestSignInLink'), 200, { payload: { email: 'bob@mowatt.example' } })).toEqual([])
    const { digits } = await testApp.lastMailTo('bob@mowatt.example')
    expect(
      await wrongIn(named('exchangeSignInCode'), 200, { payload: { email: 'bob@mowatt.example', code: digits } }),
    ).toEqual([])
    expect(await wrongIn(named('listCaughtMail'), 200)).toEqual([])
    expect(await wrongIn(named('exportAccount'), 200, { headers })).toEqual([])
    expect(await wrongIn(named('readKept'), 200, { headers })).toEqual([])
    testApp.pass(11 * 60)
    expect(await wrongIn(named('deleteAccount'), 403, { headers })).toEqual([])
    expect(await wrongIn(named('signOut'), 200, { headers, payload: {} })).toEqual([])
    const again = await testApp.signIn('ada@mowatt.example')
    expect(
      await wrongIn(named('deleteAccount'), 200, { headers: { authorization: `Bearer ${again.idToken}` } }),
    ).toEqual([])
  })

  test('every refusal of what was sent', async () => {
    const email = 'eve@mowatt.example'
    expect(await wrongIn(named('requestSignInLink'), 400, { payload: { email: 'nobody' } })).toEqual([])
    expect(
      await wrongIn(named('requestSignInLink'), 400, { payload: { email, continue_url: 'https://evil.example' } }),
    ).toEqual([])
    expect(await wrongIn(named('exchangeSignInCode'), 400, { payload: { email, code: '000000' } })).toEqual([])
  })

  test('too many sessions from one network', async () => {
    const given = { payload: {}, remoteAddress: '203.0.113.9' }
    for (let count = 0; count < 120; count++) {
      await testApp.app.inject({ method: 'POST', url: named('startAnonymousSession').path, ...given })
    }
    expect(await wrongIn(named('startAnonymousSession'), 429, given)).toEqual([])
  })
})

test('the contact form, opened and sent', async () => {
  expect(await wrongIn(named('startContactForm'), 200)).toEqual([])
  const { form_token } = (await testApp.app.inject('/api/v1/contact/form')).json<{ form_token: string }>()
  testApp.pass(60)
  const words = { name: 'Ada', organisation: 'Mowatt', email: 'ada@mowatt.example', kind: 'other', message: 'Hello' }
  expect(await wrongIn(named('sendContactMessage'), 200, { payload: { ...words, consent: true, form_token } })).toEqual(
    [],
  )
})

test('what no feature expects: a table that is gone, and a database that is away', async () => {
  await testApp.database.pool.query('alter table content_record rename to content_elsewhere')
  const broken = await buildApp(testApp.ctx)
  const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing')
  const waiting = await buildApp({ ...testApp.ctx, ...away })
  expect(await wrongIn(named('listFaqs'), 500, { app: broken })).toEqual([])
  expect(await wrongIn(named('listFaqs'), 503, { app: waiting })).toEqual([])
  const { idToken } = await testApp.signIn('ivy@mowatt.example')
  expect(
    await wrongIn(named('readSessionInfo'), 503, {
      app: waiting,
      headers: { authorization: `Bearer ${idToken}` },
    }),
  ).toEqual([])
  await Promise.all([broken.close(), waiting.close(), away.db.destroy()])
})
