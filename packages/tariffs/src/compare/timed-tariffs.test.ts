import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { capRatesOn } from '../reference/price-cap.ts'
import { sampleCatalogue } from '../sample/sample-catalogue.ts'
import { timedSamples } from '../sample/timed-samples.ts'
import type { Requirement } from '../tariff/tariff.ts'
import { inTypicalHome } from '../usage/in-typical-home.ts'
import { compareTariffs } from './compare-tariffs.ts'

const ON = '2026-11-18'
const catalogue = [...sampleCatalogue(), ...timedSamples()]
const cap = capRatesOn({ figures: shippedFigures, on: ON, fuel: 'electricity', paymentMethod: 'direct_debit' })?.price
const NIGHT_DRIVE = 'sample-larkspur-energy-night-drive'
const THREE_RATES = 'sample-kestrel-hill-power-three-rates'

function compare(has: readonly Requirement[], offered = catalogue) {
  const estimate = { use: { single: 4_500_000 }, basis: 'year_on_bill' as const, note: '' }
  const electricity = inTypicalHome(estimate, has.includes('ev') ? { hasEv: true } : {})
  return compareTariffs({
    figures: shippedFigures,
    on: ON,
    home: { region: 'C', paymentMethod: 'direct_debit', has },
    use: { electricity },
    current: { electricity: { prices: cap ? [cap] : [] } },
    catalogue: offered,
  })
}

it('ranks prices by time for a home that can have them, on the day of a typical home, and says so', () => {
  const { quotes, apart } = compare(['smart_meter'])
  const found = quotes.find(({ tariffId }) => tariffId === THREE_RATES)
  expect(found?.assumptions).toContain('times_typical')
  expect(quotes).toEqual(quotes.toSorted((a, b) => a.costPence - b.costPence))
  expect(apart.map(({ tariffId }) => tariffId)).not.toContain(THREE_RATES)
})

it('supposes that a car is charged at night, which makes cheap nights worth more', () => {
  const [with_, without] = [compare(['smart_meter', 'ev']), compare(['smart_meter'])]
  const nights = with_.quotes.find(({ tariffId }) => tariffId === NIGHT_DRIVE)
  const apart = without.apart.find(({ tariffId }) => tariffId === NIGHT_DRIVE)
  expect(nights?.assumptions).toContain('times_typical_car')
  expect(nights?.costPence).toBeLessThan(apart?.costPence ?? 0)
})

it('keeps apart what a home lacks something for, with what it would gain over the best that it can have', () => {
  const { quotes, apart, current, verdict } = compare([])
  const best = Math.min(current.pence, quotes[0]?.costPence ?? Infinity)
  const timed = new Set(timedSamples().map(({ id }) => id))
  expect(quotes.filter(({ tariffId }) => timed.has(tariffId))).toEqual([])
  expect(apart.filter(({ tariffId }) => timed.has(tariffId))).toHaveLength(timed.size)
  expect(apart.find(({ tariffId }) => tariffId === NIGHT_DRIVE)).toMatchObject({ missing: ['smart_meter', 'ev'] })
  for (const { gainPence, costPence } of apart) expect(gainPence).toBe(best - costPence)
  expect(verdict.kind === 'stay' ? undefined : verdict.tariffId).not.toBe(apart[0]?.tariffId)
})

it('leaves every figure of the other tariffs as it is without them', () => {
  const { quotes, verdict } = compare([], sampleCatalogue())
  expect(compare([])).toMatchObject({ quotes, verdict })
})

it('never waits for somebody to be a new customer again', () => {
  const newOnly = timedSamples().map((tariff) => ({ ...tariff, needs: ['new_customer' as const] }))
  expect(compare([], newOnly).apart).toEqual([])
})
