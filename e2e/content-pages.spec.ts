import { expect, test } from '@playwright/test'
import { someOf } from '../test-size.ts'
import { faultsAtBothWidths } from './axe-faults.ts'

const post = '/blog/smart-meters-and-switching'
const legalPages = ['/terms', '/terms/app', '/terms/waitlist', '/privacy']
const pages = [
  post,
  '/learn-more',
  '/about-us',
  '/company',
  '/accessibility',
  '/status',
  ...legalPages,
  '/no-such-page',
]

test.describe('with reduced motion', () => {
  test('every page is free of accessibility faults and of sideways scrolling, and nothing moves', async ({ page }) => {
    test.slow()
    for (const path of someOf(pages, 4)) {
      await page.goto(path)
      expect.soft(await page.evaluate(() => document.getAnimations().length), path).toBe(0)
      expect.soft(await faultsAtBothWidths(page), path).toEqual([])
    }
  })
})

test('no page carries the framework, and its own script is small', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  for (const path of pages) {
    await page.goto(path)
    const inline = await page.locator('script:not([src]):not([type])').allTextContents()
    expect(inline.join('').length, path).toBeLessThan(6000)
    await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  }
  expect(scripts).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('posts, questions, the about page and the legal pages are complete, and on a phone the contents unfold', async ({
    page,
  }) => {
    await test.step('a post is complete: words, dates, author, sharing, more to read and one call', async () => {
      await page.goto(post)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Smart meters/)
      await expect(page.getByText(/^By The Mowatt team\. Updated \d{1,2} \w+ \d{4}\.$/)).toBeVisible()
      await expect(page.getByText(/\d-minute read$/).first()).toBeVisible()
      await expect(page.getByRole('link', { name: 'Share this page' })).toHaveAttribute(
        'href',
        /^mailto:\?subject=Smart/,
      )
      const next = page.getByRole('region', { name: 'Read next' })
      await expect(next.locator('.post-grid').getByRole('link')).toHaveCount(3)
      await expect(next.getByRole('link', { name: 'Read all guides' })).toHaveAttribute('href', '/learn-more')
      await expect(page.getByRole('link', { name: 'Start chatting' })).toHaveCount(1)
      await expect(page.locator('[style]')).toHaveCount(0)
    })

    await test.step('a link to a question opens its answer', async () => {
      await page.goto('/learn-more#faq-how-long-does-a-switch-take')
      await expect(page.getByText('usually completes in 14-21 days')).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'How long does a switch take?' })).toBeInViewport()
      await expect(page.getByText('Mowatt is free to use')).toBeHidden()
    })

    await test.step('the FAQs are at their own address, and posts stand under their category', async () => {
      await page.goto('/learn-more#faq')
      await expect(page.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeInViewport()
      await expect(page.getByRole('heading', { name: 'Smart Energy Insights' })).toBeVisible()
      await expect(page.getByText('Our guides show their working')).toBeVisible()
      await expect(page.locator('#faq').getByText('Short answers')).toHaveText(
        'Short answers about cost, time, safety and what happens next. If your question isn’t here, ask Mo.',
      )
      await expect(page.getByRole('link', { name: 'Read all guides' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Sustainability' }).getByRole('link')).toHaveText([
        'Green energy tariffs explained',
      ])
      await expect(page.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(4)
    })

    await test.step('the footer of the about page has the trade mark note, and no other page has it', async () => {
      await page.goto('/about-us#contact')
      await expect(page.getByRole('heading', { name: 'Contact' })).toBeInViewport()
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByText('Mowatt and Mo are trade marks of the operator.')).toBeVisible()
      await expect(page.getByText('trade marks of the operator')).toHaveCount(1)
      await page.goto('/learn-more')
      await expect(page.getByText('trade marks of the operator')).toHaveCount(0)
    })

    await test.step('every legal page has its date, a summary, numbered sections and a way to each', async () => {
      for (const path of legalPages) {
        await page.goto(path)
        await expect(page.getByText(/^Last updated \d{1,2} \w+ \d{4}\.$/), path).toBeVisible()
        await expect(page.getByRole('heading', { name: 'In short' }), path).toBeVisible()
        const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
        const sections = page.locator('.legal-section')
        expect(await links.count(), path).toBe(await sections.count())
        await links.nth(3).click()
        await expect(page.getByRole('heading', { level: 2, name: /^4/ }), path).toBeInViewport()
        await expect
          .poll(() => sections.nth(3).evaluate((element) => element.getBoundingClientRect().top), path)
          .toBeCloseTo(40, 0)
      }
    })

    await test.step('on a phone the contents unfold', async () => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto('/terms')
      const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first()
      await expect(link).toBeHidden()
      await page.getByText('On this page').first().click()
      await expect(link).toBeVisible()
    })
  })
})

test('sharing copies the link and says so', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${post}?utm_source=mail`)
  await page.getByRole('link', { name: 'Share this page' }).click()
  await expect(page.getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + post)
})

test('sharing uses the sheet of the device where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => Promise.resolve(Object.assign(window, { what })),
    })
  })
  await page.goto(post)
  await page.getByRole('link', { name: 'Share this page' }).click()
  const shared = await page.evaluate(() => (window as unknown as { what: ShareData }).what)
  expect(shared.url).toMatch(/\/blog\/smart-meters-and-switching$/)
})

test('on paper there is only the text, and every answer is open', async ({ page }) => {
  await page.goto('/learn-more')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByText('Mowatt is free to use')).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('before a choice about cookies', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('nothing lies over the paper, and the sums keep their patterns', async ({ page }) => {
    await page.goto('/blog/how-much-can-you-save-a-year')
    const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(question).toBeVisible()
    await expect(skip).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(question).toBeHidden()
    await expect(skip).toBeHidden()
    await expect(page.locator('.money-parts svg').first()).toHaveCSS('print-color-adjust', 'exact')
  })
})

test('the keyboard goes through a post and always shows where it is', async ({ page }) => {
  await page.goto(post)
  const seen: string[] = []
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement!
      return focused.getAttribute('aria-label') ?? focused.textContent.trim()
    })
    const rings = () => page.evaluate(() => getComputedStyle(document.activeElement!).boxShadow)
    await expect.poll(rings, name).toContain('0px 0px 0px 5px')
    seen.push(name)
  }
  expect(seen).toEqual([
    'Skip to content',
    'Mowatt home',
    'About Us',
    'Learn More about switching',
    'Search',
    'Switch to dark theme',
  ])
})

test('a post that does not exist is a designed 404 with a way to search', async ({ page }) => {
  const response = await page.goto('/blog/no-such-post')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('searchbox').fill('meter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=meter')
})

test('the list of contents marks the section that is being read, and keeps it in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/privacy')
  const sections = page.locator('.legal-section')
  const count = await sections.count()
  const list = page.locator('.contents-side')
  expect(await list.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeGreaterThan(0)
  for (const at of [0, Math.floor(count / 2), count - 1, 2]) {
    await sections.nth(at).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    const current = list.locator('[aria-current=location]')
    await expect(current).toHaveText(new RegExp(`^${at + 1}\\. `))
    await expect(current).toBeInViewport({ ratio: 1 })
    const [box, entry] = [(await list.boundingBox())!, (await current.boundingBox())!]
    expect(entry.y).toBeGreaterThanOrEqual(box.y)
    expect(entry.y + entry.height).toBeLessThanOrEqual(box.y + box.height)
  }
})
