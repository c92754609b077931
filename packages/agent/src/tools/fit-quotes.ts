import type { Quote, Tariff } from '@mowatt/tariffs'
import type { Filters } from '@mowatt/text/household'

/** The quotes that fit, in the order asked for; by cost unless the person wants another. */
export function fitQuotes(quotes: readonly Quote[], catalogue: readonly Tariff[], filters: Filters): Quote[] {
  const tariffOf = new Map(catalogue.map((tariff) => [tariff.id, tariff]))
  const monthsOf = ({ tariffId }: Quote) => {
    const term = tariffOf.get(tariffId)?.term
    return term && 'months' in term ? term.months : 0
  }
  const feeOf = ({ tariffId }: Quote) => tariffOf.get(tariffId)?.exitFeePencePerFuel ?? 0
  const kept = quotes.filter((quote) => {
    const tariff = tariffOf.get(quote.tariffId)
    return (
      tariff !== undefined &&
      (!filters.green || tariff.features.includes('green')) &&
      (filters.kind === undefined || tariff.kind === filters.kind) &&
      (filters.supplier === undefined || tariff.supplier === filters.supplier) &&
      (filters.months === undefined || monthsOf(quote) === filters.months) &&
      (!filters.noExitFee || feeOf(quote) === 0)
    )
  })
  if (filters.sort === 'exit_fee') return kept.toSorted((a, b) => feeOf(a) - feeOf(b) || a.costPence - b.costPence)
  if (filters.sort === 'length') return kept.toSorted((a, b) => monthsOf(b) - monthsOf(a) || a.costPence - b.costPence)
  return kept
}
