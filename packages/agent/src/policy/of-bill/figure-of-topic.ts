import type { Fuel } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import type { Figure } from './figure-asked.ts'

/** The figure that each line or sum of the bill tells. */
const TOLD: Readonly<Record<string, Figure>> = {
  standing_charge: { part: 'standing', per: 'day' },
  standing_year: { part: 'standing', per: 'year' },
  by_fuel: { part: 'all', per: 'bill' },
  fuel_per_day: { part: 'all', per: 'day' },
  fuel_year: { part: 'all', per: 'year' },
  per_day: { part: 'all', per: 'day' },
  total: { part: 'all', per: 'bill' },
  check: { part: 'all', per: 'bill' },
  in_short: { part: 'all', per: 'bill' },
  summary: { part: 'all', per: 'bill' },
  shares: { part: 'all', per: 'bill' },
  split: { part: 'all', per: 'bill' },
  against_typical: { part: 'all', per: 'year' },
  beside_typical: { part: 'all', per: 'bill' },
  debit_fit: { part: 'all', per: 'month' },
  usage: { part: 'use', per: 'bill' },
  vat_share: { part: 'vat', per: 'bill' },
}

const ASKED: Readonly<Record<string, Figure>> = {
  vat_percent: { part: 'vat', per: 'bill' },
  month_average: { part: 'all', per: 'month' },
  times_twelve: { part: 'all', per: 'year' },
  in_simple_words: { part: 'all', per: 'bill' },
  in_two_sentences: { part: 'all', per: 'bill' },
  what_drives: { part: 'all', per: 'bill' },
  number: { part: 'all', per: 'bill' },
}

/** The figure that was told last, so that "and a month?" goes on from it. */
export function figureOfTopic({ topic }: AgentState): Figure | undefined {
  if (topic?.call !== 'explain_bill') return undefined
  const { aspect, asked, figure, fuel, period, ways } = topic.args
  if (figure) return figure as Figure
  const told = asked === undefined ? TOLD[String(aspect)] : ASKED[typeof asked === 'string' ? asked : '']
  return (
    told && {
      ...told,
      ...((fuel === 'gas' || fuel === 'electricity') && { fuel: fuel as Fuel }),
      ...(aspect === 'by_fuel' && fuel === undefined && { isEach: true as const }),
      ...(period === 'month' && { per: 'month' as const }),
      ...(typeof ways === 'number' && { ways }),
    }
  )
}
