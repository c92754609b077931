import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { captureLog } from '../../../test/captured-log.ts'
import { listen, sendRaw } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { securityHeaders } from './security-headers.ts'

const captured = captureLog()
let testApp: TestApp
let port: number
let urls: string[] = []

beforeAll(async () => {
  testApp = await createTestApp({ log: captured.log, site: { answer: answerVisit } })
  port = await listen(testApp.app)
})
beforeEach(() => {
  urls = []
})
afterAll(() => testApp.close())

const html = { 'content-type': 'text/html' }

async function answerVisit(request: Request): Promise<Response> {
  urls.push(request.url)
  const { pathname } = new URL(request.url)
  if (pathname === '/throws') throw new Error('hunter2 at /src/secret.ts')
  if (pathname === '/form') return new Response(JSON.stringify([...(await request.formData())]), { headers: html })
  return new Response('hello', { headers: html })
}

const own = { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' }

test('a form reaches the site as it was filled in', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/form',
    headers: own,
    payload: 'email=a%40b.c&terms=on',
  })
  expect(answer.json()).toEqual([
    ['email', 'a@b.c'],
    ['terms', 'on'],
  ])
})

test('a form from another site does not', async () => {
  const headers = { ...own, origin: 'https://evil.example' }
  expect((await testApp.app.inject({ method: 'POST', url: '/form', headers, payload: 'a=b' })).statusCode).toBe(403)
  expect(urls).toEqual([])
})

test.each(['/form', '/waitlist'])('a form of many fields or of more than 64 KB is refused at %s', async (url) => {
  const post = async (payload: string, type = own['content-type']) =>
    (await testApp.app.inject({ method: 'POST', url, headers: { ...own, 'content-type': type }, payload })).statusCode
  expect(await post('a=b&'.repeat(300))).toBe(400)
  expect(await post(`a=${'x'.repeat(63_000)}`)).toBe(200)
  expect(await post(`a=${'x'.repeat(66_000)}`)).toBe(413)
  const file = `--b\r\nContent-Disposition: form-data; name="a"; filename="b.pdf"\r\n\r\n${'&'.repeat(300_000)}\r\n--b--\r\n`
  expect(await post(file, 'multipart/form-data; boundary=b')).toBe(url === '/waitlist' ? 200 : 413)
})

test('a large form of somebody who is not signed in is refused before it is taken apart', async () => {
  const form = new FormData()
  form.set('a', new File(['x'.repeat(300_000)], 'b.pdf'))
  const answer = await fetch(`http://localhost:${port}/waitlist`, {
    method: 'POST',
    headers: { origin: own.origin },
    body: form,
  })
  expect(answer.status).toBe(401)
  expect(urls).toEqual([])
})

test('a form that is far too large is refused before the site sees it', async () => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/form',
    headers: own,
    payload: `a=${'x'.repeat(300_000)}`,
  })
  expect(answer.statusCode).toBe(413)
  expect(urls).toEqual([])
})

test('a site that breaks shows a page without any detail, and the log says where', async () => {
  const answer = await testApp.app.inject({ url: '/throws', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(answer.body).toContain('Something went wrong')
  expect(answer.body + captured.text()).not.toMatch(/hunter2|secret\.ts/)
  expect(captured.lines().find(({ level }) => level === 'error')).toMatchObject({
    route: '/*',
    error: { kind: 'Error' },
  })
})

test.each([
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost', 405],
  ['a host that is no host', 'GET / HTTP/1.1\r\nHost: a b', 400],
  ['a host with an impossible port', 'GET / HTTP/1.1\r\nHost: localhost:99999', 400],
  ['a host with a password', 'GET / HTTP/1.1\r\nHost: user:pass@localhost', 400],
])('%s is refused and is no error of ours', async (_what, head, status) => {
  const errorsBefore = captured.lines().filter(({ level }) => level === 'error').length
  const answer = await sendRaw(port, `${head}\r\nConnection: close\r\n\r\n`)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject(securityHeaders({ isProduction: false }))
  expect(captured.lines().filter(({ level }) => level === 'error')).toHaveLength(errorsBefore)
  expect(urls).toEqual([])
})

test('an address that looks like another host stays on ours', async () => {
  await sendRaw(port, 'GET //evil.example/x HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n')
  expect(urls).toEqual(['http://localhost:3000//evil.example/x'])
})

test.each(['/%', '/%E0%A4%A', '/blog/%c0%ae', '/100%?x=%E0%A4%A'])(
  'half an escape at %s is taken as it is written: the site answers, as at any unknown address',
  async (url) => {
    const answer = await testApp.app.inject({ url, headers: { accept: 'text/html' } })
    expect(answer.body).toBe('hello')
    const [path = '', ...query] = url.split('?')
    expect(urls).toEqual([`http://localhost${[path.replaceAll('%', '%25'), ...query].join('?')}`])
  },
)
