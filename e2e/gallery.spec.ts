import { expect, test } from '@playwright/test'

test.describe('every component', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/dev/ui')
  })

  for (const name of ['Open dialog', 'Open alert']) {
    test(`"${name}" keeps to the content security policy, and gives the keyboard back`, async ({ page }) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      const opener = page.getByRole('button', { name, exact: true })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole(/alert/.test(name) ? 'alertdialog' : 'dialog')).toBeVisible()
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      expect(complaints).toEqual([])
    })
  }
})
