import { expect, type Page, test } from '@playwright/test'

const toDark = { name: 'Switch to dark theme' }
const toLight = { name: 'Switch to light theme' }

function theme(page: Page) {
  return page.evaluate(() => document.documentElement.dataset['theme'])
}

/** The theme at the time when the body begins, which is before anything can be painted. */
async function recordFirstTheme(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return
      Object.assign(window, { firstTheme: document.documentElement.dataset['theme'] })
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme)
}

test.use({ colorScheme: 'light' })

test('the toggle switches at once, keeps the focus and is remembered', async ({ page }) => {
  const firstTheme = await recordFirstTheme(page)
  let loads = 0
  page.on('load', () => loads++)
  await page.goto('/')
  expect(await theme(page)).toBe('system')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()

  await page.getByRole('button', toDark).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', toLight)).toBeFocused()
  await expect(page.getByRole('button', toDark)).toBeHidden()
  expect(await theme(page)).toBe('dark')
  expect(await page.evaluate(() => localStorage.getItem('mowatt.theme'))).toBe('dark')
  expect(loads).toBe(1)

  await page.reload()
  expect(await firstTheme()).toBe('dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 13)')
  await page.getByRole('button', toLight).click()
  expect(await theme(page)).toBe('light')
})

test('the system theme follows the device live', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', toDark)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('button', toLight)).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 13)')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1d1d1f')
})

test('the browser around the page takes the colour of the theme', async ({ page }) => {
  const statusBar = page.locator('meta[name="apple-mobile-web-app-status-bar-style"]')
  await page.goto('/')
  await expect(statusBar).toHaveAttribute('content', 'default')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await page.getByRole('button', toDark).click()
  await expect(statusBar).toHaveAttribute('content', 'black-translucent')
  await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
})

test('a theme in the address is shown, kept and taken out of it', async ({ page }) => {
  const firstTheme = await recordFirstTheme(page)
  await page.goto('/?theme=dark&utm_source=mail')
  expect(await firstTheme()).toBe('dark')
  await expect(page).toHaveURL('/?utm_source=mail')
  await page.goto('/')
  expect(await firstTheme()).toBe('dark')
})

test('nonsense in the address is ignored', async ({ page }) => {
  for (const nonsense of ['DARK', 'purple', '', 'dark%20', '<script>']) {
    await page.goto(`/?theme=${nonsense}`)
    expect(await theme(page)).toBe('system')
    expect(await page.evaluate(() => localStorage.getItem('mowatt.theme'))).toBeNull()
  }
})

test('a browser that stores nothing still switches', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('switched off', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await page.getByRole('button', toDark).click()
  expect(await theme(page)).toBe('dark')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the toggle works by a cookie and comes back to the same page', async ({ page, context }) => {
    await page.goto('/?campaign=founders')
    await page.getByRole('button', toDark).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL('/?campaign=founders')
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'mowatt.theme', value: 'dark', path: '/', sameSite: 'Lax' })
    await page.getByRole('button', toLight).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})
