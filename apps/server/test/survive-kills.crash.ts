import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFolders } from '../src/platform/db/database-folders.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { appendLine } from './notebook-room.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'

const KILLS_OF_EACH = 20
const WRITERS = 4
/** Writes acknowledged between two kills, so that each kill falls into the middle of real work. */
const ACKNOWLEDGED_BETWEEN_KILLS = 15

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-crash-'))
const entry = path.resolve(import.meta.dirname, 'notebook-server.ts')
const folders = databaseFolders(path.join(dataDir, 'database'))
const acknowledged: string[] = []
const killedAtMs: number[] = []
let catcher: MailCatcher
let port: number
let server: SpawnedServer
let isWriting = true

const start = () => spawnServer({ entry, port, env: { DATA_DIR: dataDir, MAIL_URL: catcher.url } })
const databasePid = () => Number(readFileSync(path.join(folders.data, 'postmaster.pid'), 'utf8').split('\n')[0])

beforeAll(async () => {
  catcher = await startMailCatcher()
  port = await freePort()
  server = await start()
}, 60_000)

afterAll(async () => {
  await server.stop()
  await catcher.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('no acknowledged write and no mail is lost when we are killed in the middle of work', async () => {
  const writers = Array.from({ length: WRITERS }, (_, index) => write(`w${index}`))
  for (let round = 0; round < KILLS_OF_EACH; round++) {
    for (const victim of ['server', 'database', 'both'] as const) {
      await untilMoreAcknowledged(ACKNOWLEDGED_BETWEEN_KILLS)
      killedAtMs.push(performance.now())
      if (victim !== 'server') process.kill(databasePid(), 'SIGKILL')
      if (victim === 'database') continue
      await server.kill()
      server = await start()
    }
  }
  await untilMoreAcknowledged(ACKNOWLEDGED_BETWEEN_KILLS)
  isWriting = false
  await Promise.all(writers)

  const { db, pool } = openDatabase(`postgresql://mowatt@/postgres?host=${encodeURIComponent(folders.socket)}`)
  await expect
    .poll(async () => (await pool.query(`select from mail_message where sent_at is null`)).rowCount, {
      timeout: 60_000,
    })
    .toBe(0)
  const { rows } = await pool.query<{ key: string }>('select key from notebook_line')
  await db.destroy()

  const kept = new Set(rows.map(({ key }) => key))
  expect(rows, 'a line is there twice').toHaveLength(kept.size)
  expect(acknowledged.filter((key) => !kept.has(key))).toEqual([])
  const mailed = Map.groupBy(catcher.accepted, ({ subject }) => subject)
  expect([...kept].filter((key) => !mailed.has(key))).toEqual([])
  expect([...mailed.keys()].filter((key) => !kept.has(key))).toEqual([])
  const repeated = [...mailed.values()].filter((copies) => copies.length > 1)
  for (const copies of repeated) {
    expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
    for (const [index, later] of copies.slice(1).entries()) {
      const earlierMs = copies[index]?.atMs ?? 0
      // The kill falls between acceptance and record: moments before the one, when the mail was already in hand, or after.
      const wasKilledBetween = killedAtMs.some((atMs) => Math.abs(atMs - earlierMs) < 750 && atMs < later.atMs)
      expect(wasKilledBetween, `${later.subject} was repeated although nobody was killed`).toBe(true)
    }
  }
  // oxlint-disable-next-line no-console -- the figures of a run belong in its output
  console.log(
    `${killedAtMs.length} kills, ${acknowledged.length} acknowledged writes, ${kept.size} lines, ` +
      `${catcher.accepted.length} mails accepted, ${repeated.length} repeated under their own Message-ID`,
  )
})

/** Writes line after line, each asked for once: one that was not acknowledged may be there or not, but never twice. */
async function write(name: string): Promise<void> {
  const call = createClient(fetchSend(server.url))
  for (let number = 0; isWriting; number++) {
    const key = `${name}-${number}`
    const reply = await call(appendLine, { body: { key } }).catch(() => undefined)
    if (reply) acknowledged.push(key)
    else await wait(20)
  }
}

async function untilMoreAcknowledged(count: number): Promise<void> {
  const enough = acknowledged.length + count
  while (acknowledged.length < enough) await wait(5)
}
