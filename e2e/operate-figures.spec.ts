import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, inOwnWindow, links, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

/** Years ahead, so that no other journey meets it: what comes is shown, and nothing of today moves. */
const LINES = [
  'kind,fuel,from,vat_percent,source,address,checked_on',
  'vat,gas,2040-01-01,4,"HMRC, VAT on fuel",https://www.gov.uk/vat,2026-11-01',
].join('\n')

test('an editor adds a figure, corrects it, deletes it and undoes that; a promoter may see none @long', async ({
  page,
  browser,
}) => {
  const editor = 'figures.editor@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Caps, VAT and usage' }).click()
  await expect(page.getByText('We know the price cap up to 31 December 2026.')).toBeVisible()
  const figures = page.getByRole('region', { name: 'Figures', exact: true })
  await expect(figures.getByText('Electricity: 26.32p a kWh, 54.83p a day')).toBeVisible()

  const adding = page.getByRole('region', { name: 'Add figures' })
  const pasted = adding.getByLabel('Figures', { exact: true })
  await adding.getByRole('button', { name: 'Preview' }).click()
  await expect(pasted).toHaveAccessibleDescription(/Please paste the figures\./)
  await adding.getByRole('button', { name: 'Start the next quarter' }).click()
  await expect(pasted).toHaveValue(/cap,C,direct_debit,2027-01-01,2027-03-31/)
  await adding.getByRole('button', { name: 'Preview' }).click()
  const preview = adding.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('Line 2: electricity_unit_p is missing')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  expect(await faults(page)).toEqual([])

  await pasted.fill(LINES)
  await adding.getByRole('button', { name: 'Preview' }).click()
  await expect(preview.getByRole('heading', { name: 'VAT on gas' })).toBeVisible()
  await expect(preview.getByText('of 1,000 sample homes get different advice on 1 January 2040')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await preview.getByRole('button', { name: 'Save 1 figure' }).click()
  await expect(preview.getByLabel('Why')).toHaveAccessibleDescription(/Please say why, in a few words\./)
  await preview.getByLabel('Why').fill('Announced')
  await preview.getByRole('button', { name: 'Save 1 figure' }).click()
  await expect(page.getByText('We’ve saved 1 figure. Every page follows within half a minute.')).toBeFocused()

  await page.getByLabel('When').selectOption('Coming')
  await page.getByLabel('Figure', { exact: true }).selectOption('VAT')
  await page.getByRole('button', { name: 'Show' }).click()
  const coming = figures.getByRole('listitem').filter({ hasText: 'From 1 January 2040' })
  await expect(coming.getByText('4%')).toBeVisible()
  await coming.getByText('Edit', { exact: true }).click()
  const editing = coming.getByRole('form', { name: 'Edit VAT on gas from 1 January 2040' })
  await editing.getByLabel('VAT in percent').fill('400')
  await editing.getByLabel('Why').fill('A slip')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(editing.getByLabel('VAT in percent')).toHaveAccessibleDescription(/is above 20%/)
  expect(await faults(page)).toEqual([])
  await editing.getByLabel('VAT in percent').fill('3')
  await editing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('We’ve saved the figure.')).toBeFocused()
  await expect(coming.getByText('3%')).toBeVisible()

  await coming.locator('summary', { hasText: 'Delete' }).click()
  const deleting = coming.getByRole('form', { name: 'Delete VAT on gas from 1 January 2040' })
  await deleting.getByLabel('Why').fill('Withdrawn')
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(coming).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('We’ve brought the figure back.')).toBeFocused()
  await expect(coming.getByText('3%')).toBeVisible()

  // Left out of the list again, and brought back after leaving the page.
  await coming.locator('summary', { hasText: 'Delete' }).click()
  await deleting.getByLabel('Why').fill('Withdrawn after all')
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(coming).toHaveCount(0)
  await page.goto('/operate/figures?kind=vat&when=deleted')
  await expect(coming.getByText(`Deleted by ${editor}`)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await coming.getByRole('button', { name: 'Undo the deletion of VAT on gas from 1 January 2040' }).click()
  await expect(page.getByText('We’ve brought the figure back.')).toBeFocused()
  await expect(page.getByText('No figures found')).toBeVisible()

  await page.getByLabel('When').selectOption('Over')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByLabel('Region').selectOption('C: London')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('No figures found')).toBeVisible()

  const email = 'promoter.figures@mowatt.example'
  operatorCommand('add', email, '--role', 'promoter')
  await inOwnWindow(browser, email, async (theirs) => {
    expect(await links(theirs)).not.toContain('Caps, VAT and usage')
    await theirs.goto('/operate/figures')
    await expect(theirs.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
    expect(await statusOf(theirs, '/api/v1/operate/figures')).toBe(403)
  })
})
