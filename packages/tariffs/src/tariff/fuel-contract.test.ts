import { expect, it } from 'vitest'
import { type FuelContract, withRate } from './fuel-contract.ts'
import type { Price } from './price.ts'

const price: Price = {
  from: '2026-10-01',
  unitRates: { single: 27_500_000 },
  standingMicroPencePerDay: 58_100_000,
  includesVatBasisPoints: 500,
}
const printed: FuelContract = { prices: [price], endsOn: '2027-03-31', exitFeePence: 7500 }

it('a corrected rate changes nothing else of a deal', () => {
  expect(withRate(printed, { unitPence: 25.001 })).toEqual({
    ...printed,
    prices: [{ ...price, unitRates: { single: 25_001_000 } }],
  })
  expect(withRate(printed, { standingPence: 60.5 })).toEqual({
    ...printed,
    prices: [{ ...price, standingMicroPencePerDay: 60_500_000 }],
  })
  const both = withRate(printed, { unitPence: 25, standingPence: 0 })
  expect(both?.prices).toEqual([{ ...price, unitRates: { single: 25_000_000 }, standingMicroPencePerDay: 0 }])
})

it('a deal is left alone where it is not certain which price is meant', () => {
  expect(withRate(printed, {})).toBeUndefined()
  expect(withRate(printed, { unitPence: 25, nightPence: 12 })).toBeUndefined()
  expect(withRate({ prices: [] }, { unitPence: 25 })).toBeUndefined()
  expect(withRate({ prices: [price, { ...price, from: '2027-01-01' }] }, { unitPence: 25 })).toBeUndefined()
  expect(withRate({ prices: [{ ...price, unitRates: { day: 2, night: 1 } }] }, { unitPence: 25 })).toBeUndefined()
})
