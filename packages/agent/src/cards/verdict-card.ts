import type { CardOf } from '@mowatt/contract'
import {
  type AdvisedQuote,
  ASSUMPTION_TEXTS,
  type IsoDay,
  type PenceRange,
  type Quote,
  roughPence,
  sayDay,
  sayPounds,
  sayWholePounds,
} from '@mowatt/tariffs'
import type { Footing } from '../home/footing.ts'
import { rangeOf } from '@mowatt/contract/offer-of-quote'

export type VerdictWithoutId = Omit<CardOf<'verdict'>, 'comparison_id'>

/** What to do, with the calculation behind it. If the current price is assumed, no saving is exact to the penny. */
export function verdictCard(
  { verdict, quotes, current, currentRange }: AdvisedQuote,
  on: IsoDay,
  footing: Footing,
): VerdictWithoutId {
  const tariffId = verdict.kind === 'stay' ? null : verdict.tariffId
  const isRough = footing.isPriceAssumed
  const inRound = isRough ? roughPence : (pence: number) => pence
  const saving = verdict.kind === 'stay' ? verdict.bestSavingPence : verdict.savingPence
  const range = verdict.savingRange && {
    low: inRound(verdict.savingRange.low),
    high: inRound(verdict.savingRange.high),
  }
  const best = quotes.find((quote) => quote.tariffId === tariffId) ?? quotes[0]
  const date = {
    switch: on,
    wait: verdict.kind === 'wait' ? verdict.until : on,
    stay: verdict.kind === 'stay' ? verdict.lookAgainOn : on,
  }
  const headline = {
    switch: 'Switch now',
    wait: `Wait until ${sayDay(date.wait)}`,
    stay: 'Stay where you are for now',
  }
  const title = verdict.savingRange ? 'Difference over a year, based on your likely usage' : 'Difference in a year'
  return {
    kind: 'verdict',
    verdict: verdict.kind,
    headline: headline[verdict.kind],
    reason: verdict.message,
    saving_pence: inRound(saving),
    saving_range: rangeOf(range),
    ...(isRough && { is_rough: true }),
    assumed: [...footing.assumed, ...timesOf(best)],
    ...(footing.asks !== undefined && { asks: footing.asks }),
    ...(best && {
      years: {
        stay: { title: 'If you stay', pence: inRound(current.pence), range: rangeOf(currentRange) },
        move: {
          title: best.tariffName,
          pence: inRound(current.pence) - inRound(saving),
          range: verdict.kind === 'wait' ? null : rangeOf(best.costRange && withFees(best.costRange, feesOf(best))),
        },
      },
    }),
    ...(best &&
      verdict.kind === 'wait' && {
        leaving: { fee_today_pence: feesOf(best), is_free_then: verdict.reason === 'exit_fee_ends' },
      }),
    working: best
      ? [
          {
            ...workingOf({ kind: verdict.kind, best, currentPence: current.pence, saving, until: date.wait, isRough }),
            title,
          },
        ]
      : [],
    date: date[verdict.kind],
    tariff_id: tariffId,
    is_sure: verdict.isSure,
    is_sample: best?.isSample ?? false,
    worked_out_on: on,
  }
}

/** What of the tariff's own year hangs on the time of day. */
function timesOf(best: Quote | undefined) {
  const found = best?.assumptions.filter((each) => each === 'published_prices' || each.startsWith('times_')) ?? []
  return found.map((each) => ({ text: ASSUMPTION_TEXTS[each], wants: null }))
}

function feesOf({ exitFees }: Quote): number {
  return exitFees.reduce((sum, { pence }) => sum + pence, 0)
}

function withFees({ low, high }: PenceRange, fees: number): PenceRange {
  return { low: low + fees, high: high + fees }
}

type Sum = {
  kind: VerdictWithoutId['verdict']
  best: Quote
  currentPence: number
  saving: number
  until: IsoDay
  isRough: boolean
}

function workingOf({ kind, best, currentPence, saving, until, isRough }: Sum) {
  const say = (pence: number) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
  const now = `Yearly cost if you stay${isRough ? ' (my estimate)' : ''}: ${say(currentPence)}`
  const total = saving < 0 ? `${say(-saving)} more` : `${say(saving)} less`
  if (kind === 'wait') {
    const later = `Yearly cost if you switch to ${best.tariffName} on ${sayDay(until)}: ${say(currentPence - saving)}`
    return { lines: [now, later], total }
  }
  const fees = feesOf(best)
  const lines = [now, `A year on ${best.tariffName}: ${say(best.costPence)}`]
  if (fees > 0) lines.push(`Exit fees for leaving today: ${sayPounds(fees)}`)
  return { lines, total }
}
