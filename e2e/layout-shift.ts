import type { Page } from '@playwright/test'

/** Notes what moves on each page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far things have moved on the page, as the browser counts it. */
export async function sumOfShifts(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // Shifts in a frame are reported after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { shifts: number[] }).shifts
  })
  return shifts.reduce((sum, each) => sum + each, 0)
}
