import { afterAll, beforeAll, expect, test } from 'vitest'
import { echo, echoFeature, readEcho } from '../../../test/echo-feature.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await createTestApp({ extraFeatures: [echoFeature] })
})
afterAll(() => testApp.close())

const post = (payload: string, contentType: string) =>
  testApp.app.inject({ method: 'POST', url: '/api/test/echo', headers: { 'content-type': contentType }, payload })

test('what was promised comes back, and nothing else', async () => {
  const answer = await post('{"text":"hello"}', 'application/json')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json()).toEqual({ text: 'hello', isPolluted: false })
})

test('a caller with the contract gets the same', async () => {
  expect(await testApp.call(echo, { body: { text: 'hello' } })).toEqual({ text: 'hello', isPolluted: false })
  expect(await testApp.call(readEcho, { params: { id: 'a/b é' } })).toEqual({ id: 'a/b é' })
})

test('each wrong field is named with what is wrong about it', async () => {
  const answer = await post('{"text":5,"times":"2","more":1}', 'application/json')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    message: 'Please check the form and try again.',
    fields: {
      text: expect.any(String) as string,
      times: expect.any(String) as string,
      body: expect.any(String) as string,
    },
  })
})

test('the client gets the same fields back', async () => {
  const asked = testApp.call(echo, { body: { text: 5 as unknown as string } })
  await expect(asked).rejects.toMatchObject({ code: 'invalid_request', fields: { text: expect.any(String) as string } })
})

test.each(['', '{', '{"text":"a"', '{"text":"a"}}', "{'text':'a'}", '\u0000', 'undefined', '{"text":NaN}'])(
  'the malformed JSON %j is refused as such',
  async (payload) => {
    const answer = await post(payload, 'application/json')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'malformed_json', message: 'The request body is not valid JSON.' })
  },
)

test.each(['null', '[]', '"text"', '5', 'true', '[{"text":"a"}]'])(
  'JSON that is no object (%s) is refused',
  async (payload) => {
    const answer = await post(payload, 'application/json')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_request' })
  },
)

test.each([
  'text/csv',
  'application/xml',
  'application/octet-stream',
  'application/jsonp',
  'application/json-seq',
  'x',
])('a body sent as %s is refused', async (contentType) => {
  const answer = await post('{"text":"a"}', contentType)
  expect(answer.statusCode).toBe(415)
  expect(answer.json()).toMatchObject({ code: 'wrong_content_type', message: 'Please send the request as JSON.' })
})

test.each([
  'text/plain',
  'text/plain;charset=utf-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
])('a body sent as a form would send it (%s) never gets in, wherever it comes from', async (contentType) => {
  expect((await post('{"text":"a"}', contentType)).statusCode).toBe(403)
  const own = { 'content-type': contentType, origin: 'http://localhost:3000' }
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/test/echo',
    headers: own,
    payload: '{"text":"a"}',
  })
  expect(answer.statusCode).toBe(415)
})

/** Known tricks that make a validator skip its checks. */
const TRICKS = [
  'application/json\t',
  'application/json garbage',
  'application/json\tx',
  'application/json; charset=utf-7',
  'application/json;charset=x;charset=y',
  'application/json, text/plain',
  'application/json;',
  'application/json ;charset=utf-8',
  'APPLICATION/JSON',
  'application/json; boundary="',
  ' application/json',
  'application/vnd.x+json',
]

test.each(TRICKS)('the content type %j does not get around the checks', async (contentType) => {
  const answer = await post('{"text":5,"admin":true}', contentType)
  expect([400, 415]).toContain(answer.statusCode)
})

test.each([
  '{"text":"a","__proto__":{"polluted":true}}',
  '{"text":"a","constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":{"text":"a"}}',
  '{"text":"a","\\u005f_proto__":{"polluted":true}}',
])('the body %s changes nothing for anybody', async (payload) => {
  expect((await post(payload, 'application/json')).statusCode).toBe(400)
  expect(await testApp.call(echo, { body: { text: 'after' } })).toEqual({ text: 'after', isPolluted: false })
  expect({}).not.toHaveProperty('polluted')
})

test('a query cannot change what all objects have in common', async () => {
  await testApp.app.inject('/api/hero-banners?__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1')
  expect({}).not.toHaveProperty('polluted')
})

test('a parameter is checked like everything else', async () => {
  const answer = await testApp.app.inject('/api/test/echoes/12345678901')
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ fields: { id: expect.any(String) as string } })
})

test('a body just under the limit is taken, one over it is refused', async () => {
  expect((await post(JSON.stringify({ text: 'x'.repeat(200_000) }), 'application/json')).statusCode).toBe(200)
  const answer = await post(JSON.stringify({ text: 'x'.repeat(256 * 1024) }), 'application/json')
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'body_too_large', message: 'The request is too large.' })
})

test('text that no database keeps is refused before the handler', async () => {
  expect((await post('{"text":"a\\u0000b"}', 'application/json')).statusCode).toBe(400)
  expect((await testApp.app.inject('/api/test/echoes/a%00b')).statusCode).toBe(400)
})

test.each([
  ['DELETE', '/api/v1/contact', 'POST'],
  ['GET', '/api/v1/contact?x=1', 'POST'],
  ['OPTIONS', '/api/v1/contact', 'POST'],
] as const)('%s %s is the wrong kind of request, and the answer says which is right', async (method, url, allow) => {
  const answer = await testApp.app.inject({ method, url })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers['allow']).toBe(allow)
  expect(answer.json()).toMatchObject({
    code: 'method_not_allowed',
    message: 'This address doesn’t accept that kind of request.',
  })
})

test.each(['GET', 'DELETE'] as const)('%s of an address that is nowhere says so', async (method) => {
  for (const url of ['/api/v1', '/api/v1/not/there', '/api/v1/contact/5']) {
    expect((await testApp.app.inject({ method, url })).json()).toMatchObject({ code: 'not_found' })
  }
})
