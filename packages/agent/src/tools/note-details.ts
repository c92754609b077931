import type { ChatFact } from '@mowatt/contract'
import { FUELS, isIsoDay, regionOf, sayDay, sayKwh, sayPounds } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import type { AgentState, Household } from '../agent-state.ts'
import { saidOf, withSaid } from '../home/home-of-turn.ts'
import { fact } from './results.ts'

const PAYMENTS = {
  direct_debit: 'paid by Direct Debit',
  standard_credit: 'paid on receipt of a bill',
  prepayment: 'a prepayment meter',
} as const
const HEATINGS = {
  gas: 'gas heating',
  electric_heaters: 'electric heating',
  heat_pump: 'a heat pump',
  other: 'no gas heating',
} as const

/** Keeps what a person said of the home that is being talked about, and says back what was understood. */
export async function noteDetails(args: ToolArgs, { state }: ToolContext): Promise<ToolResult> {
  return noted(state, args as Household)
}

export function noted(state: AgentState, patch: Household): ToolResult {
  const facts: ChatFact[] = []
  const words = wordsOf(patch, facts)
  const merged = mergeSaid(saidOf(state), patch)
  const next = withSaid(state, merged)
  const about = state.subject === 'own' ? 'I noted' : `For ${state.who ? `your ${state.who}` : 'them'} I noted`
  return {
    says: words.length > 0 ? `${about}: ${words.join(', ')}.` : '',
    cards: [],
    facts,
    state: next,
  }
}

function mergeSaid(before: Household, patch: Household): Household {
  const merged: Household = { ...before, ...patch }
  if (before.kwh || patch.kwh) merged.kwh = { ...before.kwh, ...patch.kwh }
  if (before.rates || patch.rates) {
    merged.rates = {
      ...(before.rates?.electricity || patch.rates?.electricity
        ? { electricity: { ...before.rates?.electricity, ...patch.rates?.electricity } }
        : {}),
      ...(before.rates?.gas || patch.rates?.gas ? { gas: { ...before.rates?.gas, ...patch.rates?.gas } } : {}),
    }
  }
  // Who tells the use of a fuel that was left out wants it in again.
  const isOtherFuel =
    patch.fuels === undefined && FUELS.some((fuel) => patch.kwh?.[fuel] !== undefined && fuel !== before.fuels)
  if (isOtherFuel && before.fuels !== 'both') delete merged.fuels
  // Who has one fuel pays for that one.
  const isOne = patch.fuels === 'electricity' || patch.fuels === 'gas'
  if (isOne && before.spend?.fuels === 'both' && !patch.spend && patch.fuels)
    merged.spend = { ...before.spend, fuels: patch.fuels }
  if (patch.exitFeePence !== undefined && patch.exitFeeOn === undefined) delete merged.exitFeeOn
  if (patch.deal === 'variable') {
    delete merged.endsOn
    delete merged.exitFeePence
    delete merged.exitFeeOn
  }
  if (patch.postcode !== undefined && patch.mpan === undefined) delete merged.region
  if (patch.postcode !== undefined || patch.region !== undefined) delete merged.near
  if (patch.endsOn !== undefined && !patch.isEndMonth) delete merged.isEndMonth
  return merged
}

function wordsOf(patch: Household, facts: ChatFact[]): string[] {
  const words: string[] = []
  const note = (name: string, kind: ChatFact['kind'], value: string, sentence = value) => {
    facts.push(fact(`said.${name}`, kind, value))
    words.push(sentence)
  }
  if (patch.postcode !== undefined) note('postcode', 'text', patch.postcode, `postcode ${patch.postcode}`)
  if (patch.region !== undefined)
    note('region', 'text', regionOf(patch.region).name, `the prices of ${regionOf(patch.region).name}`)
  else if (patch.near !== undefined) note('near', 'text', patch.near, `a home in ${patch.near}`)
  if (patch.mpan !== undefined) note('mpan', 'text', patch.mpan, 'the supply number')
  if (patch.supplier !== undefined) note('supplier', 'supplier', patch.supplier, `supplied by ${patch.supplier}`)
  if (patch.spend)
    note(
      'spend',
      'money',
      sayPounds(patch.spend.pence),
      `${sayPounds(patch.spend.pence)} a ${patch.spend.period}${patch.spend.fuels === 'both' ? '' : ` for ${patch.spend.fuels}`}`,
    )
  for (const fuel of ['electricity', 'gas'] as const) {
    const kwh = patch.kwh?.[fuel]
    if (kwh !== undefined)
      note(
        `kwh.${fuel}`,
        'energy',
        sayKwh(Math.round(kwh * 1000)),
        `${sayKwh(Math.round(kwh * 1000))} of ${fuel} a year`,
      )
    if (fuel === 'electricity' && patch.nightPercent !== undefined)
      note('night', 'number', `${patch.nightPercent}%`, `${patch.nightPercent}% of it at night`)
    const rates = patch.rates?.[fuel]
    if (rates?.unitPence !== undefined)
      note(`rate.${fuel}`, 'rate', `${rates.unitPence}p`, `${fuel} at ${rates.unitPence}p per kWh`)
    if (rates?.nightPence !== undefined)
      note(`rate.${fuel}.night`, 'rate', `${rates.nightPence}p`, `${rates.nightPence}p at night`)
    if (rates?.standingPence !== undefined)
      note(`standing.${fuel}`, 'rate', `${rates.standingPence}p`, `${rates.standingPence}p a day for ${fuel}`)
  }
  if (patch.people !== undefined)
    note('people', 'number', String(patch.people), patch.people === 1 ? '1 person' : `${patch.people} people`)
  if (patch.bedrooms !== undefined)
    note(
      'bedrooms',
      'number',
      String(patch.bedrooms),
      patch.bedrooms === 1 ? '1 bedroom' : `${patch.bedrooms} bedrooms`,
    )
  if (patch.heating) words.push(HEATINGS[patch.heating])
  if (patch.paymentMethod) words.push(PAYMENTS[patch.paymentMethod])
  if (patch.fuels === 'electricity' || patch.fuels === 'gas') words.push(`${patch.fuels} only`)
  else if (patch.fuels === 'both' && Object.keys(patch).length === 1) words.push('gas and electricity')
  if (patch.isTypical) words.push('the use of a typical home')
  if (patch.deal === 'variable') words.push('a standard variable tariff')
  if (patch.endsOn !== undefined && isIsoDay(patch.endsOn))
    note(
      'ends',
      'date',
      sayDay(patch.endsOn),
      patch.isEndMonth
        ? `a fix until ${sayDay(patch.endsOn)}, the last day of the month, since I do not know the day`
        : `a fix until ${sayDay(patch.endsOn)}`,
    )
  else if (patch.deal === 'fixed') words.push('a fixed deal')
  if (patch.exitFeePence !== undefined)
    note(
      'exit_fee',
      'money',
      sayPounds(patch.exitFeePence),
      patch.exitFeePence === 0
        ? 'no exit fee'
        : `an exit fee of ${sayPounds(patch.exitFeePence)} ${patch.exitFeeOn ? `for ${patch.exitFeeOn} only` : 'for each fuel'}`,
    )
  if (patch.hasEv !== undefined) words.push(patch.hasEv ? 'an electric car' : 'no electric car')
  if (patch.hasSmartMeter !== undefined) words.push(patch.hasSmartMeter ? 'a smart meter' : 'no smart meter')
  if (patch.meter === 'day_night') words.push('a meter for day and night')
  return words
}
