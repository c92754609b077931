import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from './axe-faults.ts'
import { billPdf, confirmUpload, pickFiles } from './handover-steps.ts'
import { signIn } from './identity-steps.ts'

/** A fortnight and more of June 2026, with most of it at night. */
function halfHoursCsv(days: number): string {
  const rows = Array.from({ length: days * 48 }, (_, index) => {
    const slot = index % 48
    const time = `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`
    const day = String(Math.floor(index / 48) + 1).padStart(2, '0')
    return `2026-06-${day} ${time},${slot < 12 ? '0.900' : '0.050'}`
  })
  return ['Start,Consumption (kWh)', ...rows].join('\n')
}

const list = (page: Page) => page.getByRole('region', { name: 'What your year would cost' })
const answer = (page: Page) => page.getByRole('region', { name: 'Answer' })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a typical home is ranked, sliders and a file change the answer, and nothing of the file leaves', async ({
    page,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/half-hours')
    await expect(page.getByRole('heading', { name: 'Your year', exact: true })).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    const typical = await answer(page).innerText()
    await expect(list(page).getByRole('listitem').first()).toContainText('Sample')
    await expect(list(page)).toContainText(/Electricity: [\d.]+p from 00:00 to 06:00, .* otherwise\.|at all times\./)
    // What it costs comes right after the first choices, before anything else.
    const tops = await Promise.all(
      [page.getByLabel('Price region'), list(page), page.getByRole('heading', { name: 'What if you…' })].map(
        async (each) => (await each.boundingBox())?.y ?? 0,
      ),
    )
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))

    await page.getByText('Add your yearly usage or your rates').click()
    await page.getByLabel('Electricity, pence a kWh').fill('45')
    await expect(answer(page)).toContainText('less than your current deal')
    await expect(list(page)).toContainText('At the rates you typed. We’ve used the price cap for gas.')
    await page.getByLabel('Electricity, pence a kWh').fill('lots')
    await expect(
      page.getByText('Please type an amount in pence, such as 24.5. The most you can type is 200.'),
    ).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('Electricity, pence a kWh').fill('')
    await expect(answer(page)).toHaveText(typical, { useInnerText: true })

    const car = page.getByRole('slider', { name: 'Charge a car at home' })
    await car.focus()
    for (let press = 0; press < 14; press++) await page.keyboard.press('ArrowRight')
    await expect(car).toHaveAttribute('aria-valuetext', '7,000 miles')
    await expect(answer(page)).toContainText('Larkspur Night Drive')
    await expect(page.getByText('a year more than without your changes')).toBeVisible()
    await page.getByText('What we’ve assumed: Charge a car at home').click()
    await expect(page.getByText('3.5 miles per kWh.')).toBeVisible()
    await page.getByText('Your car and charger').click()
    await page.getByLabel('Charger', { exact: true }).selectOption('3-pin plug, 2.3 kW')
    await page.getByLabel('Plugged in from').selectOption('02:00')
    await page.getByLabel('Unplugged at').selectOption('03:30')
    await expect(answer(page)).toContainText('Your car isn’t plugged in for long enough')
    const perKwh = page.getByRole('slider', { name: 'Miles your car does per kWh' })
    await expect(perKwh).toHaveAttribute('aria-valuetext', '3.5 miles (assumed)')
    await perKwh.focus()
    await page.keyboard.press('ArrowRight')
    await expect(perKwh).toHaveAttribute('aria-valuetext', '3.6 miles')
    await expect(page.getByText('3.5 miles per kWh.')).toBeHidden()
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo all changes' }).click()
    await expect(answer(page)).toHaveText(typical, { useInnerText: true })

    const drop = page.getByLabel('Electricity file')
    await drop.setInputFiles({ name: 'bill.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByRole('alert')).toContainText('This isn’t a text file. Export your usage as CSV or JSON.')
    await drop.setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from(halfHoursCsv(20)) })
    await expect(
      page.getByText('We’ve read 960 half-hourly readings, from 1 June 2026 to 20 June 2026, in kWh.'),
    ).toBeVisible()
    await expect(page.getByText(/^That’s [\d,]+ kWh for the year we’ve compared\.$/)).toBeVisible()
    await expect(page.getByText(/We filled [\d,]+ missing half hours/)).toBeVisible()
    await page.getByText('Show as a table: kWh of electricity').click()
    await expect(page.getByRole('cell', { name: /^January, 1,488 filled in$/ })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await expect(answer(page)).toContainText('Kestrel Three Rates')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove electricity file' }).click()
    await expect(answer(page)).toHaveText(typical, { useInnerText: true })
    expect(sent.filter((each) => each.includes('0.900') || each.includes('june.csv'))).toEqual([])
  })
})

