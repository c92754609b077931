import type { Tariff } from '../tariff/tariff.ts'

export type TariffChange = {
  id: string
  supplier: string
  name: string
  kind: 'new' | 'changed' | 'same'
  /** What else is different, field by field, as it was and as it would be. */
  fields: { field: string; was: string; is: string }[]
  prices: { added: number; changed: number; gone: number; total: number }
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
] as const satisfies readonly (keyof Tariff)[]

/** What taking these tariffs over would change in a catalogue, one by one. */
export function tariffChanges(catalogue: readonly Tariff[], given: readonly Tariff[]): TariffChange[] {
  const known = new Map(catalogue.map((tariff) => [tariff.id, tariff]))
  return given.map((tariff) => {
    const before = known.get(tariff.id)
    const prices = priceChanges(before, tariff)
    const fields = before ? fieldChanges(before, tariff) : []
    const isSame = fields.length + prices.added + prices.changed + prices.gone === 0
    const { id, supplier, name } = tariff
    return { id, supplier, name, kind: before ? (isSame ? 'same' : 'changed') : 'new', fields, prices }
  })
}

/** With these in place of those of the same id, and the others behind. */
export function withTariffs(catalogue: readonly Tariff[], given: readonly Tariff[]): readonly Tariff[] {
  if (given.length === 0) return catalogue
  const news = new Map(given.map((tariff) => [tariff.id, tariff]))
  const kept = catalogue.map((tariff) => news.get(tariff.id) ?? tariff)
  const known = new Set(catalogue.map(({ id }) => id))
  return [...kept, ...given.filter(({ id }) => !known.has(id))]
}

function fieldChanges(before: Tariff, after: Tariff): TariffChange['fields'] {
  return OWN.flatMap((field) => {
    const [was, is] = [said(before[field]), said(after[field])]
    return was === is ? [] : [{ field, was, is }]
  })
}

function said(value: unknown): string {
  if (value === undefined) return 'nothing'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function priceChanges(before: Tariff | undefined, after: Tariff): TariffChange['prices'] {
  const of = (tariff: Tariff | undefined) =>
    new Map(
      (tariff?.prices ?? []).map(({ fuel, region, paymentMethod, from, ...price }) => [
        [fuel, region, paymentMethod, from].join(' '),
        said([price.unitRates, price.standingMicroPencePerDay, price.includesVatBasisPoints]),
      ]),
    )
  const [was, is] = [of(before), of(after)]
  const changes = { added: 0, changed: 0, gone: 0, total: is.size }
  for (const [key, price] of is) {
    if (!was.has(key)) changes.added++
    else if (was.get(key) !== price) changes.changed++
  }
  for (const key of was.keys()) if (!is.has(key)) changes.gone++
  return changes
}
