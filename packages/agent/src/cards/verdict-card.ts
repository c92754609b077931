import type { CardOf } from '@mowatt/contract'
import { type Comparison, type IsoDay, type Quote, sayDay, sayPounds } from '@mowatt/tariffs'
import { rangeOf } from './offer-of-quote.ts'

export type VerdictWithoutId = Omit<CardOf<'verdict'>, 'comparison_id'>

/** What to do, with the sum behind it. */
export function verdictCard({ verdict, quotes, current }: Comparison, on: IsoDay): VerdictWithoutId {
  const tariffId = verdict.kind === 'stay' ? null : verdict.tariffId
  const saving = verdict.kind === 'stay' ? verdict.bestSavingPence : verdict.savingPence
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
  const title = verdict.savingRange ? 'Difference in a year, with the likely use' : 'Difference in a year'
  return {
    kind: 'verdict',
    verdict: verdict.kind,
    headline: headline[verdict.kind],
    reason: verdict.message,
    saving_pence: saving,
    saving_range: rangeOf(verdict.savingRange),
    working: best ? [{ ...workingOf(verdict.kind, best, current.pence, saving, date.wait), title }] : [],
    date: date[verdict.kind],
    tariff_id: tariffId,
    is_sure: verdict.isSure,
    is_sample: best?.isSample ?? false,
    worked_out_on: on,
  }
}

function workingOf(
  kind: VerdictWithoutId['verdict'],
  best: Quote,
  currentPence: number,
  saving: number,
  until: IsoDay,
) {
  const now = `A year as now: ${sayPounds(currentPence)}`
  const total = saving < 0 ? `${sayPounds(-saving)} more` : `${sayPounds(saving)} less`
  if (kind === 'wait') {
    const later = `A year with a move to ${best.tariffName} on ${sayDay(until)}: ${sayPounds(currentPence - saving)}`
    return { lines: [now, later], total }
  }
  const fees = best.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const lines = [now, `A year on ${best.tariffName}: ${sayPounds(best.costPence)}`]
  if (fees > 0) lines.push(`Exit fees for leaving today: ${sayPounds(fees)}`)
  return { lines, total }
}
