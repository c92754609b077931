import type { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listen } from '../../../test/raw-http.ts'
import { beSilent, promisedUpload, type SilentClient } from '../../../test/silent-client.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { UPLOAD_TOKEN, uploadFeature } from '../../../test/upload-feature.ts'

let testApp: TestApp
let port: number
const serverSide = new Set<Socket>()
let silent: SilentClient[] = []

beforeAll(async () => {
  // Time limits of an hour: what blocks another request here does so until the test has failed.
  const pace = { bytes: 1, everyMs: 3_600_000 }
  const patience = { requestMs: 3_600_000, strangerMs: 3_600_000, pace }
  testApp = await createTestApp({ extraFeatures: [uploadFeature], patience })
  testApp.app.server.on('connection', (socket) => {
    serverSide.add(socket)
    socket.once('close', () => serverSide.delete(socket))
  })
  port = await listen(testApp.app)
})
afterEach(async () => {
  for (const { socket } of silent) socket.destroy()
  await Promise.all(silent.map(({ ended }) => ended))
  silent = []
})
afterAll(() => testApp.close())

const PROMISED = 13_000_000
const KNOWN = { authorization: `Bearer ${UPLOAD_TOKEN}` }

/** So many clients that announce an upload and stop after these bytes, all of them connected to the server. */
async function stall(count: number, path: string, sentBytes: number, headers: Record<string, string> = {}) {
  const head = promisedUpload(path, PROMISED, headers)
  const bytes = Buffer.concat([Buffer.from(head), Buffer.alloc(sentBytes, '{"file_data":"')])
  silent = await Promise.all(Array.from({ length: count }, () => beSilent(port, bytes)))
  const ports = new Set(silent.map(({ socket }) => socket.localPort))
  const seen = () => [...serverSide].filter((each) => ports.has(each.remotePort) && each.bytesRead >= bytes.length)
  await expect.poll(() => seen().length).toBe(count)
}

const FILE = 'x'.repeat(4_000_000)

async function upload(path = '/api/test/upload', headers: Record<string, string> = KNOWN): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ file_data: FILE }),
  })
  return answer.json()
}

test.for([
  [9, '/api/test/upload', 0, KNOWN],
  [9, '/api/test/open-upload', 100_000, {}],
  [500, '/api/test/open-upload', 0, {}],
  [500, '/api/test/upload', 70_000, KNOWN],
] as const)('%i who fall silent at %s after %i bytes keep nobody waiting', async ([count, path, bytes, headers]) => {
  await stall(count, path, bytes, headers)
  expect(await upload()).toEqual({ length: FILE.length })
  // Not because they were disconnected.
  expect(silent.filter(({ isOpen }) => isOpen())).toHaveLength(count)
})

test('a large body without a token is refused before it is read', async () => {
  await stall(1, '/api/test/upload', 0)
  await expect.poll(() => silent[0]?.socket.bytesRead).toBeGreaterThan(0)
  silent[0]?.socket.end()
  expect(await silent[0]?.ended).toMatch(/^HTTP\/1\.1 401 /)
})
