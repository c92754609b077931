import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChat, readChat, startAnonymousSession } from '@mowatt/contract'
import { fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerIn, eventsIn } from './chat-test-app.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { patientClient } from './patient-client.ts'

let dataDir: string
let database: TestDatabase
let server: SpawnedServer

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-built-'))
  // From nothing: migrations, shipped texts and all other files beside the sources must be found.
  database = await createTestDatabase({ isEmpty: true })
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url }
  server = await spawnServer({ env, log: path.join(dataDir, 'log') })
})
afterAll(async () => {
  await server.stop()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function workerProcesses(): Promise<number> {
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^worker_processes (\d+)$/m.exec(metrics)?.[1])
}

test('the server from the bundle loads Mo for its first visitor, who is answered', async () => {
  const call = patientClient(fetchSend(server.url))
  expect(await workerProcesses()).toBe(0)
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  // Before any request: one thinker, and the sentence encoder.
  expect(await workerProcesses()).toBe(2)
  const { chat_id } = await call(createChat, {}, { token })
  const said = await fetch(`${server.url}/api/v1/chats/${chat_id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'What is a standing charge?' }),
  })
  expect(answerIn(eventsIn(await said.text())).message.text).toContain('a day for electricity')
})

test('a trace names the source and its line, and no place of this machine', async () => {
  const call = patientClient(fetchSend(server.url))
  const { jwt: token } = await call(startAnonymousSession, { body: {} })
  const { chat_id } = await call(createChat, {}, { token })
  await database.pool.query(`update chat_conversation set sealed_title = 'no seal'`)
  await expect(call(readChat, { params: { chat_id } }, { token })).rejects.toMatchObject({ status: 500 })
  await expect.poll(loggedPlaces).not.toEqual([])
  const places = loggedPlaces()
  expect(places).toContainEqual(
    expect.stringMatching(/ \(apps\/server\/src\/features\/chat\/chat-words\.ts:\d+:\d+\)$/),
  )
  expect(places.filter((place) => place.includes(path.resolve(import.meta.dirname, '../../..')))).toEqual([])
})

/** The positions of errors, as logged. */
function loggedPlaces(): string[] {
  const lines = readFileSync(path.join(dataDir, 'log'), 'utf8').split('\n')
  return lines.flatMap((line) =>
    line.includes('"error":{') ? (JSON.parse(line) as { error: { at: string[] } }).error.at : [],
  )
}
