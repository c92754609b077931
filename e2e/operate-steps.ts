import { type Browser, expect, type Page } from '@playwright/test'
import { signIn } from './identity-steps.ts'
import { desktop } from './open-home.ts'
import { addAuthenticator } from './passkey-steps.ts'

/** The widths of an operator's phone and desktop. */
export const CONSOLE_WIDTHS = [390, 1440]

/** Signed in with a passkey, on the first page of the console. */
export async function openConsole(page: Page, email: string): Promise<void> {
  await addAuthenticator(page)
  await signIn(page, email)
  await page.goto('/operate')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible()
}

export async function inOwnWindow(browser: Browser, email: string, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage({ viewport: desktop })
  await openConsole(page, email)
  await act(page)
  await page.close()
}

/** The links of the navigation. */
export const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Console' }).getByRole('link').allTextContents()

/** The API's answer to the user who is signed in here. */
export async function statusOf(page: Page, path: string): Promise<number> {
  const asked = page.waitForRequest((request) => request.url().includes('/api/v1/operate'))
  await page.goto('/operate')
  const authorization = (await (await asked).allHeaders())['authorization'] ?? ''
  return (await page.request.get(path, { headers: { authorization } })).status()
}

/** The same limit as in the check of the sources, which doesn't see scripts that are loaded later. */
export const WALL_KB = 150

/** What the current page has had to load, compressed as transferred. */
export async function loaded(page: Page): Promise<{ names: string[]; kb: number }> {
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  )
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return { names: scripts.map(({ name }) => name.replace(/^.*\//, '')), kb: bytes / 1024 }
}