test.describe('on a desk, in the dark', () => {
  test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

  test('pictures have their figures as tables, another region its own prices, and offline says so @long', async ({
    page,
    context,
  }) => {
    await page.goto('/half-hours')
    await expect(page.getByRole('heading', { name: 'Your year', exact: true })).toBeVisible()
    await page.getByRole('slider', { name: 'Add solar panels' }).fill('4')
    await expect(answer(page)).toContainText('you’d send to the grid, at 12p a kWh, which we’ve assumed.')
    await page.getByRole('slider', { name: 'What you’re paid for each kWh' }).fill('15.5')
    await expect(answer(page)).toContainText('you’d send to the grid, at 15.5p a kWh.')
    const paid = page.getByRole('region', { name: 'What you’d be paid for electricity you send to the grid' })
    await expect(paid.getByRole('listitem')).toHaveCount(3)
    await expect(paid).toContainText('26p from 16:00 to 19:00, 9p otherwise.')
    // However tall the controls are, nothing is empty between the lists and the pictures.
    await page.locator('.half-hour-controls').evaluate((controls) => (controls.style.paddingBottom = '3000px'))
    const [lists, pictures] = await Promise.all([paid.boundingBox(), page.locator('.half-hour-results').boundingBox()])
    expect(pictures!.y - (lists!.y + lists!.height)).toBeLessThan(48)
    await page.getByRole('slider', { name: 'Swap gas for a heat pump' }).fill('1')
    await expect(list(page)).not.toContainText('Your gas stays')
    await page.getByText('Your heat pump and your home’s heat loss').click()
    await page.getByRole('slider', { name: 'Heat loss' }).fill('200')
    await page.getByText('What we’ve assumed: Swap gas for a heat pump').click()
    await expect(page.getByText('2,100 degree days a year below 15.5°C.')).toBeVisible()
    await page.getByRole('slider', { name: 'Swap gas for a heat pump' }).fill('0')
    await list(page).getByRole('button', { name: 'Show all' }).click()
    await list(page)
      .getByRole('button', { name: /^Show in charts ?: Kestrel Three Rates/ })
      .click()
    await expect(page.getByText('Prices are for Kestrel Three Rates.')).toBeVisible()
    await page.getByText('Show as a table: A day').click()
    const day = page.getByRole('table', { name: 'A day', exact: true })
    await expect(day.getByRole('row')).toHaveCount(49)
    const prices = await day
      .getByRole('row')
      .evaluateAll((rows) => rows.slice(1).map((row) => row.lastChild?.textContent))
    expect(new Set(prices).size).toBe(3)
    await page.getByText('Show as a table: Where your money goes').click()
    const bands = page.getByRole('table', { name: 'Where your money goes' })
    await expect(bands).toContainText('weekday peak')
    const sum = await bands.getByRole('row').last().getByRole('cell').last().innerText()
    await expect(list(page).getByRole('listitem').filter({ hasText: 'Kestrel Three Rates' })).toContainText(sum)
    await page.getByText('Show as a table: kWh of electricity').click()
    await expect(page.getByRole('table', { name: 'kWh of electricity' }).getByRole('row')).toHaveCount(13)
    expect(await axeFaults(page)).toEqual([])

    const before = await answer(page).innerText()
    await page.getByLabel('Price region').selectOption('North Scotland')
    await expect(answer(page)).not.toHaveText(before, { useInnerText: true })
    await context.setOffline(true)
    await page.getByLabel('Price region').selectOption('London')
    await expect(page.getByRole('alert')).toContainText('We couldn’t load prices for that region')
    await page.getByRole('button', { name: 'Undo all changes' }).click()
    await expect(answer(page)).not.toContainText('you’d send to the grid')
    await context.setOffline(false)
  })
})

