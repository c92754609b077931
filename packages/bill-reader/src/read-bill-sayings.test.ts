import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function readWithout(parts: readonly string[], ...placed: Placed[]) {
  const kept = SMALL_BILL.filter(([, , text]) => !parts.some((part) => text.includes(part)))
  return readBill(layOutDocument([...kept, ...placed])).facts
}

it('reads what a year takes and costs from sentences', () => {
  const facts = readWithout(
    [],
    [40, 410, 'Over the past year you used 2,585 kWh.'],
    [40, 430, 'Your use over the next 12 months would cost £873.40 on this tariff.'],
    [40, 450, 'Leaving early costs £50.00.'],
  )
  expect(facts.electricity).toMatchObject({
    estimatedAnnualUsageKwh: 2585,
    estimatedAnnualCostGbp: 873.4,
    exitFeeGbp: 50,
  })
})

it('reads a balance that is told, and not the one of last time', () => {
  const told = readWithout(
    ['balance', '£20.00 CR', '£34.74'],
    [40, 306, 'Last time we said you were'],
    [500, 306, '£20.00 in credit'],
    [40, 338, 'So today you are'],
    [500, 338, '£34.74 in credit'],
  )
  expect(told.balanceGbp).toBe(-34.74)
  const onlyBefore = readWithout(
    ['balance', '£20.00 CR', '£34.74', 'Payments', '£100.00'],
    [40, 306, 'When we wrote before you were'],
    [500, 306, '£20.00 in credit'],
  )
  expect(onlyBefore.balanceGbp).toBeUndefined()
})

it.each([
  ['Payment: Direct Debit', 'direct_debit'],
  ['Terms: Direct Debit, collected on 15/11/2025', 'direct_debit'],
  ['You pay when you get your bill.', 'standard_credit'],
  ['Our terms explain the Direct Debit Guarantee', undefined],
] as const)('takes from "%s" the way of paying: %s', (text, method) => {
  expect(readWithout(['Payment method'], [40, 386, text]).paymentMethod).toBe(method)
})

it('knows the registers of units called day kWh and night kWh', () => {
  const facts = readWithout(
    ['Energy used', '245 kWh', '£64.56', 'Total electricity', '£85.26', '£4.06', 'VAT'],
    [40, 222, '162 day kWh @ 24.57p = £39.80'],
    [40, 232, '108 night kWh @ 12.75p = £13.77'],
  )
  expect(facts.electricity).toMatchObject({
    usageKwhInPeriod: 270,
    unitRates: [
      { register: 'day', pencePerKwh: 24.57 },
      { register: 'night', pencePerKwh: 12.75 },
    ],
  })
})
