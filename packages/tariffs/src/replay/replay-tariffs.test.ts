import { describe, expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { compareTariffs } from '../compare/compare-tariffs.ts'
import { emptyDays, type HalfHours, ORIGINS } from '../half-hours/half-hours.ts'
import { typicalHalfHours } from '../half-hours/typical-half-hours.ts'
import { useFromHalfHours } from '../half-hours/use-from-half-hours.ts'
import { vatRates } from '../data/vat-rates.ts'
import { vatFrozenOn } from '../reference/vat.ts'
import type { AnyRates } from '../tariff/price.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { chargeCar } from '../what-if/charge-car.ts'
import { replayTariffs, type ReplayInput } from './replay-tariffs.ts'

const ON = '2026-11-18'
const electricity = typicalHalfHours({ fuel: 'electricity', wattHours: 3_000_000 }, '2025-11-18').year
const gas = typicalHalfHours({ fuel: 'gas', wattHours: 9_000_000 }, '2025-11-18').year
const price = { from: '2026-01-01', standingMicroPencePerDay: 50_000_000, includesVatBasisPoints: 500 }
const CHEAP_NIGHT = { rest: 27_000_000, bands: [{ name: 'Night', rate: 7_000_000, from: '00:30', to: '05:30' }] }

function tariff(id: string, unitRates: AnyRates, more: Partial<Tariff> = {}): Tariff {
  return {
    id,
    supplier: 'Brightside',
    name: id,
    kind: 'variable',
    features: [],
    needs: [],
    exitFeePencePerFuel: 0,
    availableFrom: '2025-01-01',
    isStandardVariable: false,
    discounts: [],
    isSample: true,
    source: 'test',
    prices: [{ ...price, unitRates, fuel: 'electricity', region: 'C', paymentMethod: 'direct_debit' }],
    ...more,
  }
}

function replay(catalogue: readonly Tariff[], more: Partial<ReplayInput> = {}) {
  return replayTariffs({
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has: [], supplier: 'Oldways' },
    use: { electricity },
    current: {
      electricity: {
        prices: [{ ...price, unitRates: { single: 27_000_000 } }],
        endsOn: '2027-06-30',
        exitFeePence: 5000,
      },
    },
    catalogue,
    ...more,
  })
}