test('a what-if in the chat has its picture as a table too, and what it assumes', async ({ page }) => {
  await page.goto('/chat')
  const box = page.getByRole('textbox', { name: 'Message to Mo' })
  await box.fill('what if I charged my car at night')
  await box.press('Enter')
  const card = page.getByRole('figure', { name: 'Your year with your changes' })
  await expect(card.locator('.day-curve .chart-line')).toHaveCount(1)
  await expect(card.locator('.band-bars rect')).toHaveCount(4)
  await expect(card).toContainText('Prices are for the price cap.')
  await card.getByText('Show as a table: Weekday in winter').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('table', { name: 'Weekday in winter' }).getByRole('row')).toHaveCount(49)
  await card.locator('summary', { hasText: 'What I assumed (3)' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('A 7.4 kW charger.')).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  // Read again, nothing moves when the drawing arrives.
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { sources = [] } of list.getEntries() as (PerformanceEntry & { sources?: { node?: Node }[] })[])
        for (const { node } of sources) if (node?.parentElement?.closest('.chat-card')) moved.push(node.nodeName)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(card.locator('.day-curve .chart-line')).toHaveCount(1)
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([])
  await page.getByRole('link', { name: 'See it half hour by half hour' }).click()
  await expect(page.getByRole('slider', { name: 'Charge a car at home' })).toHaveAttribute(
    'aria-valuetext',
    '7,000 miles',
  )
})

test('what somebody opened before the scripts came stays open', async ({ page }) => {
  const { promise: isOpened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await isOpened
    await route.continue()
  })
  await page.goto('/half-hours', { waitUntil: 'commit' })
  await page.getByText('Add your yearly usage or your rates').click()
  const rate = page.getByLabel('Electricity, pence a kWh')
  await expect(rate).toBeVisible()
  open()
  await expect(page.getByText('Show as a table: A day')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden()
  await expect(rate).toBeVisible()
})

test('somebody who is signed in saves a year with their home, finds it again, and deletes it @long', async ({
  page,
}) => {
  await signIn(page, `half-hours-${Date.now()}@mowatt.example`)
  await page.goto('/home')
  await pickFiles(page, [billPdf()], 'Add a bill')
  await confirmUpload(page)
  await expect(page.getByRole('log').getByRole('figure', { name: /^Your .* bill$/ })).toBeVisible()
  await page.goto('/home')
  await page.getByRole('link', { name: 'See what your usage would cost on half-hourly tariffs' }).click()
  const saved = page.getByRole('region', { name: 'Saved with your home details' })
  await expect(saved).toContainText('Nothing saved yet.')
  await expect(answer(page)).toContainText('On your current deal, a year like this would cost about')
  await expect(list(page)).toContainText('At the rates on your home’s page')
  // What is compared from here on is all of the home's own region.
  await expect(page.getByText('Loading prices for this region')).toBeHidden()
  // What the home's page fills in is shown; from then on it's opened and closed by hand alone.
  const rate = page.getByLabel('Electricity, pence a kWh')
  await expect(rate).toBeVisible()
  await page.getByText('Add your yearly usage or your rates').click()
  await saved.getByLabel('Compare with this home’s current deal').uncheck()
  await expect(answer(page)).toContainText('On the price cap, a year like this would cost about')
  await expect(rate).toBeHidden()
  await saved.getByLabel('Compare with this home’s current deal').check()
  await expect(answer(page)).toContainText('On your current deal, a year like this would cost about')
  const typical = await answer(page).innerText()
  const file = { name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from(halfHoursCsv(20)) }
  await page.getByLabel('Electricity file').setInputFiles(file)
  await saved.getByRole('button', { name: 'Save electricity readings' }).click()
  await expect(saved).toContainText('Electricity, saved on')
  const own = await answer(page).innerText()
  expect(own).not.toBe(typical)

  await page.reload()
  await expect(answer(page)).toHaveText(typical, { useInnerText: true })
  await saved.getByRole('button', { name: 'Use saved electricity readings' }).click()
  await expect(answer(page)).toHaveText(own, { useInnerText: true })
  expect(await axeFaults(page)).toEqual([])
  await saved.getByRole('button', { name: 'Delete saved electricity readings' }).click()
  await expect(saved).toContainText('Nothing saved yet.')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a typical home is ranked, and the form asks for another', async ({ page }) => {
    await page.goto('/half-hours')
    const typical = await answer(page).innerText()
    await page.getByLabel('Heating').selectOption('Heat pump')
    await page.getByLabel('Electric car').check()
    await page.getByText('Add your yearly usage or your rates').click()
    await page.getByLabel('Electricity, pence a kWh').fill('45')
    await page.getByRole('button', { name: 'Compare' }).click()
    await expect(page.getByLabel('Heating')).toHaveValue('heat_pump')
    await expect(page.getByLabel('Electric car')).toBeChecked()
    await expect(page.getByLabel('Electricity, pence a kWh')).toHaveValue('45')
    await expect(answer(page)).toContainText('less than your current deal')
    await expect(answer(page)).not.toHaveText(typical, { useInnerText: true })
    await expect(list(page).getByRole('listitem').first()).toBeVisible()
  })
})
