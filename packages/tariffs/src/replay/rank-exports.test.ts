import { expect, it } from 'vitest'
import { emptyDays } from '../half-hours/half-hours.ts'
import type { ExportTariff } from '../tariff/export-tariff.ts'
import type { AnyRates } from '../tariff/price.ts'
import { rankExports } from './rank-exports.ts'

const ON = '2026-11-18'
const home = { on: ON, region: 'C', has: ['smart_meter'] } as const
const exported = emptyDays('2025-11-18', 365)
// 01:00 and 13:00 on the first day, and 13:00 on the last.
exported.wattHours[2] = 1000
exported.wattHours[26] = 3000
exported.wattHours[364 * 48 + 26] = 2000

function tariff(id: string, unitRates: AnyRates, more: Partial<ExportTariff> = {}): ExportTariff {
  return {
    direction: 'export',
    id,
    supplier: 'Linnet',
    name: id,
    needs: ['smart_meter'],
    availableFrom: '2026-01-01',
    isSample: true,
    source: '',
    prices: [{ region: 'C', from: '2026-01-01', unitRates }],
    ...more,
  }
}

const noon = { rest: 10_000_000, bands: [{ name: 'noon', rate: 20_000_000, from: '12:00', to: '14:00' }] }

it('ranks what would be paid for a year by the half hour, most first', () => {
  const ranked = rankExports(exported, [tariff('flat', { single: 15_000_000 }), tariff('noon', noon)], home)
  expect(ranked.map(({ tariffId, pence, rates }) => [tariffId, pence, rates])).toEqual([
    ['noon', 110, '20p from 12:00 to 14:00, 10p otherwise'],
    ['flat', 90, '15p at all times'],
  ])
})

it('pays the published price of each half hour', () => {
  const published = { firstHalfHour: exported.from + 26, published: [30_000_000, 10_000_000] }
  expect(rankExports(exported, [tariff('agile', published)], home)[0]?.pence).toBeGreaterThan(90)
})

it('charges each day at the price that holds by then', () => {
  const prices = [
    { region: 'C', from: '2026-01-01', unitRates: { single: 10_000_000 } },
    { region: 'C', from: '2027-01-01', unitRates: { single: 20_000_000 } },
    { region: 'A', from: '2026-01-01', unitRates: { single: 99_000_000 } },
  ] as const
  expect(rankExports(exported, [tariff('dated', noon, { prices })], home)[0]?.pence).toBe(40 + 40)
})

it('says what a home lacks, and puts those after all others', () => {
  const ranked = rankExports(
    exported,
    [tariff('car', { single: 30_000_000 }, { needs: ['smart_meter', 'ev'] }), tariff('flat', { single: 15_000_000 })],
    home,
  )
  expect(ranked.map(({ tariffId, missing }) => [tariffId, missing])).toEqual([
    ['flat', []],
    ['car', ['ev']],
  ])
})

it('leaves out what is not sold today, and what has no price here', () => {
  const over = tariff('over', noon, { availableTo: '2026-11-17' })
  const later = tariff('later', noon, { availableFrom: '2026-11-19' })
  expect(rankExports(exported, [over, later], home)).toEqual([])
  expect(rankExports(exported, [tariff('noon', noon)], { ...home, region: 'A' })).toEqual([])
})

it('puts what the home can have first, then the most paid, then the id', () => {
  const rates = { single: 15_000_000 }
  const needy = { needs: ['smart_meter', 'heat_pump'] } as const
  const listed = [
    tariff('c', rates),
    tariff('best', { single: 30_000_000 }, needy),
    tariff('a', rates),
    tariff('good', { single: 20_000_000 }),
    tariff('b', rates),
  ]
  for (const each of [listed, listed.toReversed()]) {
    expect(rankExports(exported, each, home).map(({ tariffId }) => tariffId)).toEqual(['good', 'a', 'b', 'c', 'best'])
  }
})
