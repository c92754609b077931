import { expect, test } from '@playwright/test'
import { freshProfile } from './insights-steps.ts'

test.use({ storageState: freshProfile })

/** Windows of every kind, down to a quarter of a small screen at 400% zoom. */
const WINDOWS = [
  { path: '/', width: 1440, height: 900 },
  { path: '/', width: 1366, height: 700 },
  { path: '/', width: 1024, height: 600 },
  { path: '/', width: 844, height: 390 },
  { path: '/', width: 390, height: 844 },
  { path: '/', width: 320, height: 256 },
  { path: '/learn-more', width: 1280, height: 720 },
  { path: '/learn-more', width: 320, height: 256 },
  { path: '/chat', width: 1280, height: 720 },
  { path: '/chat', width: 390, height: 844 },
]

test('at a first visit on a phone nothing covers who Mo is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/chat')
  await expect(page.getByRole('dialog', { name: 'Cookies on Mowatt' })).toBeVisible()
  const words = page.getByText('You can always ask our team instead.')
  await expect
    .poll(async () => {
      const [text, bar] = [await words.boundingBox(), await page.locator('.composer').boundingBox()]
      return text!.y + text!.height <= bar!.y
    })
    .toBe(true)
})

test('nothing that has the focus lies under the question, in any window, closed or opened @long', async ({ page }) => {
  const question = page.getByRole('dialog', { name: 'Cookies on Mowatt' })
  let last = ''
  for (const { path, width, height } of WINDOWS) {
    await page.setViewportSize({ width, height })
    if (path !== last) await page.goto(path)
    last = path
    await expect(question).toBeVisible()
    for (const isOpen of [false, true]) {
      await question.locator('details').evaluate((details, open) => {
        ;(details as HTMLDetailsElement).open = open
        // The room below the page follows the question with the next frame.
        return new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(settled)))
      }, isOpen)
      expect(await page.evaluate(coveredFocus), `${path} ${width}x${height} ${isOpen ? 'opened' : 'closed'}`).toEqual(
        [],
      )
    }
  }
})

/** Focuses everything that is focusable, and names what is then hidden. */
function coveredFocus(): string[] {
  const wanted = 'a[href], button:not(:disabled), input:not(:disabled), textarea, select, summary, [tabindex="0"]'
  const over = '.consent, .waitlist-bar, .site-header, .app-top, .composer-bar'
  const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
    (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.tabIndex >= 0,
  )
  return all.flatMap((each) => {
    each.focus()
    if (document.activeElement !== each) return []
    const { left, top, width, height } = each.getBoundingClientRect()
    const isSeen = [0.5, 0.1, 0.9].some((down) => {
      const found = document.elementFromPoint(left + width / 2, top + height * down)
      // Outside the window counts as hidden too; what the page itself draws over a link does not cover it.
      return found && !(found.closest(over)?.contains(each) === false)
    })
    return isSeen
      ? []
      : [`${each.tagName} ${(each.textContent || each.getAttribute('aria-label') || '').trim().slice(0, 30)}`]
  })
}
