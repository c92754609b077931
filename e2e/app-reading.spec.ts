import { expect, test } from '@playwright/test'
import { message, openChat, say } from './app-steps.ts'
import { forgetRoutes } from './forget-routes.ts'

test.afterEach(forgetRoutes)

test('while a bill is read nothing is cut off on a narrow page, and the keyboard stays after a stop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openChat(page)
  await say(page, 'What is a standing charge?', 1)
  let isReading = true
  await page.route(/\/api\/v1\/chats\/[\w-]{36}$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), is_reading: isReading } })
  })
  await page.reload()
  const stop = page.getByRole('button', { name: 'Stop reading' })
  await expect(stop).toBeVisible()
  for (const width of [195, 220, 246, 280, 320]) {
    await page.setViewportSize({ width, height: 600 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width)
    for (const part of [
      stop,
      message(page),
      page.getByRole('button', { name: 'Send' }),
      page.locator('.chat-bubble').last(),
    ]) {
      const box = await part.boundingBox()
      expect(box!.x, `${width}`).toBeGreaterThanOrEqual(0)
      expect(box!.x + box!.width, `${width}`).toBeLessThanOrEqual(width)
    }
    // Wherever the page is scrolled to, the link to the end is beside the button, or in the bar.
    const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!
    const [pressed, more, bar] = [await stop.boundingBox(), await boxOf('.composer-more'), await boxOf('.composer-bar')]
    if (more.y < bar.y) expect(pressed!.x + pressed!.width, `${width}`).toBeLessThanOrEqual(more.x)
  }
  await stop.focus()
  isReading = false
  await page.keyboard.press('Enter')
  await expect(stop).toHaveCount(0)
  await expect(message(page)).toBeFocused()
})
