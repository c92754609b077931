import { expect, test } from '@playwright/test'

test('what opens over the gallery keeps to the content security policy, and gives the keyboard back', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto('/dev/ui')
  for (const [name, role] of [
    ['Open dialog', 'dialog'],
    ['Open alert', 'alertdialog'],
  ] as const) {
    const opener = page.getByRole('button', { name, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole(role)).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  expect(complaints).toEqual([])
})
