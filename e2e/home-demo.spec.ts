import { expect, test } from '@playwright/test'
import { desktop, openFrozen } from './open-home.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('the demo', () => {
  test.use({ viewport: desktop })

  test('starts when 30 % of it is in view, and shows a message a second', async ({ page }) => {
    await openFrozen(page)
    const shown = page.locator('.demo-message:not([data-waiting])')
    const total = await page.locator('.demo-message').count()
    await expect(shown).toHaveCount(0)
    await page.clock.runFor(5000)
    await expect(shown).toHaveCount(0)
    // All of its words are there for screen readers.
    await expect(page.locator('.demo-message').last()).toContainText('email address')

    const box = (await page.locator('.demo').boundingBox())!
    const showShare = (share: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), box.y - desktop.height + box.height * share)
    await showShare(0.25)
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(0)
    await showShare(0.35)
    for (let count = 1; count <= total; count++) {
      await expect(shown).toHaveCount(count)
      await page.clock.runFor(1000)
    }
    await expect(page.getByRole('button', { name: 'Pause' })).toBeDisabled()
  })

  test('can be paused, played on and replayed', async ({ page }) => {
    await openFrozen(page)
    const shown = page.locator('.demo-message:not([data-waiting])')
    await expect(shown).toHaveCount(0)
    await page.locator('.demo').scrollIntoViewIfNeeded()
    await expect(shown).toHaveCount(1)
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(2)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(10_000)
    await expect(shown).toHaveCount(2)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.clock.runFor(1000)
    await expect(shown).toHaveCount(3)
    await page.getByRole('button', { name: 'Replay' }).click()
    await expect(shown).toHaveCount(1)
  })
})
