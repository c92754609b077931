import type { Page } from '@playwright/test'
import { phone } from './open-home.ts'

/** How many pixels a phone's page is too wide when its text is twice as large, with every disclosure open. */
export async function overflowInLargeText(page: Page): Promise<number> {
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const wide = await page.evaluate(() => {
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const each of closed) each.open = true
    document.documentElement.style.setProperty('font-size', '200%')
    const { scrollWidth, clientWidth } = document.documentElement
    document.documentElement.style.removeProperty('font-size')
    for (const each of closed) each.open = false
    return scrollWidth - clientWidth
  })
  if (before) await page.setViewportSize(before)
  return wide
}