describe('a replay', () => {
  it('costs what a comparison costs where there is one rate all the year', () => {
    const single = tariff('single', { single: 25_000_000 })
    // Use that is the same each day, and VAT too: a comparison spreads a year evenly.
    const flat: HalfHours = emptyDays('2025-11-18', 365)
    flat.wattHours.fill(150)
    flat.origins.fill(ORIGINS.metered)
    const figures = { ...shippedFigures, vatRates: vatFrozenOn(vatRates, ON) }
    const { quotes, current } = replay([single], { use: { electricity: flat }, figures })
    const compared = compareTariffs({
      on: ON,
      home: { region: 'C', paymentMethod: 'direct_debit', has: [], supplier: 'Oldways' },
      use: { electricity: useFromHalfHours(flat) },
      current: {
        electricity: {
          prices: [{ ...price, unitRates: { single: 27_000_000 } }],
          endsOn: '2027-06-30',
          exitFeePence: 5000,
        },
      },
      catalogue: [single],
      figures,
    })
    expect(current.pence).toBe(compared.current.pence)
    expect(quotes[0]).toMatchObject({
      costPence: compared.quotes[0]?.costPence,
      savingPence: compared.quotes[0]?.savingPence,
      exitFees: [{ fuel: 'electricity', pence: 5000 }],
      savingAfterFeesPence: compared.quotes[0]?.savingAfterFeesPence,
    })
  })

  it('ranks by cost, and equal costs by their ids', () => {
    const catalogue = [
      tariff('b', { single: 26_000_000 }),
      tariff('a', { rest: 26_000_000, bands: [] }),
      tariff('night', CHEAP_NIGHT),
      tariff('published', { firstHalfHour: electricity.from, published: Array(17_520).fill(20_000_000) }),
    ]
    const { quotes } = replay(catalogue)
    expect(quotes.map(({ tariffId }) => tariffId)).toEqual(['published', 'night', 'a', 'b'])
    const car = chargeCar({ electricity }, { milesPerYear: 8000, from: '00:30', to: '05:30' }).year
    expect(replay(catalogue, { use: car }).quotes[0]?.tariffId).toBe('night')
  })

  it('keeps tariffs apart that need what the home has not, with what would be gained', () => {
    const catalogue = [
      tariff('car', { single: 10_000_000 }, { needs: ['ev', 'smart_meter'] }),
      tariff('plain', { single: 26_000_000 }),
    ]
    const { quotes, apart, excluded } = replay(catalogue)
    expect([quotes.map(({ tariffId }) => tariffId), excluded]).toEqual([['plain'], []])
    expect(apart).toMatchObject([{ tariffId: 'car', missing: ['ev', 'smart_meter'] }])
    expect(apart[0]?.gainPence).toBe(quotes[0]!.costPence - apart[0]!.costPence)
    expect(apart[0]).not.toHaveProperty('rank')
    const has = replay(catalogue, { home: { region: 'C', paymentMethod: 'direct_debit', has: ['ev', 'smart_meter'] } })
    expect(has.quotes.map(({ tariffId }) => tariffId)).toEqual(['car', 'plain'])
    expect(has.apart).toEqual([])
  })

  it('says what another year may cost, wider where weeks differ', () => {
    const calm = replay([tariff('a', { single: 26_000_000 })])
    const { quotes, currentOtherYear, current } = calm
    const [{ costPence, otherYear, savingPence, savingInOtherYear }] = quotes as [(typeof quotes)[number]]
    expect(otherYear.low).toBeLessThan(costPence * 0.97)
    expect(otherYear.high).toBeGreaterThan(costPence * 1.03)
    expect(currentOtherYear.high - current.pence).toBeGreaterThan(otherYear.high - costPence)
    // A penny a kWh less saves about as much in any year.
    expect(savingInOtherYear.high - savingInOtherYear.low).toBeLessThan((otherYear.high - otherYear.low) / 10)
    expect(savingInOtherYear.low).toBeLessThanOrEqual(savingPence)
    const wild = {
      ...electricity,
      wattHours: electricity.wattHours.map((each, index) => (Math.floor(index / 336) % 2 ? each * 2 : 0)),
    }
    const [quote] = replay([tariff('a', { single: 26_000_000 })], { use: { electricity: wild } }).quotes
    expect(quote!.otherYear.high - quote!.otherYear.low).toBeGreaterThan(1.5 * (otherYear.high - otherYear.low))
  })

  it('of both fuels takes each as it was used', () => {
    const both = tariff('both', CHEAP_NIGHT)
    const gasPrice = {
      ...price,
      unitRates: { single: 6_000_000 },
      fuel: 'gas',
      region: 'C',
      paymentMethod: 'direct_debit',
    } as const
    const { quotes } = replay([{ ...both, prices: [...both.prices, gasPrice] }], {
      use: { electricity, gas },
      current: { electricity: { prices: [{ ...price, unitRates: { single: 1 } }] }, gas: { prices: [gasPrice] } },
    })
    expect(quotes[0]?.fuels).toEqual(['electricity', 'gas'])
    expect(quotes[0]?.cost.gas?.lines[0]).toMatchObject({ kind: 'unit', register: 'single' })
  })

  it('with day and night says which hours it took', () => {
    expect(replay([tariff('e7', { day: 30_000_000, night: 9_000_000 })]).quotes[0]?.assumptions).toContain(
      'night_hours',
    )
  })

  it('wants a whole year', () => {
    expect(() => replay([], { use: { electricity: emptyDays('2025-11-18', 364) } })).toThrow(RangeError)
  })
})
