import { type ConsolePage, consolePages, type OperatorRole, operatorRoles } from '@mowatt/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { CONSOLE_PAGES } from './console-pages.ts'
import { agree } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, links, loaded, openConsole, WALL_KB } from './operate-steps.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

// One worker, so that there is one server.
test.describe.configure({ mode: 'default' })

let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer('operate-roles')
  await server.command('operator', 'samples')
})
test.afterAll(() => server.stop())

const pages = Object.keys(CONSOLE_PAGES) as ConsolePage[]
const mayOpen = (role: OperatorRole, page: ConsolePage) => consolePages[page].includes(role as never)

async function enter(browser: Browser, role: OperatorRole): Promise<Page> {
  const email = `${role}.roles@mowatt.example`
  await server.command('operator', 'add', email, '--role', role)
  const context = await browser.newContext({ baseURL: server.url, viewport: desktop, reducedMotion: 'reduce' })
  await agree(context)
  const page = await context.newPage()
  await openConsole(page, email)
  return page
}

/** What is wrong with a page that may be opened, in both themes and at both widths. */
async function wrongWith(page: Page): Promise<unknown[]> {
  await expect(page.locator('.ops-waiting')).toHaveCount(0)
  const alerts = await page.getByRole('main').getByRole('alert').allTextContents()
  const { kb } = await loaded(page)
  return [
    ...alerts,
    ...(kb < WALL_KB ? [] : [`${kb} kB of script`]),
    ...(await faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)),
  ]
}

for (const role of operatorRoles) {
  test(`${role} opens every page that is theirs, light and well formed, and no other @long`, async ({ browser }) => {
    test.slow()
    const page = await enter(browser, role)
    const theirs = pages.filter((each) => mayOpen(role, each))
    expect(await links(page)).toEqual(['Overview', ...theirs.map((each) => CONSOLE_PAGES[each][0]), 'Your account'])
    // Anew: what the sign-in and the passkey needed was loaded on top.
    await page.goto('/operate')
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible()
    expect(await wrongWith(page)).toEqual([])
    const wrong: Record<string, unknown[]> = {}
    for (const each of pages) {
      const [title, path] = CONSOLE_PAGES[each]
      await page.goto(path)
      if (!theirs.includes(each)) {
        await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
        await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
        continue
      }
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      wrong[path] = await wrongWith(page)
      // The first thing in the list, on its own page.
      const detail = page.getByRole('main').locator(`a[href^="${path}/"]`).first()
      if ((await detail.count()) === 0) continue
      const address = (await detail.getAttribute('href')) ?? ''
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      wrong[address] = await wrongWith(page)
    }
    expect(Object.entries(wrong).filter(([, faults]) => faults.length > 0)).toEqual([])
    expect(Object.keys(wrong).length).toBeGreaterThanOrEqual(theirs.length)
    await page.context().close()
  })
}
