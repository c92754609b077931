import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patience } from '../../../test-patience.ts'
import { wholeBill } from './files/bill-files.ts'
import { freePort, type SpawnedServer, spawnServer } from './spawned-server.ts'
import { type Upload, uploadClient } from './upload-client.ts'

const UPLOADS = 20

const dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-stop-'))
let port: number
let server: SpawnedServer
const start = () => spawnServer({ port, env: { DATA_DIR: dataDir } })

beforeAll(async () => {
  port = await freePort()
  server = await start()
})
afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** In the first round the readers are not started yet, in the second one they are. */
test.each(['cold', 'warm'])(
  'uploads in hand when the server is told to stop survive, on %s readers',
  async (readers) => {
    const { newUpload, send, look } = uploadClient(server.url)
    const file = wholeBill().toString('base64')
    const uploads: Upload[] = []
    for (let at = 0; at < UPLOADS; at++)
      uploads.push(await newUpload({ name: `${readers}-${at}.pdf`, file, endpoint: at % 2 ? 'rest' : 'socket' }))
    if (readers === 'warm') await send(await newUpload({ name: 'first.pdf', file, endpoint: 'rest' }))

    const acknowledged = Promise.withResolvers<void>()
    const sent = uploads.map((upload) => send(upload, acknowledged.resolve))
    await acknowledged.promise
    await server.stop()
    await Promise.all(sent)
    const linked = uploads.filter(({ link }) => link !== undefined)
    expect(uploads.flatMap(({ refusal }) => refusal ?? [])).toEqual([])

    server = await start()
    // Uploads with a link are done; acknowledged ones are read without a retry; the others are retried.
    for (const upload of uploads) if (upload.link === undefined) await send(upload)
    expect(uploads.filter(({ link }) => link === undefined)).toEqual([])
    for (const upload of uploads) {
      await expect
        .poll(async () => (await look(upload)).authors, { timeout: patience(120_000), interval: 300 })
        .toEqual(['person', 'mo'])
      const { chats } = await look(upload)
      expect([upload.chatId ?? chats[0]]).toEqual(chats)
    }
    // oxlint-disable-next-line no-console -- the figures of a run belong in its output
    console.log(`${readers}: ${linked.length} of ${UPLOADS} linked while stopping, the others after the next start`)
  },
)
