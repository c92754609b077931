import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../apps/server/test/spawned-server.ts'
import { phone } from './open-home.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

// One worker, so that there is one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer
let site: string
let app: string

test.beforeAll(async () => {
  // A separate server with its own database; site and app are two hosts of one domain.
  const port = await freePort()
  site = `http://mowatt.localhost:${port}`
  app = `http://app.mowatt.localhost:${port}`
  server = await startOwnServer('app', { port, env: { SITE_URL: site, APP_URL: app } })
})
test.afterAll(() => server.stop())

test('with an app on another host "Save now" and "Start chatting" open it in a tab of its own, in the same theme', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const name of ['Save now', 'Start chatting']) {
    await page.goto(site)
    await expect(page.locator('.prompt-send').first()).toBeDisabled()
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name }).click()])
    await expect(tab).toHaveURL(`${app}/chat`)
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await tab.evaluate(() => globalThis.opener as unknown)).toBeNull()
    expect(page.url()).toBe(`${site}/`)
    await tab.close()
  }
  // A browser that opens no tabs navigates there itself.
  await page.evaluate(() => (globalThis.open = () => null))
  await page.getByRole('link', { name: 'Start chatting' }).click()
  await expect(page).toHaveURL(`${app}/chat`)
})

test.describe('nobody is asked twice', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('what was chosen on the site holds in the app, and what is changed there holds on the site', async ({
    page,
  }) => {
    const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
    const kept = () => page.evaluate(() => localStorage.getItem('mowatt.consent'))
    await page.goto(`${site}/terms`)
    await question.getByRole('button', { name: 'Reject all' }).click()
    const refused = await kept()

    await page.goto(`${app}/chat`)
    await expect.poll(kept).toBe(refused)
    await expect(question).toBeHidden()
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await question.getByRole('button', { name: 'Accept all' }).click()
    const agreed = await kept()
    expect(agreed).toContain('"statistics":true')

    // Withdrawn on the site, it is withdrawn in the app.
    await page.goto(`${site}/terms`)
    await page.getByRole('button', { name: 'Cookie Settings' }).click()
    await expect.poll(kept).toBe(agreed)
    await question.getByRole('button', { name: 'Reject all' }).click()
    const again = await kept()
    await page.goto(`${app}/chat`)
    await expect.poll(kept).toBe(again)
  })

  test('people who answer in the app are not asked again when they come back to an open page of the site', async ({
    page,
    context,
  }) => {
    const asks = (on: Page) => on.getByRole('dialog', { name: 'Cookies on Mowatt' })
    const comeBack = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.goto(`${site}/terms`)
    await expect(asks(page)).toBeVisible()
    await comeBack()
    await expect(asks(page), 'not answered yet').toBeVisible()

    const tab = await context.newPage()
    await tab.goto(`${app}/chat`)
    await asks(tab).getByRole('button', { name: 'Accept all' }).click()
    await tab.close()
    await comeBack()
    await expect(asks(page)).toBeHidden()
    await page.reload()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('mowatt.consent'))).toContain('"statistics":true')
    await expect(asks(page)).toBeHidden()
  })
})

test('a question is handed over to the other host, whose root leads to the chat @long', async ({ page }) => {
  await page.goto(site)
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  const prompt = page.getByRole('textbox', { name: 'Ask Mo about your energy' })
  await prompt.fill('What is an exit fee?')
  await prompt.press('Enter')
  await expect(page).toHaveURL(new RegExp(`^${app}/chat/[\\w-]{36}$`))
  await expect(page.getByRole('log')).toContainText('What is an exit fee?')
  await expect(page.getByRole('link', { name: 'Account and data' })).toHaveAttribute('href', `${site}/account`)
  await page.goto(`${app}/`)
  await expect(page).toHaveURL(`${app}/chat`)
  await expect(page.getByRole('main').getByRole('link', { name: /exit fee|leave my fix early/i })).toBeVisible()
})
