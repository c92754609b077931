import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChat, listBills, readChat, startAnonymousSession } from '@mowatt/contract'
import { type Call, createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, eventsIn } from './chat-house.ts'
import { wholeBill } from './files/bill-files.ts'
import { type HeldModel, serveHeldModel } from './held-model.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-chat-crash-'))
let port: number
let server: SpawnedServer
let model: HeldModel
let call: Call

const start = () => spawnServer({ port, env: { DATA_DIR: dataDir, ...model.env } })

beforeAll(async () => {
  model = await serveHeldModel()
  port = await freePort()
  server = await start()
  call = createClient(fetchSend(server.url))
}, 60_000)

afterAll(async () => {
  await server.stop()
  await model.close()
  rmSync(dataDir, { recursive: true, force: true })
})

type Said = { token: string; chatId: string; path: string; body: object; key: string }

async function newSaying(act: string, body: object): Promise<Said> {
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  const { chat_id: chatId } = await call(createChat, {}, { token })
  return { token, chatId, path: `/api/v1/chats/${chatId}/${act}`, body, key: randomUUID() }
}

/** Says it as the page does, under its key; yields all that was heard, also where the line was cut. */
async function say(
  { token, path: at, body, key }: Said,
  until = '',
): Promise<{ heard: string; isOver: Promise<void> }> {
  const answer = await fetch(server.url + at, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  for (;;) {
    const { done, value } = await reader.read()
    heard += value ?? ''
    if (done || (until !== '' && heard.includes(until))) break
  }
  // What is still to come is nobody's any more; the line may break at any time.
  const isOver = reader.closed.catch(() => {}).then(() => {})
  return { heard, isOver }
}

const read = ({ token, chatId }: Said) => call(readChat, { params: { chat_id: chatId } }, { token })

test('killed while Mo speaks and while he reads a bill, the next server ends both, each once', async () => {
  const words = await newSaying('messages', { text: 'What is a standing charge?' })
  const bill = await newSaying('bills', {
    file_data: wholeBill().toString('base64'),
    file_name: 'november.pdf',
    file_type: 'pdf',
  })
  const [spoken, brought] = await Promise.all([say(words, model.first), say(bill, 'event: asked')])
  expect(spoken.heard).not.toContain('event: answered')
  await server.kill()
  await Promise.all([spoken.isOver, brought.isOver])
  model.release()
  server = await start()

  // Nothing is lost: a page that looks now sees what was said, and that it is not answered yet.
  for (const said of [words, bill]) {
    expect((await read(said)).messages.map(({ author }) => author)).toEqual(['person'])
  }
  const ends = await Promise.all([say(words), say(bill)])
  const [answer, found] = ends.map(({ heard }) => answerIn(eventsIn(heard)).message)
  expect(answer?.text).toMatch(new RegExp(`${model.first}.*daily price.*${model.rest}`, 's'))
  expect(found?.cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['bill', 'cost']))

  for (const [said, message] of [
    [words, answer],
    [bill, found],
  ] as const) {
    const again = await say(said)
    expect(answerIn(eventsIn(again.heard)).message).toEqual(message)
    const { messages, is_working } = await read(said)
    expect(messages.map(({ author }) => author)).toEqual(['person', 'mo'])
    expect({ is_working, last: messages[1] }).toEqual({ is_working: false, last: message })
  }
  expect((await call(listBills, {}, { token: bill.token })).bills).toHaveLength(1)
  expect(readdirSync(path.join(dataDir, 'files/bills'))).toHaveLength(1)
  expect(readdirSync(path.join(dataDir, 'files/.drafts'))).toEqual([])
})
