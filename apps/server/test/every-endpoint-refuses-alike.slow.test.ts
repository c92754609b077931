import { randomUUID } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  handOverBill,
  listChats,
  readMember,
  readSocketReply,
  startAnonymousSession,
  submitEnergyBill,
} from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { isWhole } from '../../../test-size.ts'
import { fileKind } from '../src/platform/reading/file-kind.ts'
import { type HostileFile, hostileFiles } from './files/hostile-files.ts'
import { createIdentityTestApp, type IdentityTestApp } from './identity-test-app.ts'

const UNSUPPORTED =
  'Unsupported file type. Please upload a PDF or bill photos (JPG, PNG, GIF, WEBP, BMP, SVG, HEIC, HEIF, TIFF).'
const UNREADABLE = 'Could not read the file. Please try selecting the file again.'
const UNPROCESSABLE = 'We could not process one of the images. Try converting it to JPG or PNG and upload again.'
const NOT_ENCODED = 'Failed to process file for upload'
const LARGE = 'Each file must be less than 10MB (bill.pdf).'
const MEGABYTE = 1024 * 1024

const refused = hostileFiles().filter(({ isHollow }) => !isHollow)
const sortOf = ({ bytes, isPicture, isUnsupported }: HostileFile) => `${fileKind(bytes)} ${isPicture} ${isUnsupported}`

/** What is sent, and the answer that every endpoint must give. */
const table: [name: string, data: string, text: string][] = [
  ['no base64', '%%%%', NOT_ENCODED],
  ['base64 with a hole', 'JVBERi0x LjcK', NOT_ENCODED],
  ['base64url', 'JVBERi0x_-_-', NOT_ENCODED],
  ['an address without base64', 'data:application/pdf,JVBERi0xLjcK', NOT_ENCODED],
  ['10 MB of no base64', '%'.repeat(10 * MEGABYTE), NOT_ENCODED],
  ['exactly 10 MB', sized(10 * MEGABYTE), LARGE],
  ['a little more than 10 MB', sized(10 * MEGABYTE + 3000), LARGE],
  ...refused
    // Each file's result has its own test; here the first of each format and refusal is sent everywhere.
    .filter((file, at) => isWhole || refused.findIndex((other) => sortOf(other) === sortOf(file)) === at)
    .map(({ name, bytes, isPicture, isUnsupported }): [string, string, string] => [
      name,
      Buffer.from(bytes).toString('base64'),
      isUnsupported ? UNSUPPORTED : isPicture ? UNPROCESSABLE : UNREADABLE,
    ]),
]

let testApp: IdentityTestApp
let members = 0
let before: number

beforeAll(async () => {
  testApp = await createIdentityTestApp()
  // Once through every endpoint: what is loaded and created by that stays for good.
  const token = await session()
  await Promise.all([bySocket(token, '%'), byRest(token, '%'), byQuest('%')])
  before = heldBytes()
})
afterAll(() => testApp.close())

function sized(bytes: number): string {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 0x20)]).toString('base64')
}

const session = async () => (await testApp.call(startAnonymousSession, { body: {} })).jwt
const fileOf = (data: string) => ({ file_data: data, file_name: 'bill.pdf', file_type: 'pdf' })

async function bySocket(token: string, data: string): Promise<string | null | undefined> {
  const { listeningOrigin } = testApp.app
  const socket = new WebSocket(`${listeningOrigin.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', token], {
    origin: testApp.ctx.config.urls.site,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string | null | undefined>()
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('The socket was closed')))
  socket.on('open', () => {
    socket.send(JSON.stringify({ message_id: randomUUID(), event_type: 'extract_bill', ...fileOf(data) }))
  })
  socket.on('message', (frame: Buffer) => {
    const reply = readSocketReply(frame)
    if (reply?.success === false) resolve(reply.error)
    if (reply?.data?.one_time_link) resolve('a link')
  })
  return promise.finally(() => socket.removeAllListeners('close').terminate())
}

/** With the page's own encoding, and not around the parser. */
async function byRest(token: string, data: string): Promise<string> {
  return testApp.call(handOverBill, { body: fileOf(data) }, { token }).then(
    () => 'a link',
    (error: Error) => error.message,
  )
}

async function byQuest(data: string): Promise<string | null | undefined> {
  members += 1
  const { idToken: token } = await testApp.signIn(`member-${members}@mowatt.example`)
  try {
    await testApp.call(submitEnergyBill, { body: fileOf(data) }, { token })
  } catch (error) {
    return (error as Error).message
  }
  const quest = async () => {
    const { quests } = await testApp.call(readMember, { query: {} }, { token })
    return quests.find(({ id }) => id === 'energy-bill')
  }
  await expect.poll(async () => (await quest())?.state).not.toBe('pending')
  return (await quest())?.note
}

test.for(table)('%s is refused alike at every endpoint, and leaves nothing', async ([, data, text]) => {
  const token = await session()
  const heard = { socket: await bySocket(token, data), rest: await byRest(token, data), quest: await byQuest(data) }
  expect(heard).toEqual({ socket: text, rest: text, quest: text })
  expect((await testApp.call(listChats, {}, { token })).chats).toEqual([])
})

test('a message beyond every limit is told why, before the connection ends', async () => {
  const token = await session()
  const text = 'Each file must be less than 10MB (your file).'
  expect(await bySocket(token, 'A'.repeat(15 * MEGABYTE))).toBe(text)
  expect(await byRest(token, 'A'.repeat(15 * MEGABYTE))).toBe(text)
})

test('nothing of all that is held, in memory or in the store', async () => {
  // A connection that was closed has two seconds to disconnect.
  await expect.poll(() => heldBytes() - before, { interval: 500 }).toBeLessThan(32 * MEGABYTE)
  const { rows } = await testApp.database.pool.query(`select from bills_bill union all select from chat_conversation`)
  expect(rows).toHaveLength(0)
})

/** After garbage collection. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
