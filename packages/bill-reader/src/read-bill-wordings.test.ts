import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

it.each([
  ['Payer ref HTH8081343X', 'HTH8081343X'],
  ['Client ref TE/723395/3', 'TE/723395/3'],
  ['Your heather number is 11290754. We made this bill for you.', '11290754'],
  ['Heather ID A-76472300', 'A-76472300'],
  ['Cheques payable to Heather. Account no. 60 11 84 22', undefined],
  ['Your council tax number is 11290754', undefined],
] as const)('takes from "%s" the account number %s', (text, number) => {
  expect(readWithout(['ccount'], [40, 560, text]).accountNumber).toBe(number)
})

it.each([
  ['Payment received - Direct Debit', 'direct_debit'],
  ['Receipts: Direct Debit', 'direct_debit'],
  ['You started £10.00 behind. You paid £135.00 by Direct Debit.', 'direct_debit'],
  ['Prepayment meter account', 'prepayment'],
  ['Top-ups in period (shop, app)', 'prepayment'],
  ['Payments by Direct Debit are cheaper', undefined],
  ['If you paid by Direct Debit you could save £40 a year', undefined],
] as const)('takes from "%s" the way of paying %s', (text, method) => {
  expect(readWithout(['Payment method'], [40, 560, text]).paymentMethod).toBe(method)
})

it('takes a year’s use and cost from short labels', () => {
  const facts = readWithout([], [40, 560, 'KWH EXPECTED PER YEAR 2529'], [40, 580, 'COST EXPECTED PER YEAR GBP 834.18'])
  expect(facts.electricity).toMatchObject({ estimatedAnnualUsageKwh: 2529, estimatedAnnualCostGbp: 834.18 })
  const forecast = readWithout(
    [],
    [40, 560, 'Yearly forecast'],
    [200, 560, '2,794 kWh'],
    [40, 580, 'Yearly cost forecast'],
    [200, 580, '£812'],
  )
  expect(forecast.electricity).toMatchObject({ estimatedAnnualUsageKwh: 2794, estimatedAnnualCostGbp: 812 })
})

it('takes a year from a short note, and a fee from how one leaves', () => {
  const facts = readWithout(
    [],
    [40, 560, 'Forward look: 3,129 kWh p.a., £829.10 p.a. incl. VAT.'],
    [40, 580, 'Ditch us sooner and it’s £35.'],
  )
  expect(facts.electricity).toMatchObject({
    estimatedAnnualUsageKwh: 3129,
    estimatedAnnualCostGbp: 829.1,
    exitFeeGbp: 35,
  })
})

it('takes the use beside the one word "Used"', () => {
  const facts = readWithout(
    ['Energy used', '245 kWh', '£64.56'],
    [40, 226, 'Price per kWh'],
    [200, 226, '£0.2635'],
    [40, 290, 'Used'],
    [200, 290, '245 kWh'],
    [40, 600, 'Start reading'],
    [200, 600, '10000'],
    [40, 616, 'End reading'],
    [200, 616, '10245'],
  )
  expect(facts.electricity?.usageKwhInPeriod).toBe(245)
})

it('takes what a fuel cost from the large sum under its heading', () => {
  const facts = readWithout(
    ['Total electricity', '£85.26', 'Electricity'],
    [40, 180, 'Electricity'],
    [40, 192, '£85.26', 16],
  )
  expect(facts.electricity?.totalChargesGbp).toBe(85.26)
})

it('takes no charge of the next column for a year’s use, and no fee asked elsewhere', () => {
  const facts = readWithout(
    [],
    [40, 560, 'Annual kWh (AQ/EAC)'],
    [200, 560, '8347'],
    [320, 560, '1097.1 kWh @ 5.838p'],
    [40, 590, 'Typical exit fees elsewhere are £50 per fuel.'],
  )
  expect(facts.electricity).toMatchObject({ estimatedAnnualUsageKwh: 8347 })
  expect(facts.electricity?.exitFeeGbp).toBeUndefined()
})

it('takes readings from columns headed Open and Close', () => {
  const facts = readWithout(
    [],
    [40, 560, 'Open'],
    [140, 560, 'Close'],
    [40, 574, '41459.1 SM'],
    [140, 574, '41704.1 SM'],
  )
  expect(facts.electricity?.readings?.[0]).toMatchObject({ previous: 41459.1, latest: 41704.1 })
})

it('gives gas one register, whatever the column beside it speaks of', () => {
  const facts = readWithout(
    [],
    [320, 420, 'Gas', 14],
    [320, 440, 'Meter point reference 3174025508'],
    [320, 456, '1,403 kWh @ 6.141p per kWh'],
    [500, 456, '£86.16'],
    [320, 500, 'Previous reading 6000'],
    [40, 516, 'Night'],
    [320, 516, 'Latest reading 6125'],
  )
  expect(facts.gas?.readings).toMatchObject([{ register: 'single', previous: 6000, latest: 6125 }])
})

it('believes plain words about cubic metres over readings of a part of the period', () => {
  const facts = readWithout(
    [],
    [40, 420, 'Gas', 14],
    [40, 440, 'Meter point reference 3174025508'],
    [40, 456, '1,403 kWh @ 6.141p per kWh'],
    [500, 456, '£86.16'],
    [40, 500, 'Previous reading 6000'],
    [40, 516, 'Latest reading 6043'],
    [40, 540, 'Gas units are cubic metres.'],
  )
  expect(facts.gas?.units).toBe('metric')
})
