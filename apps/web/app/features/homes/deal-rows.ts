import type { Home } from '@mowatt/contract'
import { longDate } from '../../browser/long-date.ts'
import { pounds } from '../../shell/app/money-words.ts'
import type { ToldName } from './told-fields.ts'
import { dealTexts, fuelNames } from './home-texts.ts'

type Deal = Home['deals'][number]
export type Source = { from: 'bill' | 'told' | 'switch' | 'cap'; bill_id: string | null }
export type ValueOfHome = {
  label: string
  /** Undefined if unknown. */
  lines: readonly string[] | undefined
  source: Source | undefined
  fields: readonly ToldName[]
}

const NAMES = ['supplier', 'tariff_name', 'ends_on', 'exit_fee_pence'] as const
type Name = (typeof NAMES)[number]

/** The present deal, line by line. What both fuels have in common is one line, what differs is one for each. */
export function dealRows(deals: readonly Deal[]): ValueOfHome[] {
  const rows = NAMES.flatMap((name) => {
    const [first] = deals
    if (!first) return []
    const said = (deal: Deal) => linesOf(name, deal, false)?.join()
    const isAlike = deals.every((deal) => said(deal) === said(first))
    if (isAlike) return [rowOf(name, first, undefined, deals.length > 1)]
    return deals.map((deal) => rowOf(name, deal, deal.fuel, false))
  })
  return [...rows, ...deals.map(ratesOf)]
}

function rowOf(name: Name, deal: Deal, fuel: Deal['fuel'] | undefined, isOfBoth: boolean): ValueOfHome {
  const known = deal[name]
  const label = dealTexts.labels[name]
  return {
    label: fuel ? `${fuelNames[fuel]}: ${label.toLowerCase()}` : label,
    lines: linesOf(name, deal, isOfBoth),
    source: known ?? undefined,
    fields: fieldsOf(name, deal),
  }
}

/** A variable tariff has no exit fee, whatever is typed. */
function fieldsOf(name: Name, { is_variable: isVariable }: Deal): ToldName[] {
  if (name === 'exit_fee_pence' && isVariable) return []
  return name === 'ends_on' ? ['deal', 'ends_on'] : [name]
}

function linesOf(name: Name, deal: Deal, isOfBoth: boolean): string[] | undefined {
  if (deal.is_variable && name === 'ends_on') return [dealTexts.noEnd]
  if (deal.is_variable && name === 'exit_fee_pence') return [dealTexts.noFee]
  switch (name) {
    case 'supplier':
    case 'tariff_name':
      return deal[name] ? [deal[name].value] : undefined
    case 'ends_on':
      return deal.ends_on ? [longDate(deal.ends_on.value)] : undefined
    case 'exit_fee_pence': {
      const fee = deal.exit_fee_pence?.value
      if (fee === undefined) return undefined
      if (fee === 0) return [dealTexts.noFee]
      return [isOfBoth ? dealTexts.feeEach(pounds(fee)) : pounds(fee)]
    }
  }
}

function ratesOf({ fuel, rates }: Deal): ValueOfHome {
  const fields = fuel === 'gas' ? (['gas_unit', 'gas_standing'] as const) : ELECTRICITY_RATES
  return {
    label: dealTexts.rates(fuelNames[fuel]),
    lines: rates?.value.map(({ label, text }) => `${label}: ${text}`),
    source: rates ?? undefined,
    fields,
  }
}

const ELECTRICITY_RATES = ['electricity_unit', 'electricity_night', 'electricity_standing'] as const
