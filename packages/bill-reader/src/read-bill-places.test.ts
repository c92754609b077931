import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

it('takes no year for a charge, though use times the comparison rate is its cost', () => {
  const { electricity } = readWithout(
    [],
    [40, 560, 'Estimated annual usage'],
    [200, 560, '3,000 kWh'],
    [40, 576, 'Tariff Comparison Rate'],
    [200, 576, '30.00p per kWh'],
    [40, 592, 'Estimated annual cost'],
    [200, 592, '£900.00'],
  )
  expect(electricity).toMatchObject({
    usageKwhInPeriod: 245,
    unitRates: [{ pencePerKwh: 26.35 }],
    estimatedAnnualUsageKwh: 3000,
    estimatedAnnualCostGbp: 900,
  })
})

it('takes no figure of a chart for a year’s use', () => {
  const bars = [395, 344, 368, 447, 408, 470, 519, 543, 483, 423]
  const facts = readWithout(
    [],
    [40, 560, 'Your electricity use over the last 12 months (kWh)'],
    ...bars.map((bar, at): Placed => [44 + 41 * at, 600 - bar / 20, String(bar), 5]),
  )
  expect(facts.electricity?.estimatedAnnualUsageKwh).toBeUndefined()
})

it.each([
  ['None', 0],
  ['£0.00', 0],
  ['No exit fees', 0],
  ['Free', 0],
  ['Not applicable', 0],
  ['n/a', 0],
  ['£75.00', 75],
])('takes an exit fee of "%s" for %s', (printed, fee) => {
  const facts = readWithout(
    [],
    [40, 560, 'Exit fee'],
    [200, 560, printed],
    [40, 590, 'Discounts'],
    [200, 590, '£12.00'],
  )
  expect(facts.electricity?.exitFeeGbp).toBe(fee)
})

it('leaves a bracket to its label, and the sum behind it to the total', () => {
  const facts = readWithout(['Total electricity'], [40, 274, 'Total electricity (inc. VAT @5% £4.06)'])
  expect(facts.electricity?.totalChargesGbp).toBe(85.26)
})

it('takes a name under its label in a box, not the row of the table beside it', () => {
  const facts = readWithout(
    ['Tariff name'],
    [40, 600, 'Your tariff'],
    [40, 612, 'Home Saver Fix'],
    [200, 605, 'Days of supply'],
    [320, 605, 'Month by month'],
  )
  expect(facts.electricity?.tariffName).toBe('Home Saver Fix')
})

it('reads a pair of readings joined by an arrow', () => {
  const facts = readWithout([], [40, 560, 'Readings'], [200, 560, '10000 → 10245'])
  expect(facts.electricity?.readings).toMatchObject([{ previous: 10000, latest: 10245 }])
})

it('takes no list of days for the day of the bill', () => {
  const facts = readWithout(
    ['Bill date', '4 November'],
    [330, 106, 'Dated'],
    [470, 106, '4 November 2025'],
    [40, 560, 'Date'],
    [200, 560, 'Details'],
    [40, 576, '3 November 2025'],
    [200, 576, 'Balance brought forward'],
    [40, 592, '6 November 2025'],
    [200, 592, 'Charges'],
  )
  expect(facts.billDate).toBe('2025-11-04')
})

it('goes on about the fuel that running text named last', () => {
  const without = ['Energy used', '245 kWh', '£64.56', 'Standing charge', '31 days', '£16.64', 'Electricity']
  const facts = readWithout(
    without,
    [40, 560, 'Your electricity reaches you through one meter and is billed by the month as below.'],
    [40, 574, 'You used 245 kWh at 26.35p each, which came to £64.56, and 31 days at 53.68p came to £16.64 more.'],
    [40, 600, 'Your gas reaches you through another meter and is billed by the month as below here.'],
    [40, 614, 'You used 1,000 kWh at 6.10p each, which came to £61.00, and 31 days at 30.00p came to £9.30 more.'],
  )
  expect(facts.electricity?.unitRates).toMatchObject([{ pencePerKwh: 26.35 }])
  expect(facts.gas).toMatchObject({ unitRates: [{ pencePerKwh: 6.1 }], usageKwhInPeriod: 1000 })
})

it('takes the front page of a bill for one, where its fuels and its account add up', () => {
  const page: Placed[] = [
    [40, 40, 'Northlight Energy', 18],
    [40, 90, 'Ms A Patel'],
    [40, 103, '14 Mill Lane'],
    [40, 116, 'LS6 2BQ'],
    [330, 90, 'Account number'],
    [470, 90, '8500123456'],
    [330, 122, 'Bill period: 1 October 2025 - 31 October 2025'],
    [40, 200, 'Previous balance'],
    [500, 200, '£20.00'],
    [40, 216, 'Payments received'],
    [500, 216, '£100.00'],
    [40, 232, 'Electricity (details overleaf)'],
    [500, 232, '£76.66'],
    [40, 248, 'Gas (details overleaf)'],
    [500, 248, '£27.25'],
    [40, 264, 'Total charges'],
    [500, 264, '£103.91'],
    [40, 280, 'New balance'],
    [500, 280, '£23.91'],
  ]
  expect(readBill(layOutDocument(page)).facts).toMatchObject({
    isEnergyBill: true,
    totalChargesGbp: 103.91,
    balanceGbp: 23.91,
    electricity: { totalChargesGbp: 76.66 },
    gas: { totalChargesGbp: 27.25 },
  })
  const unproven = page.map(([left, top, text]): Placed => [left, top, text === '£23.91' ? '£25.91' : text])
  const { facts } = readBill(layOutDocument(unproven))
  expect(facts).toMatchObject({ isEnergyBill: true, totalChargesGbp: 103.91 })
  expect(facts.balanceGbp).toBeUndefined()
})
