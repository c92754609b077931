import { type Browser, expect, type Page, test } from '@playwright/test'
import { askForLink, expectAlive, expectDashboard } from './identity-steps.ts'

/** A mail scanner with its own browser: opens the link, runs scripts, presses everything, types nothing. */
async function scan(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext()
  const robot = await context.newPage()
  await robot.goto(link)
  await expectAlive(robot)
  const pressable = robot.locator(
    'button:visible, summary:visible, [role="button"]:visible, input[type="submit"]:visible',
  )
  for (let at = 0; at < (await pressable.count()); at++) {
    await pressable
      .nth(at)
      .click({ timeout: 1000, noWaitAfter: true })
      .catch(() => {})
  }
  await robot.evaluate(() => {
    for (const form of document.querySelectorAll<HTMLFormElement>('main form')) form.requestSubmit()
  })
  await robot.waitForLoadState('networkidle')
  expect(await robot.evaluate(() => localStorage.getItem('mowatt.signed-in'))).toBeNull()
  expect((await context.cookies()).filter(({ name }) => name.includes('account'))).toEqual([])
  await context.close()
}

test('a scanner that presses every button neither gets in nor spends the link @long', async ({
  page,
  browser,
  request,
}, { testId }) => {
  const email = `ada-${testId}@post.example`
  const { link } = await askForLink(page, email)
  expect((await request.head(link)).status()).toBe(200)
  expect((await request.get(link)).status()).toBe(200)
  await scan(browser, link)
  await scan(browser, link.replace('/auth/action', '/waitlist/auth'))
  await page.goto(link)
  await expectDashboard(page, email)
})

test('an attacker’s link does not sign the victim in, whatever address the victim’s browser remembers @long', async ({
  page,
  browser,
}, { testId }) => {
  const attacker = await (await browser.newContext()).newPage()
  const { link } = await askForLink(attacker, `mallory-${testId}@post.example`)
  await askForLink(page, `victim-${testId}@post.example`)
  await page.goto(link)
  await expect(page.getByText('We sent the link to a different address.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('mowatt.signed-in'))).toBeNull()
  await attacker.goto(link)
  await expectDashboard(attacker, `mallory-${testId}@post.example`)
  await attacker.context().close()
})

/** Everything that leaves the browser, with the address, the referrer and the body. */
function watchRequests(page: Page): { url: string; referer: string; body: string }[] {
  const seen: { url: string; referer: string; body: string }[] = []
  page.on('request', (request) => {
    void request.allHeaders().then(({ referer = '' }) => {
      seen.push({ url: request.url(), referer, body: request.postData() ?? '' })
    })
  })
  return seen
}

for (const path of ['/auth/action', '/waitlist/auth']) {
  test(`on ${path} the code leaves the address bar first, and nothing else carries it`, async ({ page, browser }, {
    testId,
  }) => {
    const email = `bea-${testId}@post.example`
    const { link } = await askForLink(page, email)
    const code = new URL(link).searchParams.get('oobCode') ?? ''
    const other = await (await browser.newContext()).newPage()
    await other.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.body) return
        Object.assign(window, { addressAtBody: location.href })
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    const seen = watchRequests(other)
    const answer = await other.goto(link.replace('/auth/action', path))
    expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    await other.waitForLoadState('networkidle')
    await expect(other).toHaveURL(path)
    expect(await other.evaluate(() => (window as unknown as { addressAtBody: string }).addressAtBody)).not.toContain(
      code,
    )

    const [opened, ...rest] = seen
    expect(opened?.url).toContain(code)
    expect(rest.length).toBeGreaterThan(5)
    for (const { url, referer, body } of rest) {
      expect(url).not.toContain(code)
      expect(body).not.toContain(code)
      // A module imported by a module has that one as its referrer, and nothing else has any.
      expect(referer).toMatch(/^$|\/assets\/[\w.-]+$/)
    }
    // The page itself doesn't contain the code either: not in a form, not in a link.
    expect(await other.locator('body').innerHTML()).not.toContain(code)
    await other.context().close()
  })
}

for (const path of ['/auth/action', '/waitlist/auth']) {
  test(`on ${path} the bar is clean while the style sheets are still on their way`, async ({ page, request }) => {
    const link = `${path}?mode=signIn&oobCode=not-for-the-bar&apiKey=any`
    const html = await (await request.get(link)).text()
    expect(html.indexOf('replaceState')).toBeGreaterThan(0)
    expect(html.indexOf('replaceState')).toBeLessThan(html.indexOf('<link'))

    const held = Promise.withResolvers<void>()
    await page.route(/\.(css|woff2)(\?|$)/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(link, { waitUntil: 'commit' })
    await expect(page).toHaveURL(path)
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
    held.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('the page after sending tells the address to nobody', async ({ page }, { testId }) => {
  const email = `cyd-${testId}@post.example`
  const seen = watchRequests(page)
  await page.goto(`/magic-link-sent?email=${encodeURIComponent(email)}`)
  await page.waitForLoadState('networkidle')
  const [, ...rest] = seen
  expect(rest.length).toBeGreaterThan(5)
  for (const { url, referer } of rest) {
    expect(decodeURIComponent(url)).not.toContain(email)
    expect(referer).toMatch(/^$|\/assets\/[\w.-]+$/)
  }
})
