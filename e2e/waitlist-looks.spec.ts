import { expect, type Page, test } from '@playwright/test'
import { axeFaults, faultsAtBothWidths } from './axe-faults.ts'
import { signIn } from './identity-steps.ts'
import { expectFigures, reachBar } from './waitlist-steps.ts'

const DIALOG = '[role="dialog"]'

async function expectFaultless(page: Page, state: string, part?: string): Promise<void> {
  expect(await axeFaults(page, part), state).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), state).toBe(0)
}

async function expectFaultlessAtBoth(page: Page, state: string, part?: string): Promise<void> {
  expect(await faultsAtBothWidths(page, part, [195, 1280]), state).toEqual([])
}

test('neither the dashboard nor its dialogs have faults or scroll sideways, on a narrow phone or on a desktop @long', async ({
  page,
}, { testId }) => {
  await page.setViewportSize({ width: 195, height: 800 })
  await signIn(page, `looks-${testId}@post.example`)
  await expectFigures(page)
  for (const more of await page.locator('.wl-details summary').all()) await more.click()
  await expectFaultlessAtBoth(page, 'closed')

  await page.goto('/waitlist?openTasks=true')
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.locator('svg.wl-qr')).toBeVisible()
  await expectFaultlessAtBoth(page, 'tasks', DIALOG)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Upload bill' }).first().click()
  const file = { name: 'bill.docx', mimeType: 'application/msword', buffer: Buffer.from('x') }
  await page.getByLabel('Your bill').setInputFiles(file)
  await expectFaultlessAtBoth(page, 'bill', DIALOG)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change alias' }).click()
  await expectFaultlessAtBoth(page, 'alias', DIALOG)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Ask for a review/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expectFaultlessAtBoth(page, 'appeal', DIALOG)
  await page.keyboard.press('Escape')
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('(the right answer)')).toBeAttached()
  await expectFaultlessAtBoth(page, 'answered', '#question')

  await page.route('**/api/v1/waitlist/me', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expectFaultlessAtBoth(page, 'failed')
})

test('nor has the bar, with its errors and after joining', async ({ page }, { testId }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  const bar = await reachBar(page)
  await expectFaultless(page, 'bar')
  await bar.getByLabel('Email address').fill('nonsense')
  await bar.getByLabel('Email address').press('Enter')
  await expect(bar.locator('[aria-invalid]')).toHaveCount(2)
  await expectFaultless(page, 'errors', '.waitlist-bar')
  await bar.getByLabel('Email address').fill(`bar-${testId}@post.example`)
  await bar.getByRole('checkbox').check()
  await bar.getByRole('button', { name: 'Join waitlist' }).click()
  await expect(bar).toContainText('Check your email')
  await expectFaultless(page, 'joined', '.waitlist-bar')
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect(bar).toHaveCount(0)
})

test('the keyboard goes through the dashboard, sees where it is, and dialogs give it back', async ({ page }, {
  testId,
}) => {
  await signIn(page, `keys-${testId}@post.example`)
  await expectFigures(page)
  const seen: string[] = []
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return undefined
      const rings = [focused, focused.closest('.wl-option')].map((each) =>
        each ? getComputedStyle(each).boxShadow : '',
      )
      const { left, top, width, height } = focused.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        name: focused.getAttribute('aria-label') ?? focused.textContent.trim(),
        hasRing: rings.some((shadow) => shadow.includes('0px 0px 0px 5px')),
        isCovered: !focused.closest('.site-header') && above?.closest('.site-header') !== null && above !== null,
      }
    })
    if (!focus) break
    expect.soft(focus.hasRing, `the ring on "${focus.name}"`).toBe(true)
    expect.soft(focus.isCovered, `"${focus.name}" is under the header`).toBe(false)
    seen.push(focus.name)
  }
  for (const name of [
    'Change alias',
    'Copy your link',
    'More ways to share',
    'Upload bill',
    'I’ve followed you',
    'Answer',
  ]) {
    expect(
      seen.some((each) => each.startsWith(name)),
      name,
    ).toBe(true)
  }

  const share = page.getByRole('button', { name: 'More ways to share' })
  await share.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(share).toBeFocused()
})
