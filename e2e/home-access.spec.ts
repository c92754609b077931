import { expect, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { desktop, openAlive, phone } from './open-home.ts'

test('has no accessibility faults, on a phone and on a desktop', async ({ page }) => {
  await openAlive(page, '/?campaign=founders')
  expect(await faultsAtBothWidths(page, 'html', [phone.width, desktop.width])).toEqual([])
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is typed and nobody moves', async ({ page }) => {
    await page.clock.install()
    await openAlive(page)
    // Longer than it takes to type the first question where motion is allowed.
    await page.clock.runFor(5000)
    await expect(page.locator('.prompt-typed')).toHaveCount(0)
    const running = await page.evaluate(() =>
      document.getAnimations().filter(({ playState }) => playState === 'running'),
    )
    expect(running).toEqual([])
  })
})

test('the keyboard reaches everything and always shows where it is', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openAlive(page)
  const seen: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return 'the end'
      if (focused.matches('textarea')) return 'prompt'
      return focused.getAttribute('aria-label') ?? focused.textContent.trim()
    })
    if (name === 'the end') break
    const rings = page.evaluate.bind(page, () => {
      const focused = document.activeElement!
      return getComputedStyle(focused.closest(focused.matches('textarea') ? '.prompt' : '*')!).boxShadow
    })
    await expect.poll(rings, `rings on "${name}"`).toContain('0px 0px 0px 5px')
    seen.push(name)
  }
  expect(seen.slice(0, 2)).toEqual(['Skip to content', 'Mowatt home'])
  const parts = [
    'Join waitlist',
    'prompt',
    'Upload your bill to save',
    'Join waitlist',
    'Start chatting',
    'Back to the figure',
  ]
  expect(seen.filter((name) => parts.includes(name))).toEqual(parts)
})

test('the skip link goes past the header', async ({ page }) => {
  await openAlive(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('nothing scrolls sideways on narrow screens, at 200 % zoom or with large text', async ({ page }) => {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  for (const width of [195, 320, 390, 640, 720, 899, 900, 1024, 1240, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    // Opened at phone and desktop width; the widths between are reached by resizing a window.
    if (width === 195 || width === 900) await openAlive(page, '/?c=founders')
    expect(await sideways(), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await sideways(), 'large text').toBeLessThanOrEqual(0)
})
