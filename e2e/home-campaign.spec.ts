import { expect, test } from '@playwright/test'
import { NO_SHIFT, openAlive } from './open-home.ts'

test('a campaign is kept for the visit and leaves the address bar', async ({ page }) => {
  const headline = page.getByRole('heading', { level: 1 })
  await openAlive(page, '/?campaign=FOUNDERS&utm_source=mail#savings')
  await expect(headline).toHaveText('Save over £230 in 60 seconds.')
  await expect(page).toHaveURL('/?utm_source=mail#savings')
  expect(await page.evaluate(() => sessionStorage.getItem('mowatt.campaign'))).toBe('FOUNDERS')

  await page.goto('/')
  await expect(headline).toHaveText('Save over £230 in 60 seconds.')
})

test('a kept campaign is there from the first frame, and nothing moves', async ({ page }) => {
  await openAlive(page, '/?campaign=founders')
  await page.addInitScript(() => {
    const seen = { headlines: [] as string[], shift: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const headline = document.querySelector('h1')
      // Without anything after it, it has begun, and its words may still be loading.
      if (headline?.nextElementSibling && getComputedStyle(headline).visibility === 'visible')
        seen.headlines.push(headline.textContent)
      requestAnimationFrame(look)
    }
    look()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && asked.push(new URL(request.url()).search))
  await page.goto('/?utm_source=mail')
  await expect.poll(() => asked.length).toBe(2)
  await expect(page).toHaveURL('/?utm_source=mail')
  await expect(page.locator('.prompt-send').first()).toBeDisabled()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toEqual(['?utm_source=mail', '?utm_source=mail&campaign=founders'])
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: { headlines: string[]; shift: number } }).seen,
  )
  expect([...new Set(seen.headlines)]).toEqual(['Save over £230 in 60 seconds.'])
  expect(seen.shift).toBeLessThan(NO_SHIFT)
})
