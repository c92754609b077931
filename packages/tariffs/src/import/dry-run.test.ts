import { expect, it } from 'vitest'
import { shippedFigures } from '../reference/known-figures.ts'
import { sampleCatalogue } from '../sample/sample-catalogue.ts'
import type { Tariff } from '../tariff/tariff.ts'
import { dryRun } from './dry-run.ts'
import { tariffChanges, withTariffs } from './tariff-changes.ts'

const ON = '2026-11-18'
const catalogue = sampleCatalogue()
const first = catalogue.find(({ kind, needs }) => kind === 'fixed' && needs.length === 0)!

const pricesOf = (all: readonly Tariff[]) => ({ catalogue: all, figures: shippedFigures })

function priced(tariff: Tariff, by: number): Tariff {
  return {
    ...tariff,
    prices: tariff.prices.map((price) =>
      'single' in price.unitRates
        ? { ...price, unitRates: { single: Math.round(price.unitRates.single * by) } }
        : price,
    ),
  }
}

it('changes nobody’s verdict where nothing changes, nor by what nobody can take', () => {
  expect(dryRun(pricesOf(catalogue), pricesOf(catalogue), ON, 200)).toEqual({ homes: 200, other: 0, turns: [] })
  const over = { ...priced(first, 0.2), id: 'over', availableFrom: '2020-01-01', availableTo: '2020-02-01' }
  expect(dryRun(pricesOf(catalogue), pricesOf(withTariffs(catalogue, [over])), ON, 200).other).toBe(0)
})

it('tells most homes something else where one tariff is half as dear', () => {
  const cheap = { ...priced(first, 0.5), id: 'half', availableFrom: '2026-01-01', availableTo: '2030-01-01' }
  const { homes, other, turns } = dryRun(pricesOf(catalogue), pricesOf(withTariffs(catalogue, [cheap])), ON, 200)
  expect(homes).toBe(200)
  expect(other).toBeGreaterThan(100)
  expect(turns.reduce((sum, turn) => sum + turn.homes, 0)).toBe(other)
  expect(turns.map((turn) => turn.homes)).toEqual(turns.map((turn) => turn.homes).toSorted((one, two) => two - one))
})

it('has homes of every verdict, so that a change can show', () => {
  const none = dryRun(pricesOf(catalogue), pricesOf([]), ON, 300)
  expect(new Set(none.turns.map(({ was }) => was))).toEqual(new Set(['switch', 'wait']))
  expect(none.other).toBeLessThan(300)
})

it('says of each tariff whether it is new, changed or the same, and in what', () => {
  const dearer = { ...priced(first, 1.1), name: 'Another name', availableTo: '2027-01-31' }
  const fresh = { ...first, id: 'fresh' }
  const [same, changed, added] = tariffChanges(catalogue, [first, dearer, fresh])
  const total = first.prices.length
  expect(same).toMatchObject({ kind: 'same', fields: [], prices: { added: 0, changed: 0, gone: 0, total } })
  expect(changed).toMatchObject({ id: first.id, kind: 'changed', prices: { added: 0, changed: total, gone: 0 } })
  expect(changed?.fields).toEqual([
    { field: 'name', was: first.name, is: 'Another name' },
    { field: 'availableTo', was: first.availableTo ?? 'nothing', is: '2027-01-31' },
  ])
  expect(added).toMatchObject({ kind: 'new', fields: [], prices: { added: total, total } })
  const [fewer] = tariffChanges(catalogue, [{ ...first, prices: first.prices.slice(1) }])
  expect(fewer).toMatchObject({ kind: 'changed', prices: { gone: 1, added: 0, changed: 0 } })
})

it('puts a tariff in the place of the one with its id, and new ones behind', () => {
  const dearer = priced(first, 2)
  const fresh = { ...first, id: 'fresh' }
  const merged = withTariffs(catalogue, [fresh, dearer])
  expect(merged).toHaveLength(catalogue.length + 1)
  expect(merged[catalogue.indexOf(first)]).toBe(dearer)
  expect(merged.at(-1)).toBe(fresh)
  expect(withTariffs(catalogue, [])).toBe(catalogue)
})
