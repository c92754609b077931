import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect, type Page, test } from '@playwright/test'
import { browserLaunch, findWholeBrowser } from '../browser-launch.ts'
import { askForLink } from './identity-steps.ts'

const BLOCKED = 2

/** A separate browser whose owner has blocked all site data: storage throws, locks are refused, cookies vanish. */
async function withSiteDataBlocked(baseURL: string | undefined, visit: (page: Page) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'mowatt-blocked-'))
  await mkdir(path.join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCKED } } }
  await writeFile(path.join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
  const executablePath = findWholeBrowser() ?? browserLaunch.executablePath
  const launch = { ...browserLaunch, executablePath, baseURL: baseURL ?? '' }
  const context = await chromium.launchPersistentContext(profile, launch)
  try {
    await visit(await context.newPage())
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
}

test('with site data blocked a link can be asked for and signs in for as long as the page stays', async ({ baseURL }, {
  testId,
}) => {
  await withSiteDataBlocked(baseURL, async (page) => {
    const email = `ada-${testId}@post.example`
    const { link } = await askForLink(page, email)
    const isRefused = await page.evaluate(() => navigator.locks.request('any', () => false).catch(() => true))
    expect(isRefused).toBe(true)

    await page.goto(link)
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in')
    await expect(
      page.getByText('This browser doesn’t store anything, so you’ll only stay signed in until'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Go to your dashboard' }).click()
    await expect(page).toHaveURL('/waitlist')
    await expect(page.getByRole('main').getByText(`Signed in as ${email}`)).toBeVisible()
  })
})

test('with site data blocked the digits sign in on the page that waits @long', async ({ baseURL }, { testId }) => {
  await withSiteDataBlocked(baseURL, async (page) => {
    const { code } = await askForLink(page, `bea-${testId}@post.example`)
    await page.getByLabel('6-digit code from the email').fill(code)
    await page.getByRole('button', { name: 'Sign in with the code' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in')
    await expect(page.getByText('This browser doesn’t store anything')).toBeVisible()
  })
})

test('sign-in health says what a blocked browser does not keep @long', async ({ baseURL }) => {
  await withSiteDataBlocked(baseURL, async (page) => {
    await page.goto('/auth-diagnostics')
    for (const kind of ['IndexedDB', 'Local storage', 'Session storage', 'Cookies']) {
      const row = page.locator('dl > div').filter({ has: page.getByText(kind, { exact: true }) })
      await expect(row.locator('dd')).toContainText('Not available')
    }
    const status = page.locator('dl > div').filter({ has: page.getByText('Status', { exact: true }) })
    await expect(status.locator('dd')).toContainText('Ready')
  })
})
