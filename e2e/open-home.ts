import { expect, type Page, type Request } from '@playwright/test'

export const desktop = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }

export async function openAlive(page: Page, address = '/') {
  await page.goto(address)
  // The empty send button is disabled only once the page is interactive.
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
}

/** Opens the page with its clock stopped. */
export async function openFrozen(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await openAlive(page)
}

/** The page requests its own content from the server again. */
export function isRenewal(request: Request): boolean {
  return request.resourceType() === 'fetch' && new URL(request.url()).pathname === '/'
}

/**
 * A layout shift that counts as none: 0.000 in the browser's measure. A font that loads after the first paint has
 * characters of another width, which moves a text's neighbours by a few pixels.
 */
export const NO_SHIFT = 0.0005
