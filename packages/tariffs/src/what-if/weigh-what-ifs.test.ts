import { expect, test } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { capPrice } from '../reference/cap-in-force.ts'
import { timedSamples } from '../sample/timed-samples.ts'
import { weighWhatIfs } from './weigh-what-ifs.ts'
import type { WhatIfs } from './what-ifs.ts'

const on = '2026-11-19'
const place = { figures: shippedFigures, on, region: 'H', paymentMethod: 'direct_debit' } as const
const capOf = (fuel: 'electricity' | 'gas') => ({ prices: [capPrice(fuel, place)!.price] })

function weigh(whatIfs: Partial<WhatIfs>) {
  const use = (wattHours: number) => ({ use: { single: wattHours }, basis: 'year_on_bill' as const, note: '' })
  return weighWhatIfs(
    {
      on,
      home: { region: 'H', paymentMethod: 'direct_debit', has: ['smart_meter'] },
      use: { electricity: use(2_700_000), gas: use(11_500_000) },
      current: { electricity: capOf('electricity'), gas: capOf('gas') },
      catalogue: timedSamples(),
      figures: shippedFigures,
    },
    whatIfs,
  )!
}

const sumOf = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0)

test('a year is pictured with the prices of a tariff, whose pounds are its cost', () => {
  const { supposed, pictureOn } = weigh({ car: 7000 })
  const cheapAtNight = supposed.quotes.find(({ tariffId }) => new Set(pictureOn(tariffId)!.day.rates).size > 1)!
  const { dayKind, day, bands } = pictureOn(cheapAtNight.tariffId)!
  expect(dayKind).toBe('winter_weekday')
  expect([day.before.length, day.after.length, day.rates.length]).toEqual([48, 48, 48])
  // The car is charged from 00:30 to 05:30, and nothing else changes.
  expect(sumOf(day.after.slice(1, 11)) - sumOf(day.before.slice(1, 11))).toBeGreaterThan(5000)
  expect(day.after.slice(11)).toEqual(day.before.slice(11))
  expect(sumOf(bands.map(({ pence }) => pence))).toBe(cheapAtNight.costPence)
})

test('each picture has the rates of its own tariff', () => {
  const { supposed, pictureOn } = weigh({ car: 7000 })
  let looked = 0
  for (const { tariffId } of supposed.quotes) {
    const tariff = timedSamples().find(({ id }) => id === tariffId)
    const own = tariff?.prices.find(({ fuel, region }) => fuel === 'electricity' && region === 'H')?.unitRates
    if (!own || !('bands' in own)) continue
    const { rates } = pictureOn(tariffId)!.day
    expect(rates.filter((rate) => rate === own.rest || rate === Math.round(own.rest * 1.05)).length).toBeGreaterThan(10)
    looked += 1
  }
  expect(looked).toBeGreaterThan(2)
})

test('without a tariff it has the prices of today’s deal', () => {
  const { supposed, pictureOn } = weigh({ degrees: 2 })
  const { day, bands } = pictureOn(undefined)!
  expect(new Set(day.rates)).toEqual(
    new Set([capPrice('electricity', place)!.price.unitRates].map((rates) => 'single' in rates && rates.single)),
  )
  expect(sumOf(bands.map(({ pence }) => pence))).toBe(supposed.current.pence)
})

test('what the sun gives is pictured in summer', () => {
  const { dayKind, day } = weigh({ panels: 4 }).pictureOn(undefined)!
  expect(dayKind).toBe('summer_weekday')
  expect(day.after[26]).toBeLessThan(day.before[26]!)
})
