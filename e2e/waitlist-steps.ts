import { expect, type Page } from '@playwright/test'

/** The dashboard with its figures; before, it shows their places only. */
export async function expectFigures(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Your place' })).toBeVisible()
}

/** Scrolls past half of the window, by the wheel as people do, until the bar is there. */
export async function reachBar(page: Page) {
  const bar = page.getByRole('complementary', { name: 'Join the waitlist' })
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(bar).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  return bar
}
