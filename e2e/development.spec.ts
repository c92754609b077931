import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../apps/server/test/spawned-server.ts'
import { patience } from '../test-patience.ts'

const TEXTS = 'apps/web/app/features/chat/prompt-texts.ts'

let child: ChildProcess
let dataDir: string
let address: string
let said = ''

test.beforeAll(async () => {
  const port = await freePort()
  address = `http://localhost:${port}`
  dataDir = mkdtempSync(path.join(tmpdir(), 'mowatt-dev-'))
  child = spawn(process.execPath, ['tools/dev.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', NODE_ENV: 'development' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.on('data', (text: Buffer) => (said += text.toString()))
  await expect.poll(() => said).toContain('Mowatt is at')
})

test.afterAll(async () => {
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
})

test('an open tab follows changes of the site, and finds its way back after the server has restarted @long', async ({
  page,
}) => {
  test.setTimeout(patience(300_000))
  const troubles: string[] = []
  // A page that is being reloaded isn't notified of changes until it's connected again.
  let connected = false
  page.on('framenavigated', () => (connected = false))
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text())
    if (message.text().includes('[vite] connected')) connected = true
  })
  await page.goto(address)
  await expect.poll(() => connected).toBe(true)
  await expect(page.locator('.prompt-send').first()).toBeDisabled()

  const original = readFileSync(TEXTS, 'utf8')
  try {
    writeFileSync(TEXTS, original.replace('How much can I save by switching?', 'How much is a changed word?'))
    const changed = page.getByRole('button', { name: 'How much is a changed word?' }).first()
    await expect(changed).toBeVisible()
    await expect.poll(() => connected).toBe(true)
    // The server has it as well: a cached page would bring the old word back.
    expect(await (await page.request.get(address)).text()).toContain('How much is a changed word?')
    expect(troubles).toEqual([])
  } finally {
    writeFileSync(TEXTS, original)
  }
  await expect(page.getByRole('button', { name: 'How much can I save by switching?' }).first()).toBeVisible()
  // Its scripts have loaded: without them nothing in the page would connect to the server.
  await expect.poll(() => connected).toBe(true)
  await expect(page.locator('.prompt-send').first()).toBeDisabled()

  const reloaded = page.waitForEvent('load')
  touch('apps/server/src/app.ts')
  await expect.poll(() => said.split('Mowatt is at').length).toBe(3)
  await reloaded
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  let loads = 0
  page.on('load', () => loads++)
  await expect.poll(() => (touch(TEXTS), loads)).toBeGreaterThan(0)
})

/** Looks like a change to a file watcher, and is none. */
function touch(file: string): void {
  utimesSync(file, new Date(), new Date())
}
