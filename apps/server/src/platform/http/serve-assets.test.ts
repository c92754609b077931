import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, sendRaw } from '../../../test/raw-http.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { type App, buildApp } from '../../app.ts'

const SECRET = 'not for visitors'
const home = mkdtempSync(path.join(tmpdir(), 'mowatt-assets-'))
let testApp: TestApp
let app: App
let port: number

beforeAll(async () => {
  for (const folder of ['site/assets', 'site/.vite', 'site-of-others', '.git']) {
    mkdirSync(path.join(home, folder), { recursive: true })
  }
  writeFileSync(path.join(home, 'site/assets/page-1.js'), 'shown')
  for (const file of [
    '.env',
    '.git/config',
    'site-of-others/x',
    'site/.vite/manifest.json',
    'site/assets/page-1.js.map',
  ]) {
    writeFileSync(path.join(home, file), SECRET)
  }
  testApp = await createTestApp()
  app = await buildApp(testApp.ctx, { assets: path.join(home, 'site') })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await testApp.close()
  rmSync(home, { recursive: true })
})

const ask = (address: string) =>
  sendRaw(port, `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)

test('a file of the built site is served', async () => {
  expect(await ask('/assets/page-1.js')).toMatchObject({ status: 200, body: 'shown' })
})

// Sent as they are: our own client would normalise them first.
test.each([
  '/.env',
  '/../.env',
  '/%2e%2e/.env',
  '/assets/..%2f..%2f.env',
  '/assets/../../.git/config',
  '/assets\\..\\..\\.env',
  '/..%5c.env',
  '/../site-of-others/x',
  '/assets/page-1.js%00.map',
  '/.vite/manifest.json',
  '/assets/page-1.js.map',
])('nothing else is, whatever is asked for: %s', async (address) => {
  const { status, body } = await ask(address)
  expect([400, 404]).toContain(status)
  expect(body).not.toContain(SECRET)
})
