import { expect, type Page, test } from '@playwright/test'
import { acceptTerms, expectAlive, expectDashboard, signIn, signInMail } from './identity-steps.ts'

const account = (page: Page) => page.getByLabel('Account', { exact: true })
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out', exact: true })
const isLibraryUrl = /open-firebase/
const isLibrary = (url: string) => url.includes('open-firebase')

test('every kind of page shows who is signed in, also one without React @long', async ({ page }, { testId }) => {
  const email = `ada-${testId}@post.example`
  await signIn(page, email)
  for (const path of ['/', '/learn-more', '/terms', '/become-a-partner', '/waitlist', '/account']) {
    await page.goto(path)
    await expect(account(page)).toHaveText('A')
    await account(page).click()
    await expect(page.locator('.account-panel')).toContainText(`Signed in as ${email}`)
    await expect(page.getByRole('link', { name: 'View Dashboard' })).toHaveAttribute('href', '/waitlist')
    await expect(page.getByRole('link', { name: 'Refer a Friend' })).toBeVisible()
    await expect(signOut(page)).toBeVisible()
  }
})

test('on the light sky the avatar has an edge that stands out', async ({ page }, { testId }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await signIn(page, `edge-${testId}@post.example`)
  for (const path of ['/waitlist', '/']) {
    await page.goto(path)
    await expect(page.locator('[data-account-letter] > *')).toBeVisible()
    const { edge, sky } = await page.evaluate(() => {
      const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) as Element)
      return { edge: styleOf('[data-account-letter] > *').boxShadow, sky: styleOf('.site-header').backgroundColor }
    })
    expect(edge).toMatch(/ 2px inset$/)
    expect(contrast(edge, sky)).toBeGreaterThanOrEqual(3)
  }
})

