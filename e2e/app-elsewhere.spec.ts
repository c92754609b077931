import { expect, test } from '@playwright/test'
import { freePort } from '../apps/server/test/spawned-server.ts'
import { phone } from './open-home.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

// One worker, and so one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer
let app: string

test.beforeAll(async () => {
  // A server of its own with a database of its own.
  const port = await freePort()
  app = `http://app.localhost:${port}`
  server = await startOwnServer('app', { port, env: { APP_URL: app } })
})
test.afterAll(() => server.stop())

test('with an app on another host "Save now" and "Start chatting" open it', async ({ page, request }) => {
  const answer = await request.get(`${server.url}/mowatt`, { maxRedirects: 0 })
  expect(answer.headers()['location']).toBe(`${app}/chat`)

  await page.setViewportSize(phone)
  for (const name of ['Save now', 'Start chatting']) {
    await page.goto(server.url)
    await expect(page.locator('.prompt-send').first()).toBeDisabled()
    await page.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`${app}/chat`)
  }
})

test('a question is handed over to the other host, whose front door leads to the chat', async ({ page }) => {
  await page.goto(server.url)
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('What is an exit fee?')
  await prompt.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${app}/chat/[\\w-]{36}$`))
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')
  await expect(page.getByRole('link', { name: 'Account and data' })).toHaveAttribute('href', `${server.url}/account`)
  await page.goto(`${app}/`)
  await expect(page).toHaveURL(`${app}/chat`)
  await expect(page.getByRole('main').getByRole('link', { name: 'What is an exit fee?' })).toBeVisible()
})
