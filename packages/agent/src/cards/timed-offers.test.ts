import { cardAsText } from '@mowatt/contract/card-as-text'
import { sayRate, type Tariff, shippedFigures, vatOn } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { timedSamples } from '@mowatt/tariffs/timed-samples'
import type { Household } from '@mowatt/text/household'
import { expect, it } from 'vitest'
import { adviseHome } from './advise-home.ts'

const today = '2026-11-18'
const catalogue: readonly Tariff[] = [...sampleCatalogue(), ...timedSamples()]
const timed = new Set(timedSamples().map(({ id }) => id))
const SAID: Household = {
  postcode: 'LS1 4AP',
  kwh: { electricity: 4500, gas: 11_000 },
  deal: 'variable',
  paymentMethod: 'direct_debit',
}

function adviseOn(said: Household, tariffs = catalogue) {
  return adviseHome({
    figures: shippedFigures,
    said: { ...SAID, ...said },
    bill: undefined,
    doubts: [],
    today,
    catalogue: tariffs,
  })
}

function cardFor(said: Household) {
  const { comparison } = adviseOn(said)
  if (!comparison) throw new Error('no comparison')
  return comparison
}

it('says every rate of a tariff by the hour on its offer, with the hours, and what a kWh comes to', () => {
  const { offers } = cardFor({ hasSmartMeter: true, hasEv: true })
  const shown = offers.filter(({ tariff_id: id }) => timed.has(id))
  expect(shown.length).toBeGreaterThan(2)
  for (const { tariff_id: id, rates } of shown) {
    const price = catalogue.find((tariff) => tariff.id === id)?.prices.find(({ region }) => region === 'M')
    if (!price || !('bands' in price.unitRates)) throw new Error('no bands')
    const said = rates.find(({ label }) => label === 'Electricity unit rates by time')
    const vat = 1 + vatOn(shippedFigures.vatRates, 'electricity', today) / 10_000
    for (const rate of [price.unitRates.rest, ...price.unitRates.bands.map((band) => band.rate)])
      expect(said?.text).toContain(sayRate(Math.round(rate * vat)).replace('.00p', 'p'))
    const each = price.unitRates.bands.map(({ rate }) => (rate * vat) / 1_000_000)
    expect(said?.pence).toBeGreaterThan(Math.min(...each))
  }
})

it('says once for the whole list whose day was assumed', () => {
  const card = cardFor({ hasSmartMeter: true, hasEv: true })
  const text = cardAsText({ ...card, comparison_id: 'x' })
  expect(text.match(/a typical home that charges a car/g)).toHaveLength(1)
})

it('shows apart what would be gained with what the home lacks, and only gains', () => {
  const { apart = [], offers } = cardFor({})
  expect(apart.length).toBeGreaterThan(0)
  expect(apart.every(({ gain_pence: gain }) => gain > 0)).toBe(true)
  const ids = new Set(offers.map(({ tariff_id: id }) => id))
  expect(apart.filter(({ tariff_id: id }) => ids.has(id))).toEqual([])
  const text = cardAsText({ ...cardFor({}), comparison_id: 'x' })
  expect(text).toMatch(/Not ranked: .+ You’d need a smart meter.+ about £\d+ a year less/)
})

it('says in its verdict too that a tariff’s prices are averages, and whose day was assumed', () => {
  const assumedOf = (tariffs: readonly Tariff[]) =>
    adviseOn({ hasSmartMeter: true }, tariffs).verdict?.assumed?.map(({ text }) => text) ?? []
  const byHour = timedSamples().filter(({ needs }) => !needs.includes('ev') && !needs.includes('heat_pump'))
  // Cheap enough to be the advice: every half hour that was published costs a penny.
  const published = byHour.slice(0, 1).map((tariff) => ({
    ...tariff,
    prices: tariff.prices.map((price) =>
      price.fuel === 'gas' ? price : { ...price, unitRates: { firstHalfHour: 0, published: [1_000_000] } },
    ),
  }))
  expect(assumedOf(published).join()).toContain('Half-hourly prices change every day.')
  expect(assumedOf(published).join()).toContain('the same times as a typical home.')
  expect(assumedOf(sampleCatalogue()).join()).not.toMatch(/Half-hourly prices|same times as/)
})
