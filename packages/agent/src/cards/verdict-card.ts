import type { CardOf } from '@mowatt/contract'
import {
  type Comparison,
  type IsoDay,
  type Quote,
  roughPence,
  sayDay,
  sayPounds,
  sayWholePounds,
} from '@mowatt/tariffs'
import type { Footing } from '../home/footing.ts'
import { rangeOf } from './offer-of-quote.ts'

export type VerdictWithoutId = Omit<CardOf<'verdict'>, 'comparison_id'>

/** What to do, with the sum behind it. Where what is paid now is assumed, no saving is said to the penny. */
export function verdictCard(
  { verdict, quotes, current }: Comparison,
  on: IsoDay,
  footing: Footing | undefined,
): VerdictWithoutId {
  const tariffId = verdict.kind === 'stay' ? null : verdict.tariffId
  const isRough = footing?.isPriceAssumed === true
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
  const title = verdict.savingRange ? 'Difference in a year, at your likely usage' : 'Difference in a year'
  return {
    kind: 'verdict',
    verdict: verdict.kind,
    headline: headline[verdict.kind],
    reason: verdict.message,
    saving_pence: inRound(saving),
    saving_range: rangeOf(range),
    ...(isRough && { is_rough: true }),
    ...(footing && { rests_on: footing.restsOn, asks: footing.asks }),
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
  const now = `If you stay, a year${isRough ? ' (my estimate)' : ''}: ${say(currentPence)}`
  const total = saving < 0 ? `${say(-saving)} more` : `${say(saving)} less`
  if (kind === 'wait') {
    const later = `A year if you move to ${best.tariffName} on ${sayDay(until)}: ${say(currentPence - saving)}`
    return { lines: [now, later], total }
  }
  const fees = best.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const lines = [now, `A year on ${best.tariffName}: ${say(best.costPence)}`]
  if (fees > 0) lines.push(`Exit fees for leaving today: ${sayPounds(fees)}`)
  return { lines, total }
}
