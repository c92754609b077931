import { expect, it } from 'vitest'
import { dayNumber } from '../calendar/iso-day.ts'
import { vatRates } from '../data/vat-rates.ts'
import type { VatTable } from '../reference/vat.ts'
import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { FuelUsage } from '../tariff/price.ts'
import { costOfFuel } from './cost-of-fuel.ts'
import { quickContract, quickPence, quickUse, vatSums } from './quick-cost.ts'

const FROM = '2026-11-18'
const price = {
  from: '2026-01-01',
  unitRates: { single: 25_000_000 },
  standingMicroPencePerDay: 50_000_000,
  includesVatBasisPoints: 500,
}
const plain: FuelContract = { prices: [price] }
const use: FuelUsage = { single: 2_700_000 }

function quick(contract: FuelContract, usage: FuelUsage, vat: VatTable = vatRates): number {
  const start = dayNumber(FROM)
  const endDay = contract.endsOn === undefined ? Infinity : dayNumber(contract.endsOn)
  const sums = vatSums(vat, 'electricity', FROM)
  return quickPence(quickContract(contract), quickUse(usage), start, start + 365, endDay, sums)
}

function exactly(contract: FuelContract, usage: FuelUsage): number {
  return costOfFuel({ fuel: 'electricity', contract, usage, window: { from: FROM, days: 365 }, vat: vatRates }).pence
}

it('is the penny of the exact sum', () => {
  const dear = { ...price, from: '2027-02-01', unitRates: { day: 31_000_000, night: 9_000_000 } }
  const contracts: FuelContract[] = [
    plain,
    { prices: [price, dear] },
    { prices: [dear] },
    { prices: [price], thenPrices: [dear], endsOn: '2027-03-15', discounts: [{ name: '', basisPointsOffUnits: 700 }] },
    { prices: [price], endsOn: '2027-03-15', discounts: [{ name: '', pencePerYear: 1234 }] },
    { prices: [], thenPrices: [dear] },
    // Of two with the same start day, the later in the list.
    { prices: [dear, price, { ...price, unitRates: { single: 27_000_000 } }] },
  ]
  for (const contract of contracts) {
    for (const usage of [use, { single: 2_700_001, nightBasisPoints: 3333 }, { day: 1_000_003, night: 999_999 }]) {
      expect(quick(contract, usage)).toBe(exactly(contract, usage))
    }
  }
})

it('is left to the exact sum where half a penny decides', () => {
  // 200 kWh at 0.0025p are half a penny.
  const half = { ...price, unitRates: { single: 2500 }, standingMicroPencePerDay: 0, includesVatBasisPoints: 0 }
  const noVat: VatTable = [{ fuel: 'electricity', from: '2000-01-01', basisPoints: 0 }]
  expect(quick({ prices: [half] }, { single: 200_000 }, noVat)).toBeNaN()
  expect(quick({ prices: [half] }, { single: 200_008 }, noVat)).toBe(1)
  expect(quick({ prices: [half] }, { single: 199_992 }, noVat)).toBe(0)
})

it.each([
  ['a rate', { prices: [{ ...price, unitRates: { single: 200_000_001 } }] }, use],
  ['a rate at night', { prices: [{ ...price, unitRates: { day: 1, night: -200_000_001 } }] }, use],
  ['a standing charge', { prices: [{ ...price, standingMicroPencePerDay: 1_000_000_001 }] }, use],
  ['a price after the term', { ...plain, thenPrices: [{ ...price, unitRates: { single: 200_000_001 } }] }, use],
  ['a discount', { ...plain, discounts: [{ name: '', pencePerYear: 1_000_001 }] }, use],
  ['a discount in percent', { ...plain, discounts: [{ name: '', basisPointsOffUnits: 10_001 }] }, use],
  ['a use', plain, { single: 100_000_001 }],
  ['a use below zero', plain, { single: -1 }],
  ['a share at night', plain, { single: 1000, nightBasisPoints: 10_001 }],
] as const)('is left to the exact sum beyond the bounds of %s', (_, contract, usage) => {
  expect(quick(plain, { single: 100_000_000 })).not.toBeNaN()
  expect(quick(contract, usage)).toBeNaN()
})

it('is left to the exact sum where VAT is beyond belief', () => {
  expect(quick(plain, use, [{ fuel: 'electricity', from: '2000-01-01', basisPoints: 10_001 }])).toBeNaN()
})
