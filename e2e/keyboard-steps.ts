import { expect, type Locator, type Page } from '@playwright/test'
import { billPdf, shown } from './handover-steps.ts'

const MOST_STOPS = 150

/** Presses Tab, or Shift+Tab, until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `${key} does not reach it`).toBeFocused({ timeout: 1 })
}

/** Attaches a bill without a pointer: only the system's own file dialog is simulated. */
export async function attachByKeyboard(page: Page): Promise<void> {
  const button = shown(page.getByRole('button', { name: 'Upload your bill' }))
  // Pressed while React is still hydrating the page, a button does nothing, and people press it again.
  await expect.poll(() => button.evaluate((own) => Object.keys(own).join())).toContain('__reactProps')
  await expect(async () => {
    await tabTo(page, button)
    const chosen = page.waitForEvent('filechooser', { timeout: 3000 })
    const [chooser] = await Promise.all([chosen, page.keyboard.press('Enter')])
    await chooser.setFiles([billPdf()])
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Confirm upload' })
  await tabTo(page, dialog.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm' }))
  await page.keyboard.press('Enter')
}
