import { setTimeout as wait } from 'node:timers/promises'
import { attachBill, createChat, sendChatMessage, startAnonymousSession } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processorLimit } from '../../../test-patience.ts'
import { recipe } from './files/bill-files.ts'
import { endlessText, stackedFilters } from './files/hostile-pdfs.ts'
import { LOOP } from './planted/loop-words.ts'
import { startAttackedServer } from './start-attacked-server.ts'

/** Processor time: delays by a busy machine are not counted either. */
const WITHIN_MS = processorLimit(100)
const AT_ONCE = 3
const HONEST = "That took me too long to work out, so I've stopped."

let server: Awaited<ReturnType<typeof startAttackedServer>>

beforeAll(async () => {
  server = await startAttackedServer()
})
afterAll(() => server.stop())

const call: Call = (endpoint, input, options) =>
  createClient(fetchSend(server.url))(endpoint, input, { timeoutMs: 120_000, ...options })
const search = async (query: string) => {
  const page = await fetch(`${server.url}/search?q=${encodeURIComponent(query)}`)
  return { status: page.status, text: await page.text() }
}
const longestMs = async () =>
  ((await (await fetch(`${server.url}/api/v1/test/longest`)).json()) as { longestMs: number }).longestMs

async function begin() {
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  const { chat_id } = await call(createChat, {}, { token })
  return { token, params: { chat_id } }
}
async function ask(text: string): Promise<string> {
  const { token, params } = await begin()
  return (await call(sendChatMessage, { params, body: { text } }, { token })).text
}
async function hand(file: Buffer): Promise<string> {
  const { token, params } = await begin()
  const body = { file_data: file.toString('base64'), file_name: 'bill.pdf', file_type: 'pdf' }
  const refused = await call(attachBill, { params, body }, { token }).catch((error: unknown) => error)
  return String((refused as { code?: string }).code)
}

test('while turns, searches and bills without an end are tried at once, nobody else waits', async () => {
  // Code that runs for the first time is compiled first, which is not part of the attack.
  await Promise.all([ask(LOOP), search('smart meter'), search('think for ever'), hand(recipe()), hand(endlessText())])
  expect(await ask('What is a standing charge?')).toContain('a day for electricity')
  await longestMs()
  const times = Array.from({ length: AT_ONCE })
  let isOver = false
  const attack = Promise.all([
    Promise.all(times.map(() => ask(LOOP))),
    Promise.all(times.map(() => search('think for ever'))),
    Promise.all([recipe(), endlessText(), stackedFilters()].map(hand)),
  ]).finally(() => (isOver = true))
  let alive = 0
  while (!isOver) {
    expect((await fetch(`${server.url}/livez`)).status).toBe(200)
    alive += 1
    // A visitor who never pauses would be part of the attack.
    await wait(50)
  }
  const [said, pages, codes] = await attack
  // How long it blocks its event loop: delays by a busy machine are not the server's.
  expect(await longestMs()).toBeLessThan(WITHIN_MS)
  expect(alive).toBeGreaterThan(AT_ONCE)
  for (const text of said) expect(text).toContain(HONEST)
  for (const { status, text } of pages) {
    expect(status).toBe(503)
    expect(text).toContain('Search is taking too long. Try fewer words.')
  }
  expect(codes).toEqual(times.map(() => 'file_unreadable'))
  expect(await ask('What is a standing charge?')).toContain('a day for electricity')
})
