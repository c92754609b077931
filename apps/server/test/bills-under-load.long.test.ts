import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { failures } from '@mowatt/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeBill } from './files/bill-files.ts'
import { type SpawnedServer, spawnServer } from './spawned-server.ts'
import { type Upload, uploadClient } from './upload-client.ts'

const BILLS = 50
/** One in so many is a photo, which takes ten times as long as a PDF with text. */
const PHOTO_EVERY = 4
// oxlint-disable-next-line no-restricted-properties -- for a machine that has other work already
const BUSY_LOOPS = Number(process.env['BUSY_LOOPS'] ?? 20)
const MINUTE_MS = 60_000
/** Temporary, and not about the file. */
const PASSING: readonly string[] = [failures.unavailable.text, failures.timeout.text]

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-load-'))
const photo = readFileSync(new URL('./files/small-bill.png', import.meta.url)).toString('base64')
const pdf = wholeBill().toString('base64')
const loops: ChildProcess[] = []
let server: SpawnedServer

beforeAll(async () => {
  server = await spawnServer({ env: { DATA_DIR: dataDir } })
}, 2 * MINUTE_MS)
afterAll(async () => {
  for (const loop of loops) loop.kill('SIGKILL')
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('every valid bill is read in the end, on a machine that is busy with other things', async () => {
  const { newUpload, send, look } = uploadClient(server.url)
  const uploads = await Promise.all(
    Array.from({ length: BILLS }, (_, at) =>
      newUpload({
        name: at % PHOTO_EVERY ? `${at}.pdf` : `${at}.png`,
        file: at % PHOTO_EVERY ? pdf : photo,
        endpoint: at % 2 ? 'rest' : 'socket',
      }),
    ),
  )
  for (let at = 0; at < BUSY_LOOPS; at++) loops.push(spawn(process.execPath, ['-e', 'for(;;);'], { stdio: 'ignore' }))
  const from = performance.now()
  let tries = 0
  // As a user does who is told that it did not work: the same request again.
  const sendUntilLinked = async (upload: Upload) => {
    while (upload.link === undefined && (upload.refusal === undefined || PASSING.includes(upload.refusal))) {
      delete upload.refusal
      tries += 1
      await send(upload)
    }
  }
  await Promise.all(uploads.map(sendUntilLinked))
  const linkedAfterMs = performance.now() - from
  expect(uploads.flatMap(({ name, refusal }) => (refusal === undefined ? [] : [`${name}: ${refusal}`]))).toEqual([])
  const read = async () => {
    const seen = await Promise.all(uploads.map(look))
    return seen.filter(({ authors }) => authors.join() === 'person,mo').length
  }
  await expect.poll(read, { timeout: 50 * MINUTE_MS, interval: 2000 }).toBe(BILLS)
  const seconds = (ms: number) => `${Math.round(ms / 1000)} s`
  // oxlint-disable-next-line no-console -- the figures of a run belong in its output
  console.log(
    `${BILLS} of ${BILLS} bills read beside ${BUSY_LOOPS} busy loops: all linked after ${seconds(linkedAfterMs)} and ${tries} tries, all read after ${seconds(performance.now() - from)}`,
  )
})
