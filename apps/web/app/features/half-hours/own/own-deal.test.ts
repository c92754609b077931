import type { Home } from '@mowatt/contract'
import { expect, it } from 'vitest'
import { ownDeal } from './own-deal.ts'

const PRICE = {
  from: '2026-10-01',
  unit_rates: { day: 27_000_000, night: 14_000_000 },
  standing_micro_pence_per_day: 50_000_000,
  includes_vat_basis_points: 500,
}
const found = <Value>(value: Value, from: 'bill' | 'cap' = 'bill') => ({ value, from, bill_id: null })
const electricity: Home['deals'][number] = {
  fuel: 'electricity',
  supplier: found('Larkspur Energy'),
  tariff_name: null,
  rates: found([]),
  ends_on: found('2027-03-31'),
  exit_fee_pence: found(5000),
  is_variable: false,
  charges: {
    prices: [PRICE],
    then_prices: [],
    discounts: [{ name: 'Paperless', off: { pence_per_year: 1000 } }],
  },
}
const home = (changes: Partial<Home>) =>
  ({
    home_id: 'h1',
    deals: [electricity, { ...electricity, fuel: 'gas', rates: found([], 'cap') }],
    place: { postcode: null, region: { letter: 'P', name: 'North Scotland' }, choices: [] },
    told: { has_ev: true },
    use: {
      yearly: [
        { fuel: 'electricity', kwh: 3100, low_kwh: null, high_kwh: null, night_kwh: 1240, note: '' },
        { fuel: 'gas', kwh: 999_999, low_kwh: null, high_kwh: null, night_kwh: null, note: '' },
      ],
      months: [],
    },
    ...changes,
  }) as Home

it('takes what is known of each fuel, exactly, and leaves the rest to the cap', () => {
  expect(ownDeal(home({})).contracts).toEqual({
    electricity: {
      prices: [
        {
          from: '2026-10-01',
          unitRates: { day: 27_000_000, night: 14_000_000 },
          standingMicroPencePerDay: 50_000_000,
          includesVatBasisPoints: 500,
        },
      ],
      thenPrices: [],
      endsOn: '2027-03-31',
      endIsUnknown: false,
      exitFeePence: 5000,
      discounts: [{ name: 'Paperless', pencePerYear: 1000 }],
    },
  })
})

it('fills in what the home says of itself, as far as it can be', () => {
  expect(ownDeal(home({})).choices).toEqual({ region: 'P', electricityKwh: 3100, nightBasisPoints: 4000, hasCar: true })
  expect(ownDeal(home({ told: { fuels: 'electricity', has_smart_meter: false } })).choices).toMatchObject({
    heating: 'other',
    hasSmartMeter: false,
  })
})

it('adds no gas to a home that is known by its electricity alone', () => {
  const [electric] = home({}).use.yearly
  const use = { yearly: [electric!], months: [] }
  expect(ownDeal(home({ use })).choices.heating).toBe('other')
  expect(ownDeal(home({ use, told: { heating: 'gas' } })).choices.heating).toBe('gas')
  expect(ownDeal(home({ use: { yearly: [], months: [] } })).choices.heating).toBeUndefined()
})
