import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  listChats,
  readChat,
  readSocketReply,
  redeemLink,
  type SocketReply,
  startAnonymousSession,
} from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { wholeBill } from './files/bill-files.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'

/** When the server is killed: as soon as the visitor has heard this. */
const STEPS: Record<string, (heard: SocketReply | 'sent') => boolean> = {
  'before the acknowledgement': (heard) => heard === 'sent',
  'after it': (heard) => heard !== 'sent' && heard.response_type === 'ack',
  'once something is found': (heard) => heard !== 'sent' && heard.data?.step === 'provider',
  'before the link': (heard) => heard !== 'sent' && heard.data?.step === 'tariff',
  'after the link': (heard) => heard !== 'sent' && heard.data?.one_time_link !== undefined,
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-upload-crash-'))
const bill = wholeBill().toString('base64')
let port: number
let server: SpawnedServer
let call: Call

type Upload = { name: string; token: string; messageId: string; link?: string | undefined }

beforeAll(async () => {
  port = await freePort()
  server = await start()
  call = createClient(fetchSend(server.url))
}, 60_000)

afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function start(): Promise<SpawnedServer> {
  return spawnServer({ port, env: { DATA_DIR: dataDir } })
}

async function killAndStart(): Promise<void> {
  await server.kill()
  server = await start()
}

/** Sends a bill; ends with its link, or when the connection ends. */
async function send(
  upload: Upload,
  onHeard: (heard: SocketReply | 'sent') => void = () => {},
): Promise<string | undefined> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/switches/ws`, ['bearer', upload.token], {
    origin: server.url,
  })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  socket.on('error', () => resolve(undefined))
  socket.on('close', () => resolve(undefined))
  socket.on('open', () => {
    const message = { message_id: upload.messageId, event_type: 'extract_bill', file_name: `${upload.name}.pdf` }
    socket.send(JSON.stringify({ ...message, file_data: bill, file_type: 'pdf', generate_link: true }), () =>
      onHeard('sent'),
    )
  })
  socket.on('message', (data: Buffer) => {
    const reply = readSocketReply(data)
    if (!reply) return
    onHeard(reply)
    if (reply.data?.one_time_link) resolve(reply.data.one_time_link)
  })
  return promise.finally(() => socket.terminate())
}

async function newUpload(name: string): Promise<Upload> {
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  return { name, token, messageId: randomUUID() }
}

/** As the page does: the same request again, until it is answered. */
async function sendUntilLinked(upload: Upload): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const link = await send(upload)
    if (link) return link
    await wait(300)
  }
  throw new Error(`${upload.name} was never answered`)
}

test('a bill is neither lost nor doubled, at whatever step the server is killed', async () => {
  const uploads: Upload[] = []
  for (const [name, isTime] of Object.entries(STEPS)) {
    const upload = await newUpload(name)
    const { promise: itIsTime, resolve } = Promise.withResolvers<void>()
    const sending = send(upload, (heard) => isTime(heard) && resolve())
    await itIsTime
    await server.kill()
    upload.link = await sending
    server = await start()
    uploads.push(upload)
  }
  const [, unwatched, , , linked] = uploads
  expect(linked?.link).toMatch(/^[\w-]{43}$/)

  // Acknowledged and then left alone: nobody asks again, and it is read all the same.
  const chatsOf = async ({ token }: Upload) => (await call(listChats, {}, { token })).chats
  const messagesOf = async (upload: Upload) => {
    const [chat] = await chatsOf(upload)
    return (await call(readChat, { params: { chat_id: chat?.chat_id ?? '' } }, { token: upload.token })).messages
  }
  await expect.poll(() => messagesOf(unwatched!), { timeout: 30_000, interval: 300 }).toHaveLength(2)

  for (const upload of uploads) upload.link ??= await sendUntilLinked(upload)
  const keys = uploads.map(() => randomUUID())
  const redeem = ({ link = '' }: Upload, at: number) =>
    call(redeemLink, { body: { one_time_link: link } }, { idempotencyKey: keys[at]! })
  // Killed in the middle of the exchange: the answer is lost, and asked for again.
  const lost = Promise.allSettled(uploads.map(redeem))
  await killAndStart()
  await lost
  const seen: Record<string, unknown> = {}
  for (const [at, upload] of uploads.entries()) {
    const { chat_id, jwt } = await redeem(upload, at)
    const again = await sendUntilLinked(upload)
    const { messages } = await call(readChat, { params: { chat_id } }, { token: jwt })
    const authors = messages.map(({ author }) => author)
    seen[upload.name] = { authors, chats: (await chatsOf(upload)).length, isSameLink: again === upload.link }
  }
  const once = { authors: ['person', 'mo'], chats: 1, isSameLink: false }
  expect(seen).toEqual(Object.fromEntries(uploads.map(({ name }) => [name, once])))
  expect(readdirSync(path.join(dataDir, 'files/bills'))).toHaveLength(uploads.length)
  // oxlint-disable-next-line no-console -- the figures of a run belong in its output
  console.log(`${uploads.length + 1} kills, ${uploads.length} bills, each kept and read once`)
})
