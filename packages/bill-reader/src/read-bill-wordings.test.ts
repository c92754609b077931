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
