import { expect, type Page, test } from '@playwright/test'
import { someOf } from '../test-size.ts'
import { axeFaults } from './axe-faults.ts'

/** Pages that one visitor walks through: a separate window for each would load all shared files again. */
const walks = {
  'the pages of words': ['/blog/smart-meters-and-switching', '/learn-more', '/about-us', '/no-such-page'],
  // The other legal pages are rendered by the same component; `content-pages.spec.ts` tests each.
  'the home page and the forms': ['/', '/become-a-partner', '/terms/waitlist'],
  'the search': ['/search', '/search?q=smart+meter', '/search?q=zzzzqq'],
  'the waitlist': ['/waitlist', '/waitlist/game', '/competition', '/competition/check'],
  'tariffs by the half hour': ['/half-hours'],
}

/** Pages that no other journey tests at phone and desktop width; the others are tested in their own journeys. */
const lookedAtHere = new Set(['/competition', '/competition/check', '/waitlist/game', '/search', '/waitlist'])

/** The focused element: its name, whether a ring shows it, and whether the header covers it. */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const focused = document.activeElement!
    if (focused === document.body) return undefined
    // Where the whole card or prompt is the target, the ring is around all of it.
    const shadowOf = (element: Element | null, pseudo?: string) =>
      element ? getComputedStyle(element, pseudo).boxShadow : ''
    const rings = [focused, focused.closest('.prompt'), focused.closest('.post-card')].map((each) => shadowOf(each))
    const { left, top, width, height } = focused.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const isCovered = !focused.closest('.site-header') && above?.closest('.site-header') !== null && above !== null
    const hasRing = [...rings, shadowOf(focused, '::after')].some((shadow) => shadow.includes('0px 0px 0px 5px'))
    return { name: focused.getAttribute('aria-label') ?? focused.textContent.trim(), hasRing, isCovered }
  })
}

/** A window of 1280 px at 200% has 640 px to lay out a page. */
const ZOOMED = { width: 640, height: 400 }
const WHOLE = { width: 1280, height: 720 }

test.use({ viewport: ZOOMED, deviceScaleFactor: 2 })

for (const [walk, paths] of someOf(Object.entries(walks), 3)) {
  test(`${walk}: each fits at 200 % zoom, nothing moves, and the keyboard goes through it, sees where it is and comes out`, async ({
    page,
  }) => {
    test.slow()
    for (const path of paths) await walkThrough(page, path)
  })
}

async function walkThrough(page: Page, path: string): Promise<void> {
  await page.setViewportSize(ZOOMED)
  await page.goto(path)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect.soft(sideways, path).toBeLessThanOrEqual(0)
  const covered = await page.locator('.site-header').evaluate((header) => header.getBoundingClientRect().height)
  expect.soft(covered, path).toBeLessThan(120)
  if (lookedAtHere.has(path)) expect.soft(await axeFaults(page), path).toEqual([])
  expect.soft(await page.evaluate(() => document.getAnimations().length), path).toBe(0)

  await page.setViewportSize(WHOLE)
  // A form that was shown again takes the focus automatically; the walk begins at the top all the same.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const seen: string[] = []
  for (let step = 0; step < 150; step++) {
    await page.keyboard.press('Tab')
    const focus = await focusOf(page)
    if (!focus) break
    if (!focus.hasRing)
      await expect.poll(async () => (await focusOf(page))?.hasRing, `${path}: the ring on "${focus.name}"`).toBe(true)
    expect.soft(focus.isCovered, `${path}: "${focus.name}" is under the header`).toBe(false)
    seen.push(focus.name)
  }
  expect(seen[0], path).toBe('Skip to content')
  expect(seen.at(-1), path).toMatch(/^LinkedIn/)
}
