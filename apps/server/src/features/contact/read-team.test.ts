import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listCaughtMail, sendContactMessage, startContactForm } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

type Answer = (response: ServerResponse) => unknown

let testApp: TestApp
let answer: Answer = (response) => response.writeHead(500).end('{}')
let clockMs = Date.UTC(2026, 10, 15, 9)
const host = createServer((_request, response) => answer(response))

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve)
  })
  const { port } = host.address() as AddressInfo
  testApp = await createTestApp({ env: { CONTENT_URL: `http://127.0.0.1:${port}` } })
})
afterAll(async () => {
  await testApp.close()
  host.closeAllConnections()
  host.close()
})

function say(fields: object, wrap = (data: object): object => data): Answer {
  const body = JSON.stringify({ data: { id: 1, ...wrap(fields) } })
  return (response) => response.end(body)
}

/** Where a message would be mailed to, and from whom. */
async function writtenTo(): Promise<string[]> {
  const { form_token } = await testApp.call(startContactForm, {})
  clockMs += 60_000
  testApp.setNow(new Date(clockMs))
  await testApp.call(sendContactMessage, {
    body: {
      name: 'Bea',
      organisation: 'Brook Homes',
      email: `bea-${clockMs}@partner.example`,
      kind: 'charity',
      message: `Hello at ${clockMs}`,
      consent: true,
      form_token,
    },
  })
  while (await testApp.ctx.mail.deliverOne());
  const caught = await testApp.call(listCaughtMail, { query: {} })
  const toTeam = caught.find(({ text }) => text.includes(`Hello at ${clockMs}`))
  return [toTeam?.to ?? '', toTeam?.subject ?? '']
}

test('a host that cannot be asked costs no message: our own content says where it goes', async () => {
  expect(await writtenTo()).toEqual(['hello@mowatt.example', 'Mowatt: partner enquiry (Charity or advice service)'])
})

test.for<[string, Answer]>([
  ['flat', say({ siteName: 'Elsewhere', contactEmail: 'partners@elsewhere.example' })],
  [
    'wrapped',
    say({ siteName: 'Elsewhere', contactEmail: 'partners@elsewhere.example' }, (attributes) => ({ attributes })),
  ],
])('content on another host says where messages go: %s', async ([, given]) => {
  answer = given
  expect(await writtenTo()).toEqual([
    'partners@elsewhere.example',
    'Elsewhere: partner enquiry (Charity or advice service)',
  ])
})

test.for<[string, Answer]>([
  ['fails', (response) => response.writeHead(500).end('{}')],
  ['talks nonsense', (response) => response.end('<html>')],
  ['names no address', say({ siteName: 'Elsewhere', contactEmail: null })],
  ['names two addresses', say({ siteName: 'Elsewhere', contactEmail: 'a@b.example, c@d.example' })],
])('a host that %s keeps its last words', async ([, trouble]) => {
  answer = trouble
  expect((await writtenTo())[0]).toBe('partners@elsewhere.example')
})
