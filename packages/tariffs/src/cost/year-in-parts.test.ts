import { expect, test } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { micro } from '../money/micro-pence.ts'
import type { Price } from '../tariff/price.ts'
import { annualCost } from './annual-cost.ts'
import { monthsOfCost, partsOfCost } from './year-in-parts.ts'

const price = (from: string, unit: string, standing: string): Price => ({
  from,
  unitRates: { single: micro(unit) },
  standingMicroPencePerDay: micro(standing),
  includesVatBasisPoints: 500,
})
const cost = annualCost({
  vat: shippedFigures.vatRates,
  contracts: {
    electricity: {
      prices: [price('2025-01-01', '24.67', '52.14')],
      endsOn: '2026-03-31',
      thenPrices: [price('2025-01-01', '29.1', '60.2')],
      discounts: [{ name: 'Online', pencePerYear: 1000 }],
    },
    gas: { prices: [price('2025-01-01', '6.29', '34.03')] },
    dualFuelDiscounts: [{ name: 'Both', pencePerYear: 2000 }],
  },
  usage: { electricity: { single: 2_700_000 }, gas: { single: 11_500_000 } },
  from: '2025-11-17',
})
const sumOf = (pence: readonly number[]) => pence.reduce((sum, each) => sum + each, 0)

test('the parts of a year add up to it, discounts below nothing', () => {
  const parts = partsOfCost(cost)
  expect(sumOf(Object.values(parts))).toBe(cost.pence)
  expect(parts.gas).toBe(Math.round(11_500 * 6.29))
  expect(parts.discounts).toBeLessThan(-1000)
})

test('twelve months from the first day on add up to the year, to the penny', () => {
  const months = monthsOfCost(cost)
  expect(months).toHaveLength(12)
  expect([months[0]?.from, months[0]?.to, months[1]?.from]).toEqual(['2025-11-17', '2025-12-16', '2025-12-17'])
  expect(months.at(-1)?.to).toBe('2026-11-16')
  expect(sumOf(months.map(({ pence }) => pence))).toBe(cost.pence)
})

test('a winter month costs more than one in summer, and standing charges are the same each day', () => {
  const months = monthsOfCost(cost)
  const most = Math.max(...months.map(({ pence }) => pence))
  const least = Math.min(...months.map(({ pence }) => pence))
  expect(months.find(({ pence }) => pence === most)?.from).toBe('2025-12-17')
  expect(months.find(({ pence }) => pence === least)?.from).toBe('2026-07-17')
  const idle = annualCost({
    vat: shippedFigures.vatRates,
    contracts: { gas: { prices: [price('2025-01-01', '6', '10')] } },
    usage: { gas: { single: 0 } },
    from: '2025-11-01',
  })
  expect(monthsOfCost(idle).map(({ pence }) => pence)).toEqual([
    300, 310, 310, 280, 310, 300, 310, 300, 310, 310, 300, 310,
  ])
})

test('winter stays dearest where a cheap fix ends in spring', () => {
  const gas = {
    prices: [price('2025-01-01', '6', '0')],
    endsOn: '2026-03-31',
    thenPrices: [price('2025-01-01', '12', '0')],
  }
  const months = monthsOfCost(
    annualCost({
      vat: shippedFigures.vatRates,
      contracts: { gas },
      usage: { gas: { single: 11_500_000 } },
      from: '2025-11-17',
    }),
  )
  expect(months.toSorted((one, other) => other.pence - one.pence)[0]?.from).toBe('2026-01-17')
})

test('a leap year’s last month ends with its 365th day', () => {
  const leap = annualCost({
    vat: shippedFigures.vatRates,
    contracts: { gas: { prices: [price('2025-01-01', '6', '10')] } },
    usage: { gas: { single: 1_000_000 } },
    from: '2027-06-01',
  })
  expect(monthsOfCost(leap).at(-1)).toMatchObject({ from: '2028-05-01', to: '2028-05-30' })
})
