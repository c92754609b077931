import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

/** Kinds of layout that random layouts have produced. */
const HEAD: readonly Placed[] = [
  [40, 30, 'Northlight Energy', 18],
  [40, 70, 'Account number: 8500123456'],
  [40, 86, 'Bill date: 3 November 2025'],
  [40, 102, 'Billing period: 1 October 2025 to 31 October 2025'],
]
const CHARGES: readonly Placed[] = [
  [40, 300, 'Electricity', 14],
  [40, 320, 'Supply number 2301234567894'],
  [40, 336, 'Usage'],
  [200, 336, '310 kWh at 25.00p per kWh'],
  [500, 336, '£77.50'],
  [40, 352, 'Standing charge'],
  [200, 352, '31 days at 50.00p per day'],
  [500, 352, '£15.50'],
  [40, 368, 'Total electricity charges'],
  [500, 368, '£93.00'],
]

function factsOf(...more: Placed[]) {
  return readBill(layOutDocument([...HEAD, ...CHARGES, ...more])).facts
}

it('reads figures over their names, row under row', () => {
  const { electricity } = factsOf(
    [40, 440, '3,100 kWh', 12],
    [240, 440, '£957.50', 12],
    [40, 453, 'Energy you use in a year', 8],
    [240, 453, 'Expected cost per year', 8],
    [40, 475, '30 June 2026', 12],
    [240, 475, '£50.00', 12],
    [40, 488, 'Tariff ends', 8],
    [240, 488, 'Exit fee', 8],
  )
  expect(electricity).toMatchObject({
    estimatedAnnualUsageKwh: 3100,
    estimatedAnnualCostGbp: 957.5,
    tariffEndDate: '2026-06-30',
    exitFeeGbp: 50,
  })
})

it('follows dots and bars to the value', () => {
  const { electricity } = factsOf(
    [40, 440, 'Tariff type and name ............................ Home Saver Fix'],
    [40, 456, 'Cancellation fee ................................................ £75.00'],
    [40, 472, 'Your estimated annual usage | 3,100 kWh'],
  )
  expect(electricity).toMatchObject({ tariffName: 'Home Saver Fix', exitFeeGbp: 75, estimatedAnnualUsageKwh: 3100 })
})

it('reads terms that are told over two lines', () => {
  const { electricity } = factsOf(
    [40, 440, 'You are on our Home Saver tariff. Your prices are fixed until 30 June 2026. Leaving early costs'],
    [40, 451, '£50.00. In the last 12 months you used 3,100 kWh.'],
  )
  expect(electricity).toMatchObject({
    tariffName: 'Home Saver',
    tariffEndDate: '2026-06-30',
    exitFeeGbp: 50,
    estimatedAnnualUsageKwh: 3100,
  })
})

it('finds the balance that the account adds up to, whatever it is called', () => {
  const { balanceGbp } = factsOf(
    [40, 200, 'Previous balance'],
    [500, 200, '£20.00'],
    [40, 216, 'Payments received'],
    [500, 216, '£60.00'],
    [40, 232, 'Leaving this much to be settled'],
    [500, 232, '£53.00'],
  )
  expect(balanceGbp).toBe(53)
})

it('takes the first and the last of dated readings', () => {
  const { electricity } = factsOf(
    [40, 400, 'Date'],
    [200, 400, 'Meter reading'],
    [350, 400, 'Reading type'],
    [40, 416, '1 October 2025'],
    [200, 416, '12000'],
    [350, 416, 'Smart'],
    [40, 432, '31 October 2025'],
    [200, 432, '12310'],
    [350, 432, 'Smart'],
  )
  expect(electricity?.readings).toMatchObject([{ previous: 12000, latest: 12310 }])
})

it('takes no terms from a table of other tariffs, nor an end from an offer', () => {
  const { electricity } = factsOf(
    [40, 440, 'Our cheapest tariff'],
    [200, 440, 'Unit rate'],
    [320, 440, 'Estimated annual cost'],
    [40, 456, 'Web Saver'],
    [200, 456, '19.00p'],
    [320, 456, '£801.77'],
    [40, 490, 'Refer a friend and you both get £50. Offer ends 31 December 2027.'],
  )
  expect(electricity?.unitRates).toMatchObject([{ pencePerKwh: 25 }])
  expect(electricity).not.toHaveProperty('estimatedAnnualCostGbp')
  expect(electricity).not.toHaveProperty('tariffEndDate')
})

it('gives a number the unit that begins the next line', () => {
  const { electricity } = readBill(
    layOutDocument([
      ...HEAD,
      [40, 300, 'Electricity', 14],
      [40, 320, 'Supply number 2301234567894'],
      [40, 340, '310 kWh at 25.00'],
      [40, 350, 'pence per kWh'],
      [40, 362, '£77.50'],
      [40, 400, 'Total charges this period'],
      [500, 400, '£77.50'],
    ]),
  ).facts
  expect(electricity).toMatchObject({ usageKwhInPeriod: 310, unitRates: [{ pencePerKwh: 25 }] })
})

it('knows a firm by the head of its page', () => {
  const { supplier } = readBill(layOutDocument([[40, 30, 'Volta & Vale', 20], ...HEAD.slice(1), ...CHARGES])).facts
  expect(supplier).toBe('Volta & Vale')
})
