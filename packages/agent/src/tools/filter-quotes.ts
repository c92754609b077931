import type { Quote, Tariff } from '@mowatt/tariffs'
import type { Filters } from '../agent-state.ts'

/** The quotes that fit, in the order asked for; by cost unless the person wants another. */
export function filterQuotes(quotes: readonly Quote[], catalogue: readonly Tariff[], filters: Filters): Quote[] {
  const tariffOf = new Map(catalogue.map((tariff) => [tariff.id, tariff]))
  const monthsOf = ({ tariffId }: Quote) => {
    const term = tariffOf.get(tariffId)?.term
    return term && 'months' in term ? term.months : 0
  }
  const fits = (quote: Quote) => {
    const tariff = tariffOf.get(quote.tariffId)
    if (!tariff) return false
    if (filters.green && !tariff.features.includes('green')) return false
    if (filters.kind && tariff.kind !== filters.kind) return false
    if (filters.supplier !== undefined && tariff.supplier !== filters.supplier) return false
    if (filters.months !== undefined && monthsOf(quote) !== filters.months) return false
    return !(filters.noExitFee && tariff.exitFeePencePerFuel > 0)
  }
  const kept = quotes.filter(fits)
  if (filters.sort === 'exit_fee') {
    const feeOf = ({ tariffId }: Quote) => tariffOf.get(tariffId)?.exitFeePencePerFuel ?? 0
    return kept.toSorted((a, b) => feeOf(a) - feeOf(b) || a.costPence - b.costPence)
  }
  if (filters.sort === 'length') return kept.toSorted((a, b) => monthsOf(b) - monthsOf(a) || a.costPence - b.costPence)
  return kept
}

/** What the list was narrowed to, in words. */
export function sayFilters(filters: Filters, count: number): string {
  const wanted = [
    ...(filters.green ? ['green'] : []),
    ...(filters.kind ? [filters.kind] : []),
    ...(filters.supplier === undefined ? [] : [`from ${filters.supplier}`]),
    ...(filters.months === undefined ? [] : [`for ${filters.months} months`]),
    ...(filters.noExitFee ? ['without an exit fee'] : []),
    ...(filters.paymentMethod === 'prepayment' ? ['paid by prepayment'] : []),
  ]
  const order = {
    exit_fee: 'The lowest exit fee stands first.',
    length: 'The longest term stands first.',
    cost: 'The cheapest stands first.',
    saving: 'The largest saving stands first.',
  }
  const sorted = filters.sort ? order[filters.sort] : ''
  if (wanted.length === 0) return sorted
  if (count === 0) return `I know of no tariff for this home that is ${wanted.join(' and ')}. Here is the whole list.`
  return `These are only tariffs that are ${wanted.join(' and ')}. ${sorted}`.trim()
}
