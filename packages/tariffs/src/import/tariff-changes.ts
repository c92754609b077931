import { regionOf } from '../place/region.ts'
import type { AnyPrice, AnyTariff } from '../tariff/export-tariff.ts'
import { dependsOnTime } from '../tariff/rate-calendar.ts'
import { sayUnitRates } from '../tariff/say-unit-rates.ts'

export type TariffChange = {
  id: string
  supplier: string
  name: string
  direction: 'import' | 'export'
  kind: 'new' | 'changed' | 'same'
  /** Other differences, field by field, old and new. */
  fields: { field: string; was: string; is: string }[]
  prices: { added: number; changed: number; gone: number; total: number }
  /** How many of the prices have bands, and the text of the first band in the file. */
  byTime?: { prices: number; region: string; said: string }
}

const OWN = [
  'supplier',
  'name',
  'kind',
  'features',
  'needs',
  'term',
  'exitFeePencePerFuel',
  'availableFrom',
  'availableTo',
  'isStandardVariable',
  'discounts',
  'isSample',
  'source',
  'direction',
] as const

/** The changes that importing these tariffs would make in a catalogue, one by one. */
export function tariffChanges(catalogue: readonly AnyTariff[], given: readonly AnyTariff[]): TariffChange[] {
  const known = new Map(catalogue.map((tariff) => [tariff.id, tariff]))
  return given.map((tariff) => {
    const before = known.get(tariff.id)
    const prices = priceChanges(before, tariff)
    const fields = before ? fieldChanges(before, tariff) : []
    const isSame = fields.length + prices.added + prices.changed + prices.gone === 0
    const { id, supplier, name } = tariff
    const kind = before ? (isSame ? 'same' : 'changed') : 'new'
    return { id, supplier, name, direction: directionOf(tariff), kind, fields, prices, ...byTimeOf(tariff) }
  })
}

/** With these in place of those of the same id, and the others behind. */
export function withTariffs<One extends AnyTariff>(catalogue: readonly One[], given: readonly One[]): readonly One[] {
  if (given.length === 0) return catalogue
  const news = new Map(given.map((tariff) => [tariff.id, tariff]))
  const kept = catalogue.map((tariff) => news.get(tariff.id) ?? tariff)
  const known = new Set(catalogue.map(({ id }) => id))
  return [...kept, ...given.filter(({ id }) => !known.has(id))]
}

function directionOf(tariff: AnyTariff): TariffChange['direction'] {
  return 'direction' in tariff ? tariff.direction : 'import'
}

function byTimeOf({ prices }: AnyTariff): Pick<TariffChange, 'byTime'> {
  const all: readonly AnyPrice[] = prices
  const timed = all.filter(({ unitRates }) => !('day' in unitRates) && dependsOnTime(unitRates))
  const [first] = timed
  if (!first) return {}
  const vat = 'fuel' in first ? first.includesVatBasisPoints : 0
  const said = sayUnitRates({ unitRates: first.unitRates, includesVatBasisPoints: vat }, vat)
  return { byTime: { prices: timed.length, region: regionOf(first.region).name, said } }
}

function fieldChanges(before: AnyTariff, after: AnyTariff): TariffChange['fields'] {
  const valueOf = (tariff: AnyTariff, field: string) => Object.entries(tariff).find(([key]) => key === field)?.[1]
  return OWN.flatMap((field) => {
    const [was, is] = [said(valueOf(before, field)), said(valueOf(after, field))]
    return was === is ? [] : [{ field, was, is }]
  })
}

function said(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value, inOrder)
}

/** A database may return the fields of an object in another order. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [two]) => (one < two ? -1 : 1)))
}

function priceChanges(before: AnyTariff | undefined, after: AnyTariff): TariffChange['prices'] {
  const of = (prices: readonly AnyPrice[] = []) =>
    new Map(
      prices.map((price) => {
        const { from, region, unitRates } = price
        return 'fuel' in price
          ? [
              [price.fuel, region, price.paymentMethod, from].join(' '),
              said([unitRates, price.standingMicroPencePerDay, price.includesVatBasisPoints]),
            ]
          : [[region, from].join(' '), said(unitRates)]
      }),
    )
  const [was, is] = [of(before?.prices), of(after.prices)]
  const changes = { added: 0, changed: 0, gone: 0, total: is.size }
  for (const [key, price] of is) {
    if (!was.has(key)) changes.added++
    else if (was.get(key) !== price) changes.changed++
  }
  for (const key of was.keys()) if (!is.has(key)) changes.gone++
  return changes
}
