import type { Tariff } from '@mowatt/tariffs'
import { sampleCatalogue } from '@mowatt/tariffs/sample-catalogue'
import { expect, test } from 'vitest'
import { isStillOffered, tariffPrint } from './tariff-print.ts'

const catalogue = sampleCatalogue()
const [first, ...others] = catalogue as [Tariff, ...Tariff[]]
const print = tariffPrint(first)

test('the same tariff is still offered', () => {
  expect(isStillOffered(first.id, print, catalogue)).toBe(true)
})

test('fetched on another day at the same price, it is still offered', () => {
  const fetched = { ...first, source: `${first.source}, fetched on 20 November 2026` }
  expect(isStillOffered(first.id, print, [fetched])).toBe(true)
})

test('a tariff that is gone is not', () => {
  expect(isStillOffered(first.id, print, others)).toBe(false)
})

test.each<[string, Partial<Tariff>]>([
  [
    'a dearer rate',
    {
      prices: first.prices.map((price) => ({ ...price, standingMicroPencePerDay: price.standingMicroPencePerDay + 1 })),
    },
  ],
  ['another exit fee', { exitFeePencePerFuel: first.exitFeePencePerFuel + 1 }],
  ['another end', { availableTo: '2030-01-01' }],
])('%s is another offer', (_what, change) => {
  expect(isStillOffered(first.id, print, [{ ...first, ...change }, ...others])).toBe(false)
})

test('what was never printed was never offered', () => {
  expect(isStillOffered(first.id, undefined, catalogue)).toBe(false)
})
