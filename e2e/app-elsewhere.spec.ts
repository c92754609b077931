import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { spawnServer, type SpawnedServer } from '../apps/server/test/spawned-server.ts'
import { phone } from './open-home.ts'

let server: SpawnedServer

test.beforeAll(async () => {
  // A server of its own with a database of its own.
  test.setTimeout(90_000)
  const env = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'mowatt-e2e-app-')), APP_URL: 'http://app.localhost:9' }
  server = await spawnServer({ env })
})
test.afterAll(() => server.stop())

test('with an app on another host "Save now" and "Start chatting" open it', async ({ page, request }) => {
  const answer = await request.get(`${server.url}/mowatt`, { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe('http://app.localhost:9/chat')

  await page.setViewportSize(phone)
  await page.route('**/mowatt', (route) => route.fulfill({ body: 'the app' }))
  for (const name of ['Save now', 'Start chatting']) {
    await page.goto(server.url)
    await expect(page.locator('.prompt-send').first()).toBeDisabled()
    await page.getByRole('link', { name }).click()
    await expect(page.getByText('the app')).toBeVisible()
  }
})
