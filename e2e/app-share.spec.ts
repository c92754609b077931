import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { attachBill, openChat } from './app-steps.ts'
import { axeFaults } from './axe-faults.ts'
import { desktop } from './open-home.ts'

test('a result is shared by a link that leaves the person out, and withdrawn where it was made @long', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desktop)
  await openChat(page)
  await attachBill(page)
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this comparison' })
  await expect(dialog).toContainText('The link never shows your name, address, postcode')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter')
  const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(url).toMatch(/\/shared\/[\w-]{22}$/)
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()

  const friend = await (await browser.newContext()).newPage()
  const answer = await friend.goto(url)
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText(/^Switching to .* saves about £\d+ a year$/)
  await expect(friend.getByText('These are sample tariffs, not real offers.')).toBeVisible()
  await expect(friend.locator('.shared-sums')).toContainText(/Yearly cost on the current deal\s*about £[\d,]+/)
  const preview = await friend.locator('meta[property="og:title"]').getAttribute('content')
  expect(preview).toBe('An energy comparison from Mo')
  const said = await friend.content()
  for (const secret of ['Northern Spark', 'Brook Lane', 'MPAN', /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/])
    expect(said).not.toMatch(secret)
  expect(await axeFaults(friend)).toEqual([])
  // It loads no script of React’s, and needs none.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(url)
  await expect(plain.locator('.shared-sums')).toContainText(/Saving\s*about £\d+/)

  // The same link still works, and ends with one press.
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(url)
  await dialog.getByRole('button', { name: 'Turn off link' }).click()
  await expect(dialog.getByText('The link no longer works.')).toBeVisible()
  expect((await friend.reload())?.status()).toBe(410)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  expect(await axeFaults(friend)).toEqual([])
  expect((await friend.goto(url.slice(0, -1)))?.status()).toBe(404)
  await expect(friend.getByText('There’s nothing at this link.')).toBeVisible()
})

test('a result is printed as a sheet of its own, black on white in both themes', async ({ page }, info) => {
  await page.addInitScript(() => (window.print = () => void (document.title = 'printing')))
  await openChat(page)
  await attachBill(page)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'screen', colorScheme: theme })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page).toHaveTitle('printing')
    const sheet = page.locator('.print-sheet')
    await expect(sheet).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: theme })
    await expect(sheet.getByRole('heading', { level: 1, name: 'Switch now' })).toBeVisible()
    for (const text of [
      'These are sample tariffs, not real offers.',
      'How Mo worked it out',
      'What Mo assumed',
      'Your deal now',
    ])
      await expect(sheet.getByText(text, { exact: true })).toBeVisible()
    await expect(sheet.getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(
      await sheet.evaluate((each) => [getComputedStyle(each).color, getComputedStyle(document.body).backgroundColor]),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false, printBackground: false })
    writeFileSync(info.outputPath(`result-${theme}.pdf`), pdf)
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(pages).toBeGreaterThan(0)
    expect(pages).toBeLessThanOrEqual(2)
    // After printing, the sheet is removed and the page is itself again.
    await page.emulateMedia({ media: 'screen', colorScheme: theme })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(sheet).toHaveCount(0)
    await page.evaluate(() => (document.title = 'again'))
  }
})