/** By the formula of the accessibility guidelines, for colours as browsers print them. */
function contrast(...colours: [string, string]): number {
  const [dark = 0, light = 0] = colours.map(luminance).toSorted((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(colour)?.slice(1) ?? []
  expect(parts).toHaveLength(3)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('a visitor’s header has no account and loads no library', async ({ page }) => {
  const libraries: string[] = []
  page.on('request', (request) => void (isLibrary(request.url()) && libraries.push(request.url())))
  for (const path of ['/', '/learn-more', '/terms']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(page.locator('.account')).toBeHidden()
  }
  expect(libraries).toEqual([])
})

test('the signed-out waitlist loads the library when somebody comes to its form', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void loaded.push(request.url()))
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  expect(loaded.filter(isLibrary)).toEqual([])
  await page.getByLabel('Email address').focus()
  await expect.poll(() => loaded.filter(isLibrary).length).toBeGreaterThan(0)
})

test('the dashboard has its anchors, and the signed-out waitlist has no links', async ({ page }, { testId }) => {
  await page.goto('/waitlist')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await signIn(page, `bea-${testId}@post.example`)
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Overview', 'Insights', 'How it Works'])
  await links.last().click()
  await expect(page.locator('#how-it-works')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByLabel('Menu', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'Overview',
    'Insights',
    'How it Works',
  ])
})

test('Refer a Friend opens the tasks on the dashboard, and leads there from elsewhere @long', async ({ page }, {
  testId,
}) => {
  await signIn(page, `cyd-${testId}@post.example`)
  await page.evaluate(() => {
    addEventListener('mowatt:open-tasks', () => Object.assign(window, { isAsked: true }))
  })
  await account(page).click()
  await page.getByRole('link', { name: 'Refer a Friend' }).click()
  expect(await page.evaluate(() => (window as unknown as { isAsked: boolean }).isAsked)).toBe(true)
  await expect(page.getByRole('dialog')).toContainText('Refer a friend')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(account(page)).toBeFocused()
  await expect(page).toHaveURL('/waitlist')

  // By keyboard alone, and left by its button.
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Refer a Friend' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(account(page)).toBeFocused()

  await page.goto('/about-us')
  await account(page).click()
  const opened = page.waitForRequest(/\/waitlist\?openTasks=true$/)
  await page.getByRole('link', { name: 'Refer a Friend' }).click()
  await opened
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('signing out says so meanwhile, leaves nothing behind and leads to the waitlist', async ({ page }, { testId }) => {
  await signIn(page, `dot-${testId}@post.example`)
  await page.goto('/terms')
  await account(page).click()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/v1/auth/sign-out', async (route) => {
    await held
    await route.continue()
  })
  await signOut(page).click()
  await expect(page.getByRole('button', { name: 'Signing out...' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL('/waitlist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await expect(page.locator('.account')).toBeHidden()
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => /signed-in|session|emailForSignIn|firebase/.test(key))).toEqual([])
})

test('a sign-out that fails shows nothing and can be tried again @long', async ({ page }, { testId }) => {
  await signIn(page, `eve-${testId}@post.example`)
  await account(page).click()
  // The identity library's own storage fails, like a full or broken disk.
  await page.evaluate(() => {
    const whole = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'delete') ?? {}
    Object.assign(window, { mend: () => Object.defineProperty(IDBObjectStore.prototype, 'delete', whole) })
    Object.defineProperty(IDBObjectStore.prototype, 'delete', {
      ...whole,
      value() {
        throw new DOMException('broken', 'UnknownError')
      },
    })
  })
  await signOut(page).click()
  await expect(signOut(page)).toHaveText('Sign out')
  await expect(signOut(page)).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { mend: () => void }).mend())
  await signOut(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
})

test('two tabs stay in step, whether they carry the library or not', async ({ page, context }, { testId }) => {
  const email = `fay-${testId}@post.example`
  const [waiting, reading] = [await context.newPage(), await context.newPage()]
  await waiting.goto('/waitlist')
  await expectAlive(waiting)
  await reading.goto('/learn-more')
  await expect(reading.locator('.account')).toBeHidden()

  await signIn(page, email)
  await expectDashboard(waiting, email)
  await expect(account(reading)).toHaveText('F')

  await account(page).click()
  await signOut(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await expect(waiting.getByRole('heading', { level: 1 })).toHaveText('Join the waitlist')
  await expect(reading.locator('.account')).toBeHidden()
})

test('the tab that waits for the mail learns of the sign-in in another one @long', async ({ page, context }, {
  testId,
}) => {
  const email = `gus-${testId}@post.example`
  await page.goto('/waitlist')
  await expectAlive(page)
  await page.getByLabel('Email address').fill(email)
  await acceptTerms(page)
  await page.getByRole('button', { name: 'Send me a sign-in link' }).click()
  await expect(page).toHaveURL(/magic-link-sent/)
  const other = await context.newPage()
  await other.goto((await signInMail(page.request, email)).link)
  await expectDashboard(other, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re signed in')
})

test('a cold start says so while the library loads, and a slow one goes on without it @long', async ({
  page,
  context,
}, { testId }) => {
  await signIn(page, `hal-${testId}@post.example`)
  const cold = await context.newPage()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await cold.route(/open-firebase/, async (route) => {
    await held
    await route.continue()
  })
  await cold.goto('/terms')
  await expect(cold.getByText('Setting up')).toBeVisible()
  await expect(account(cold)).toBeHidden()
  letGo()
  await expect(account(cold)).toHaveText('H')
  await expect(cold.getByText('Setting up')).toBeHidden()

  // The same tab is warm now: it shows this only when the start takes two seconds.
  const never = () => new Promise<void>(() => {})
  await cold.unrouteAll()
  await cold.route(/run-account|show-account/, never)
  await cold.goto('/privacy')
  await expect(cold.locator('.account-waiting')).toBeVisible()
  await expect(cold.getByText('Setting up')).toBeHidden()
  await expect(cold.getByText('Setting up')).toBeVisible()
})

test('whoever is signed in is not asked to join when the library does not load @long', async ({ page }, { testId }) => {
  const email = `stalled-${testId}@post.example`
  await signIn(page, email)
  await page.route(isLibraryUrl, (route) => route.abort())
  await page.goto('/waitlist')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByRole('alert')).toContainText('Part of the page didn’t load.')
  await expect(page.getByRole('heading', { name: 'Join the waitlist' })).toBeHidden()
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute(isLibraryUrl)
  await retry.click()
  await expectDashboard(page, email)
})

test('a mark without anybody behind it goes away by itself', async ({ page }) => {
  await page.goto('/terms')
  await page.evaluate(() => localStorage.setItem('mowatt.signed-in', 'yes'))
  await page.reload()
  await expect(page.locator('.account')).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('mowatt.signed-in'))).toBeNull()
})
