import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)
const redPicture = async (page: Page) => {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2000, height: 1500 })
    const pen = canvas.getContext('2d')!
    pen.fillStyle = 'tomato'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL()
  })
  return Buffer.from(address.split(',')[1]!, 'base64')
}
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('an editor plans a campaign, looks at it as wide as a phone and a desktop, and lets it run @long', async ({
  page,
  browser,
}) => {
  test.slow()
  const editor = 'editor.campaigns@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('table', { name: 'Last 28 days' })).toContainText('founders')
  await expect(page.getByText('/?utm_campaign=winter')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('link', { name: '90 days' }).click()
  await expect(page).toHaveURL('/operate/campaigns?days=90')
  await expect(page.getByRole('table', { name: 'Last 90 days' })).toBeVisible()

  await page.getByRole('button', { name: 'New campaign' }).click()
  const form = page.getByRole('form', { name: 'Hero banner' })
  await form.getByLabel('Title', { exact: true }).fill('Only in the future.')
  await form.getByLabel('Campaign name').fill('tomorrow')
  await form.getByLabel('Target audience').fill('early birds')
  const upload = form.getByLabel('Upload a picture')
  await upload.setInputFiles({ name: 'words.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(upload).toHaveAccessibleDescription(/Please choose a JPG, PNG, WEBP or GIF/)
  expect(await faults(page)).toEqual([])
  await upload.setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture(page) })
  await expect(form.getByLabel('Picture address')).toHaveValue(/^\/api\/v1\/pictures\/[0-9a-f]{32}\.webp$/)
  await expect(form.getByLabel('Width in pixels')).toHaveValue('1600')
  await form.getByLabel('What the picture shows').fill('A red square')
  expect(await faults(page)).toEqual([])
  await form.getByLabel('Starts on').fill(day(2))
  await form.getByLabel('Ends on').fill(day(1))
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  const publish = async () => {
    const publishing = page.getByRole('form', { name: 'Publish' })
    await publishing.getByLabel('Why').fill('A journey')
    await publishing.getByRole('button', { name: 'Publish now' }).click()
  }
  await publish()
  await expect(form.getByLabel('Ends on')).toHaveAccessibleDescription(/can’t be before the first day/)
  await form.getByLabel('Ends on').fill(day(9))
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  await publish()
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()

  // Planned: an editor sees it, a visitor doesn't.
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Campaigns' }).click()
  const campaign = page.getByRole('listitem').filter({ hasText: 'Only in the future.' })
  await expect(campaign.getByText('Planned', { exact: true })).toBeVisible()
  await expect(campaign.getByText('early birds')).toBeVisible()
  for (const width of CONSOLE_WIDTHS) {
    const opened = page.waitForEvent('popup')
    await campaign.getByRole('button', { name: `Preview at ${width}` }).click()
    const shown = await opened
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Only in the future.')
    await expect(shown.getByRole('img', { name: 'A red square' })).toHaveJSProperty('naturalWidth', 1600)
    expect(await shown.evaluate(() => innerWidth)).toBe(width)
    await shown.close()
  }
  const visitor = await browser.newPage()
  await visitor.goto('/?utm_campaign=tomorrow')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Switch energy in seconds.')

  // From its first day on they do.
  await campaign.getByRole('link', { name: 'Edit' }).click()
  await form.getByLabel('Starts on').fill(day(-1))
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('We’ve saved your draft.', { exact: false })).toBeFocused()
  await publish()
  await expect(page.getByText('We’ve published it.', { exact: false })).toBeFocused()
  await expect
    .poll(async () => {
      await visitor.goto('/?utm_campaign=tomorrow')
      return visitor.getByRole('heading', { level: 1 }).textContent()
    })
    .toBe('Only in the future.')
  await visitor.close()
  await page.goto('/operate/campaigns')
  await expect(campaign.getByText('Running', { exact: true })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await campaign.getByRole('link', { name: 'Edit' }).click()
  await page.getByText('Delete this record', { exact: true }).click()
  const deleting = page.getByRole('form', { name: 'Delete this record' })
  await deleting.getByLabel('Why').fill('A journey')
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('We’ve deleted it.', { exact: false })).toBeFocused()
})

test('campaigns are nothing for promoters and support @long', async ({ page }) => {
  const promoter = 'promoter.campaigns@mowatt.example'
  operatorCommand('add', promoter, '--role', 'promoter')
  await openConsole(page, promoter)
  await expect(page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Campaigns' })).toHaveCount(
    0,
  )
  expect(await statusOf(page, '/api/v1/operate/campaigns')).toBe(403)
  await page.goto('/operate/campaigns')
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
})
