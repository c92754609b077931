import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { askForLink, expectAlive, expectDashboard, signIn } from './identity-steps.ts'

function healthRow(page: Page, label: string) {
  return page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')
}

async function mailSubjects(page: Page, to: string): Promise<string[]> {
  const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject)
}

test('the export holds what is kept, as one file', async ({ page }, { testId }) => {
  const email = `ada-${testId}@post.example`
  await signIn(page, email)
  await page.getByRole('link', { name: 'Manage your account' }).click()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('mowatt-export.json')
  const exported = JSON.parse(await readFile(await download.path(), 'utf8')) as { data: { identity: unknown } }
  expect(JSON.stringify(exported.data.identity)).toContain(email)
  await expect(page.getByText('Saved. You haven’t given us any documents.')).toBeVisible()
})

test('deleting asks once more, removes the account, says so and sends a last mail', async ({ page }, { testId }) => {
  const email = `bea-${testId}@post.example`
  await signIn(page, email)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const act = dialog.getByRole('button', { name: 'Delete my account' })
  await expect(act).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByRole('checkbox').check()
  await act.click()
  await expect(page).toHaveURL('/account?deleted=yes')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ve deleted your account')
  await expect(page.locator('.account')).toBeHidden()
  await expect.poll(() => mailSubjects(page, email)).toEqual(['Mowatt: your account has been deleted'])
})

test('a sign-in that is not fresh is renewed before anything is deleted @long', async ({ page }, { testId }) => {
  const email = `cyd-${testId}@post.example`
  await signIn(page, email)
  await page.goto('/account')
  // Ten minutes are long: this is the server's own answer for a token that old.
  await page.route('**/api/v1/account', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'sign_in_again', message: 'Please sign in again first, so we know it’s you.' },
    }),
  )
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please sign in again first')
  await dialog.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(/magic-link-sent/)
})

test('somebody sees where they are signed in, and signs out one browser or all of them @long', async ({
  page,
  browser,
}, { testId }) => {
  const email = `dot-${testId}@post.example`
  await signIn(page, email)
  const other = await (await browser.newContext()).newPage()
  await signIn(other, email)
  const lost = await (await browser.newContext()).newPage()
  await signIn(lost, email)
  await other.goto('/account')
  const sessions = other
    .getByRole('main')
    .locator('section', { has: other.getByRole('heading', { name: 'Where you’re signed in' }) })
  await expect(sessions.getByRole('listitem').filter({ hasText: /on a Linux computer/ })).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('You’re using this browser now')
  expect(await axeFaults(other)).toEqual([])
  // The last used comes after this one: it is the newest.
  await sessions
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .press('Enter')
  await expect(sessions.getByRole('status').filter({ hasText: 'is signed out.' })).toBeFocused()
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await lost.goto('/account')
  await expect(lost.getByText('Sign in first.')).toBeVisible()
  await lost.context().close()
  await other.context().setOffline(true)
  const endOthers = sessions.getByRole('button', { name: 'Sign out all other browsers' })
  await endOthers.click()
  await expect(sessions.getByRole('alert')).toHaveText(
    'We can’t reach the server. Check your connection and try again.',
  )
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await other.context().setOffline(false)
  const asked: string[] = []
  other.on('request', (request) => request.method() === 'DELETE' && asked.push(new URL(request.url()).pathname))
  await endOthers.dblclick()
  await expect(sessions.getByText('You’re not signed in anywhere else.')).toBeVisible()
  expect(asked.filter((path) => path.includes('sessions'))).toHaveLength(1)
  await signIn(page, email)
  await other.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await page.goto('/account')
  await expect(page.getByText('Sign in first.')).toBeVisible()
  await expect(page.locator('.account')).toBeHidden()
  await other.context().close()
})

test('a visitor is asked to sign in first', async ({ page }) => {
  await page.goto('/account')
  await expectAlive(page)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/waitlist')
})

test('a clock that is wrong by a year is said, and signs nobody out', async ({ page }, { testId }) => {
  const YEAR_MS = 365 * 24 * 60 * 60 * 1000
  const renewals: string[] = []
  page.on('request', (request) => void (request.url().includes('securetoken') && renewals.push(request.url())))
  await page.clock.install({ time: Date.now() + YEAR_MS })
  await signIn(page, `fay-${testId}@post.example`)
  await page.goto('/auth-diagnostics')
  const row = (label: string) => healthRow(page, label)
  await expect(row('Clock')).toContainText('ahead of ours')
  await expect(row('Signed in')).toContainText('Yes')
  await expect(row('Token')).toContainText(/Valid for (59|60) minutes/)
  expect(renewals.length).toBeLessThan(3)
})

test('a browser that keeps nothing for longer than the tab is told so, and signs in for the tab @long', async ({
  page,
}, { testId }) => {
  const email = `gus-${testId}@post.example`
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('switched off', 'SecurityError')
        },
      })
    }
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto('/auth-diagnostics')
  await expect(healthRow(page, 'IndexedDB')).toContainText('Not available')
  await expect(healthRow(page, 'Local storage')).toContainText('Not available')
  await expect(healthRow(page, 'Session storage')).toContainText('Available')
  await expect(healthRow(page, 'Status')).toContainText('Ready')
  const { code } = await askForLink(page, email)
  await expectAlive(page)
  await page.getByLabel('6-digit code from the email').fill(code)
  await page.getByRole('button', { name: 'Sign in with the code' }).click()
  await expectDashboard(page, email)
  await expect(page.getByLabel('Account', { exact: true })).toHaveText('G')
  expect(errors).toEqual([])
})

test('sign-in health shows what this browser has, and copies it without secrets @long', async ({ page, context }, {
  testId,
}) => {
  const email = `eve-${testId}@post.example`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, email)
  const answer = await page.goto('/auth-diagnostics')
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const row = (label: string) => healthRow(page, label)
  await expect(row('Status')).toContainText('Ready')
  await expect(row('Signed in')).toContainText('Yes')
  await expect(row('IndexedDB')).toContainText('Available')
  await expect(row('Token')).toContainText(/Valid for (59|60) minutes/)
  await expect(row('Clock')).toContainText('Correct')
  await expect(row('Last error')).toContainText('None')
  await page.getByRole('button', { name: 'Copy report' }).click()
  await expect(page.getByText('Report copied.')).toBeVisible()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toContain('Status: Ready')
  expect(report).not.toMatch(/eyJ|@post/)

  await page.route('**/securetoken.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row('Last error')).toContainText('Authentication token expired')
})
