import { expect, type Page, test } from '@playwright/test'
import { faultsAtBothWidths } from './axe-faults.ts'
import { forgetRoutes } from './forget-routes.ts'
import { operatorCommand } from './insights-steps.ts'
import { desktop } from './open-home.ts'
import { CONSOLE_WIDTHS, inOwnWindow, links, openConsole, statusOf } from './operate-steps.ts'

test.use({ viewport: desktop })
test.afterEach(forgetRoutes)

const faults = (page: Page) => faultsAtBothWidths(page, 'html', CONSOLE_WIDTHS)

/** Of one region that no other journey compares, and expired: it is never offered. */
function priceList(name: string, pence: string) {
  const head =
    'tariff_id,supplier,tariff_name,kind,term_months,available_from,available_to,sample,source,fuel,region,payment_method,from,unit_rate_p,standing_p,vat,band_name,band_rate_p,band_from,band_to'
  const row = (fuel: string, rest = `${pence},30,included,,,,`) =>
    `e2e-fix,Journey Energy,${name},fixed,12,2026-01-01,2026-02-01,true,A journey,${fuel},P,direct_debit,2026-01-01,${rest}`
  const band = row('electricity', ',,,nights,7.5,23:00,05:30')
  return {
    name: 'prices.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, row('electricity'), band, row('gas')].join('\n')),
  }
}

test('an editor previews a price list, takes it over, and notes a commission that stays apart @long', async ({
  page,
  browser,
}) => {
  const editor = 'tariffs.editor@mowatt.example'
  operatorCommand('add', editor, '--role', 'editor')
  await openConsole(page, editor)
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Tariffs' }).click()
  await expect(page.getByText('No source is set up, so we aren’t fetching any tariffs.')).toBeVisible()
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Please choose a file.')).toBeVisible()
  const file = page.getByLabel('CSV or JSON file')
  await file.setInputFiles(priceList('Journey Fix', 'dear'))
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('The file has 2 mistakes.')).toBeVisible()
  await expect(preview.getByRole('button', { name: /^Import/ })).toHaveCount(0)
  await file.setInputFiles(priceList('Journey Fix', '20.5'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview.getByRole('heading', { name: 'Journey Energy: Journey Fix' })).toBeVisible()
  await expect(preview.getByText('1 price by time of day. In North Scotland: 7.50p from 23:00 to 05:30')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await preview.getByRole('button', { name: 'Import 1 tariff' }).click()
  await expect(preview.getByLabel('Why')).toHaveAccessibleDescription(/Please say why, in a few words\./)
  await preview.getByLabel('Why').fill('Their new price list')
  await preview.getByRole('button', { name: 'Import 1 tariff' }).click()
  await expect(page.getByText('We’ve imported 1 tariff. Comparisons use the new prices from now on.')).toBeFocused()
  await page.getByRole('link', { name: 'Journey Energy (1)' }).click()
  const listed = page.getByRole('region', { name: 'Journey Energy' })
  await expect(listed.getByText('From 1 January 2026 to 1 February 2026.')).toBeVisible()
  await expect(listed.getByText('Ended', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByLabel('Pounds per switch')).toHaveAccessibleDescription(/Please enter an amount\./)
  const noting = page.getByRole('form', { name: 'Record a commission' })
  await noting.getByLabel('Supplier').fill('Journey Energy')
  await noting.getByLabel('Pounds per switch').fill('25')
  await noting.getByLabel('From').fill('2026-12-01')
  await noting.getByLabel('Where this is written down').fill('Contract 7')
  await noting.getByLabel('Why').fill('Signed today')
  await noting.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('We’ve recorded what Journey Energy pays us.')).toBeFocused()
  await expect(page.getByRole('table', { name: 'Commission' })).toContainText('£25.00')
  expect(await faults(page)).toEqual([])
  const offered = await page.request.get('/api/v1/tariffs?region=P&payment_method=direct_debit')
  const words = await offered.text()
  expect(words).toContain('Journey Fix')
  expect(words).not.toContain('Contract 7')

  for (const role of ['promoter', 'support']) {
    const email = `${role}.tariffs@mowatt.example`
    operatorCommand('add', email, '--role', role)
    await inOwnWindow(browser, email, async (theirs) => {
      expect(await links(theirs)).not.toContain('Tariffs')
      await theirs.goto('/operate/tariffs')
      await expect(theirs.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
      for (const path of ['tariffs', 'commission']) {
        expect(await statusOf(theirs, `/api/v1/operate/${path}`)).toBe(403)
      }
    })
  }
})
