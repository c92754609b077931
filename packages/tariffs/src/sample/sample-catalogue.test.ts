import { readFileSync } from 'node:fs'
import { shippedFigures } from '../reference/known-figures.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareTariffs } from '../compare/compare-tariffs.ts'
import { savingAgainstCap } from '../compare/saving-against-cap.ts'
import { REGION_LETTERS } from '../place/region.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import { TARIFF_FEATURES, TARIFF_KINDS } from '../tariff/tariff.ts'
import { buildSampleCatalogue } from './build-sample-catalogue.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

const catalogue = sampleCatalogue()

describe('the sample catalogue', () => {
  it('is what the script prints today', () => {
    const file = readFileSync(join(import.meta.dirname, 'data/sample-catalogue.json'), 'utf8')
    expect(file === buildSampleCatalogue()).toBe(true)
  })

  it('has eight suppliers and at least thirty tariffs, each marked as a sample in three places', () => {
    expect(new Set(catalogue.map(({ supplier }) => supplier)).size).toBe(8)
    expect(catalogue.length).toBeGreaterThanOrEqual(30)
    for (const { id, isSample, source } of catalogue) {
      expect([isSample, id.startsWith('sample-'), source.startsWith('Sample data')]).toEqual([true, true, true])
    }
  })

  it('names no supplier that exists', () => {
    const real =
      /british gas|edf|e\.?on|octopus|ovo|scottish ?power|utility warehouse|so energy|shell|bulb|utilita|good energy|ecotricity|outfox|fuse|rebel|tomato|sse|npower|boost|co-?op/i
    expect(catalogue.filter(({ supplier, name }) => real.test(`${supplier} ${name}`))).toEqual([])
  })

  it('prices every tariff in all fourteen regions', () => {
    for (const { prices } of catalogue) {
      expect([...new Set(prices.map(({ region }) => region))].toSorted()).toEqual([...REGION_LETTERS])
    }
  })

  it('has every kind and feature, and a way back to variable rates for every fixed term', () => {
    expect(new Set(catalogue.map(({ kind }) => kind))).toEqual(new Set(TARIFF_KINDS))
    expect(new Set(catalogue.flatMap(({ features }) => features))).toEqual(new Set(TARIFF_FEATURES))
    const withVariable = new Set(
      catalogue.filter(({ isStandardVariable }) => isStandardVariable).map(({ supplier }) => supplier),
    )
    expect(withVariable.size).toBe(8)
  })

  it('keeps variable single rates within the cap of October 2025', () => {
    const rates = catalogue
      .filter(({ isStandardVariable, features }) => isStandardVariable && !features.includes('economy_7'))
      .flatMap(({ prices }) => prices)
      .filter(({ paymentMethod, from }) => paymentMethod === 'direct_debit' && from === '2025-10-01')
    expect(rates).toHaveLength(8 * 14 * 2)
    const above = rates.filter(({ fuel, region, unitRates, standingMicroPencePerDay }) => {
      const cap = capRatesOn({
        figures: shippedFigures,
        on: '2025-10-01',
        fuel,
        region,
        paymentMethod: 'direct_debit',
      })!.price
      const [rate, most] = [unitRates, cap.unitRates].map((each) => ('single' in each ? each.single : Infinity))
      // The sample is without VAT and rounded to thousandths of a penny; the cap is with it.
      return rate! * 1.05 > most! + 600 || standingMicroPencePerDay * 1.05 > cap.standingMicroPencePerDay + 600
    })
    expect(above).toEqual([])
  })

  it('makes no one supplier the cheapest everywhere', () => {
    const { regions } = savingAgainstCap(catalogue, '2025-10-01', shippedFigures)!
    expect(new Set(regions.map(({ tariffId }) => tariffId)).size).toBeGreaterThan(2)
  })
})

describe('the claim of about £230', () => {
  const evidence = savingAgainstCap(catalogue, '2025-10-01', shippedFigures)!

  it('is the average of the cheapest tariffs for both fuels below the cap of October 2025', () => {
    expect(Math.abs(evidence.averageSavingPence - 23_000)).toBeLessThanOrEqual(200)
  })

  it('rests on the cap and the use that its footnote names', () => {
    expect(evidence).toMatchObject({ capFrom: '2025-10-01', capTo: '2025-12-31', electricityKwh: 2700, gasKwh: 11_500 })
    expect(Math.round(evidence.averageCapPence / 100)).toBe(1755)
    expect(evidence.regions).toHaveLength(14)
  })

  it('would fall with the catalogue', () => {
    const cheapest = new Set(evidence.regions.map(({ tariffId }) => tariffId))
    const poorer = savingAgainstCap(
      catalogue.filter(({ id }) => !cheapest.has(id)),
      '2025-10-01',
      shippedFigures,
    )!
    expect(poorer.averageSavingPence).toBeLessThan(evidence.averageSavingPence)
  })

  it('cannot be made against a cap that is not known', () => {
    expect(savingAgainstCap(catalogue, '2026-11-15', shippedFigures)).toBeUndefined()
    expect(savingAgainstCap([], '2025-10-01', shippedFigures)).toBeUndefined()
  })
})

it('gives a home of today a ranking and a verdict', () => {
  const variable = catalogue.find(({ id }) => id === 'sample-hearthwick-energy-hearth')!
  const priceOf = (fuel: string) => ({
    prices: variable.prices.filter(
      (price) => price.fuel === fuel && price.region === 'C' && price.paymentMethod === 'direct_debit',
    ),
  })
  const { quotes, verdict, current } = compareTariffs({
    figures: shippedFigures,
    on: '2026-11-15',
    home: { region: 'C', paymentMethod: 'direct_debit', has: [], supplier: 'Hearthwick Energy' },
    use: {
      electricity: { use: { single: 2_500_000 }, basis: 'typical', note: '' },
      gas: { use: { single: 9_500_000 }, basis: 'typical', note: '' },
    },
    current: { electricity: priceOf('electricity'), gas: priceOf('gas') },
    catalogue,
  })
  expect(quotes.length).toBeGreaterThan(15)
  expect(quotes.every(({ isSample }) => isSample)).toBe(true)
  expect(verdict.kind).toBe('switch')
  expect(current.electricity?.lines.some((line) => line.kind === 'unit' && line.vatBasisPoints === 0)).toBe(true)
})
