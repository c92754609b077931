import { expect, type Page, test } from '@playwright/test'

/** The last words are for screen readers. */
const learnMore = 'Learn More about switching'

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const post = '/blog/smart-meters-and-switching'

test('the footer has its groups, and Cookie Settings opens the question again', async ({ page }) => {
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  const group = (name: string) => footer.getByRole('navigation', { name })
  await expect(group('Company').getByRole('link')).toHaveText(['About Us', 'Who We Are', 'Become a Partner', 'Contact'])
  await expect(group('Resources').getByRole('link')).toHaveText([learnMore, 'FAQs', 'Search', 'Status'])
  await expect(group('Legal').getByRole('link')).toHaveText(['Terms', 'Privacy', 'Accessibility'])
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', /^mailto:/)
  for (const name of ['Instagram', 'Facebook', 'LinkedIn']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` })
    await expect(link).toHaveAttribute('href', /^https:\/\/[\w.]*mowatt\.example\//)
  }

  await footer.getByRole('button', { name: 'Cookie Settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Cookies on Mowatt' })).toBeVisible()
})

test('the header casts a shadow from 10 px on', async ({ page }) => {
  await page.goto('/terms')
  const html = page.locator('html')
  await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
  await expect(html).not.toHaveAttribute('data-scrolled')
  await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
  await expect(html).toHaveAttribute('data-scrolled')
})

test('the theme switches in place on a page without React, and goes along to the next page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/about-us')
  await page.getByRole('button', { name: 'Switch to dark theme' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeFocused()
  await expect(page).toHaveURL('/about-us')
  await page.getByRole('link', { name: 'Learn More' }).first().click()
  await expect(page).toHaveURL('/learn-more')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 16, 13)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu opens, and closes by Escape or a press elsewhere', async ({ page }) => {
    await page.goto(post)
    const menu = page.getByLabel('Menu')
    await expect(main(page).first()).toBeHidden()
    await menu.click()
    await expect(main(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main(page).first()).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.mouse.click(200, 600)
    await expect(main(page).first()).toBeHidden()
    await menu.click()
    await main(page).last().click()
    await expect(page).toHaveURL('/learn-more')
  })

  for (const width of [320, 390]) {
    test(`at ${width} px the menu also leads to the search and the waitlist`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const [name, address] of [
        ['Search', '/search'],
        ['Join waitlist', '/waitlist'],
      ] as const) {
        await page.goto(post)
        await page.getByLabel('Menu').click()
        await page.locator('.mobile-menu-panel').getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
        // Where there is no menu, the search stays in the header.
        const inHeader = page.getByRole('banner').getByRole('link', { name: 'Search' })
        if (address === '/waitlist') await expect(inHeader.first()).toBeVisible()
      }
    })
  }
})

test.describe('links to other hosts', () => {
  test.use({ colorScheme: 'dark' })

  test('open a new tab and carry the theme that is shown', async ({ page, context }) => {
    await context.route('https://social.mowatt.example/**', (route) => route.fulfill({ body: 'there' }))
    await page.goto('/terms')
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: /^Instagram/ }).click(),
    ])
    await tab.waitForURL('https://social.mowatt.example/instagram?theme=dark')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/terms')
  })

  test('use this window when the browser refuses a new one', async ({ page, context }) => {
    await context.route('https://social.mowatt.example/**', (route) => route.fulfill({ body: 'there' }))
    await page.addInitScript(() => Object.assign(window, { open: () => null }))
    await page.goto('/terms')
    await page.getByRole('link', { name: /^LinkedIn/ }).click()
    await expect(page).toHaveURL('https://social.mowatt.example/linkedin?theme=dark')
  })
})

test.describe('links to other hosts in a text', () => {
  test.use({ colorScheme: 'dark' })

  test('open a new tab too, with the theme, and say so', async ({ page, context }) => {
    await context.route('https://ico.org.uk/**', (route) => route.fulfill({ body: 'there' }))
    await page.goto('/privacy')
    const link = page.getByRole('link', { name: 'ico.org.uk (opens in a new tab)' })
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()])
    await tab.waitForURL('https://ico.org.uk/?theme=dark')
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL('/privacy')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('open a new tab as they are', async ({ page, context }) => {
      await context.route('https://ico.org.uk/**', (route) => route.fulfill({ body: 'there' }))
      await page.goto('/privacy')
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('link', { name: /^ico\.org\.uk/ }).click(),
      ])
      await tab.waitForURL('https://ico.org.uk/')
    })
  })
})

test('a link to a place on the home page goes there first and then to the place', async ({ page }) => {
  // A conversation that is not there leads back to where one begins.
  await page.goto('/chat/5f0c8a52-7a51-4f0e-9d0e-2f6f1f1f9a11')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('main').getByRole('link', { name: 'Start again' }).click()
  await expect(page).toHaveURL('/#chat')
  await expect(page.locator('#chat')).toBeInViewport()
})

test('with text of double size the header keeps its button on one line and off the edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const address of ['/', post, '/become-a-partner']) {
    await page.goto(address)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const join = page.getByRole('banner').getByRole('link', { name: 'Join waitlist' })
    const words = await join.evaluate((link) => {
      const range = document.createRange()
      range.selectNodeContents(link)
      const { left, right } = link.getBoundingClientRect()
      const text = range.getBoundingClientRect()
      return { lines: range.getClientRects().length, room: Math.min(text.left - left, right - text.right), right }
    })
    expect(words.lines, address).toBe(1)
    expect(words.room, address).toBeGreaterThan(12)
    expect(words.right, address).toBeLessThanOrEqual(1280 - 16)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(1280)
  }
})
