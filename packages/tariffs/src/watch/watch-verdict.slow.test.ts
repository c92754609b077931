import { expect, it } from 'vitest'
import { casesOf } from '../../../../test-size.ts'
import { chanceFrom } from '../../test/chance.ts'
import { plainVerdict } from '../../test/plain-verdict.ts'
import { randomCatalogue } from '../../test/random-catalogue.ts'
import { randomHome } from '../../test/random-homes.ts'
import { addDays } from '../calendar/iso-day.ts'
import { prepareCatalogue } from '../compare/prepared-catalogue.ts'
import { shippedFigures } from '../reference/known-figures.ts'
import type { VatRate } from '../reference/vat.ts'
import { watchVerdict } from './watch-verdict.ts'

const HOMES = casesOf(20_000, 500)
const SEEDS = [1, 2, 3, 4, 5]
const TARIFFS = 24

const MADE_UP = { source: 'The test', confidence: 'own' } as const

it(`agrees with the plain verdict in every figure, for ${HOMES} random homes`, () => {
  const wrong: string[] = []
  const seen: Record<string, number> = {}
  const see = (what: string) => (seen[what] = (seen[what] ?? 0) + 1)
  for (const seed of SEEDS) {
    const chance = chanceFrom(seed)
    const base = addDays('2026-01-15', chance.whole(0, 400))
    const catalogue = randomCatalogue(seed, TARIFFS, base)
    const otherVat: VatRate[] = (['electricity', 'gas'] as const).flatMap((fuel) => [
      { fuel, from: '2000-01-01', basisPoints: chance.whole(0, 2500), ...MADE_UP },
      { fuel, from: addDays(base, chance.whole(-50, 300)), basisPoints: chance.whole(0, 2500), ...MADE_UP },
    ])
    for (let day = 0; day < 20; day++) {
      const on = addDays(base, chance.whole(-60, 200))
      const figures = chance.often(0.3) ? { ...shippedFigures, vatRates: otherVat } : shippedFigures
      const prepared = prepareCatalogue(catalogue, on, figures.vatRates)
      for (let number = 0; number < HOMES / SEEDS.length / 20; number++) {
        const home = seed * 1_000_000 + day * 10_000 + number
        const input = { ...randomHome(home, on), catalogue, figures }
        const { dates: _, ...weighed } = watchVerdict(input, prepared)
        const { verdict, ...weights } = plainVerdict(input)
        const expected = { ...verdict, ...weights }
        if (!isEqual(weighed, expected)) wrong.push(`home ${home} on ${on}: ${text(weighed)} is not ${text(expected)}`)
        see(weighed.reason)
        if (!weighed.isSure) see('unsure')
      }
    }
  }
  expect(wrong).toEqual([])
  // The cases are worth something only if they reach every corner.
  const corners = [
    'cheaper_now',
    'exit_fee_ends',
    'exit_fee_falls',
    'current_rates_are_better_until_then',
    'already_cheapest',
    'saving_too_small',
    'exit_fee_too_high',
    'unsure',
  ]
  expect(corners.filter((corner) => !seen[corner])).toEqual([])
})

const text = (value: object) => JSON.stringify(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
const isEqual = (one: object, other: object) => text(one) === text(other)
