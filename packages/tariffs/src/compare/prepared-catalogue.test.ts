import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { plainVerdict } from '../../test/plain-verdict.ts'
import { randomCatalogue } from '../../test/random-catalogue.ts'
import { randomHome } from '../../test/random-homes.ts'
import { addDays } from '../calendar/iso-day.ts'
import type { Tariff } from '../tariff/tariff.ts'
import type { ComparisonInput } from './comparison-input.ts'
import { prepareCatalogue } from './prepared-catalogue.ts'
import { weighVerdict } from './verdict.ts'

const ON = '2026-03-01'
const UNTIL = '2026-08-31'

function price(unit: number, from = '2025-01-01') {
  return { from, unitRates: { single: unit }, standingMicroPencePerDay: 0, includesVatBasisPoints: 500 }
}

function tariff(id: string, more: Partial<Tariff>, ...prices: ReturnType<typeof price>[]): Tariff {
  return {
    id,
    supplier: 'Brightside',
    name: id,
    kind: 'fixed',
    features: [],
    needs: [],
    exitFeePencePerFuel: 0,
    availableFrom: '2025-01-01',
    isStandardVariable: false,
    discounts: [],
    isSample: true,
    source: 'test',
    prices: prices.map((each) => ({ ...each, fuel: 'gas', region: 'C', paymentMethod: 'direct_debit' })),
    ...more,
  }
}

/** The day after its fix is the later day to think of. */
function homeUntil(endsOn: string, catalogue: Tariff[]): ComparisonInput {
  return {
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [] },
    use: { gas: { use: { single: 12_000_000 }, basis: 'year_on_bill', note: '' } },
    current: { gas: { prices: [price(3_000_000)], endsOn, thenPrices: [price(12_000_000)] } },
    catalogue,
  }
}

it.each([
  ['a tariff on its last day', -1, 4_000_000],
  ['no tariff that is over', 0, 8_000_000],
])('offers %s', (_, days, unit) => {
  const catalogue = [
    tariff('until', { term: { until: UNTIL } }, price(4_000_000)),
    tariff('other', {}, price(8_000_000)),
  ]
  const input = homeUntil(addDays(UNTIL, days), catalogue)
  const prepared = prepareCatalogue(catalogue, ON, shippedFigures.vatRates)
  // An earlier day was requested first, as for another home.
  weighVerdict(homeUntil('2026-06-30', catalogue), prepared)
  const { savingLaterPence } = weighVerdict({ ...input, catalogue: [tariff('a', {}, price(unit))] })
  expect(weighVerdict(input, prepared).savingLaterPence).toBe(savingLaterPence)
})

it.each([
  ['the day before a price begins', -2, 5_000_000],
  ['the day on which it begins', -1, 7_000_000],
])('fixes what is charged on %s', (_, days, unit) => {
  const catalogue = [tariff('a', { term: { months: 24 } }, price(5_000_000), price(7_000_000, UNTIL))]
  const input = homeUntil(addDays(UNTIL, days), catalogue)
  const { savingLaterPence } = weighVerdict({ ...input, catalogue: [tariff('a', {}, price(unit))] })
  expect(weighVerdict(input).savingLaterPence).toBe(savingLaterPence)
})

it('gives the verdict of the plain way', () => {
  const catalogue = randomCatalogue(7, 20, ON)
  const prepared = prepareCatalogue(catalogue, ON, shippedFigures.vatRates)
  for (let seed = 1; seed <= 60; seed++) {
    const input = { ...randomHome(seed, ON), catalogue }
    const { verdict, ...weights } = plainVerdict(input)
    expect(weighVerdict(input, prepared)).toEqual({ ...verdict, ...weights })
  }
})

it('is of one day and one set of tariffs', () => {
  const input = homeUntil(UNTIL, [])
  expect(() => weighVerdict(input, prepareCatalogue(input.catalogue, UNTIL, shippedFigures.vatRates))).toThrow(
    RangeError,
  )
  expect(() => weighVerdict(input, prepareCatalogue([], ON, shippedFigures.vatRates))).toThrow(RangeError)
  expect(() => weighVerdict(input, prepareCatalogue(input.catalogue, ON, []))).toThrow(RangeError)
})
