import { addDays, type IsoDay } from '../calendar/iso-day.ts'
import type { ComparisonInput } from '../compare/comparison-input.ts'
import { freeToLeaveOn } from '../compare/exit-fee.ts'
import { type Fuel, FUELS } from '../tariff/fuel.ts'
import type { FuelContract, HomeContracts } from '../tariff/fuel-contract.ts'
import { capChange } from './cap-change.ts'

/**
 * A day from today on that matters to a home. `fix_ends`: the last day of a fixed term. `cap_changes`: the first day of
 * another price cap for a home that pays the cap, and the cost of a year from then on at its rates and at today's.
 */
export type WatchedDate = { on: IsoDay; fuels: Fuel[] } & (
  | { kind: 'free_to_leave' | 'fix_ends' }
  | { kind: 'cap_changes'; yearPence: number; nowPence: number }
)

/** In order; for the cap only the next change, and only if it is published. */
export function datesAhead(input: ComparisonInput): WatchedDate[] {
  const change = capChange(input)
  const dates: WatchedDate[] = termDates(input.current, input.on)
  if (change) dates.push({ kind: 'cap_changes', ...change })
  return dates.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
}

type KnownOfHome = {
  /** Undefined if its place isn't known. */
  input: ComparisonInput | undefined
  home: { contracts: HomeContracts }
  /** For the deal as a whole, even if none of its prices are known. */
  terms: { endsOn: IsoDay | undefined; exitFeePence: number | undefined }
  /** Why it isn't advised. */
  lacks: string | undefined
}

/** The rules about leaving are for homes in Great Britain, by a supplier of their own. */
const OTHER_RULES = ['outside', 'resold', 'business']

/** Dates that matter to a home, even if too little is known for advice. */
export function knownDates({ input, home: { contracts }, terms, lacks = '' }: KnownOfHome, on: IsoDay): WatchedDate[] {
  const isPriced = FUELS.some((fuel) => contracts[fuel])
  if (isPriced) return input ? datesAhead(input) : termDates(contracts, on)
  const { endsOn, exitFeePence } = terms
  if (endsOn === undefined || OTHER_RULES.includes(lacks)) return []
  const term = { endsOn, ...(exitFeePence !== undefined && { exitFeePence }) }
  return termDates({ electricity: term, gas: term }, on)
}

type Term = Pick<FuelContract, 'endsOn' | 'exitFeePence'>

/** The days of fixed terms, which need neither prices nor a place. */
function termDates(terms: { readonly [fuel in Fuel]?: Term | undefined }, on: IsoDay): WatchedDate[] {
  const dates: WatchedDate[] = []
  const add = (kind: 'free_to_leave' | 'fix_ends', fuel: Fuel, day: IsoDay | undefined) => {
    if (day === undefined || day < on) return
    const same = dates.find((each) => each.kind === kind && each.on === day)
    if (same) same.fuels.push(fuel)
    else dates.push({ kind, on: day, fuels: [fuel] })
  }
  for (const fuel of FUELS) {
    const term = terms[fuel]
    if (!term) continue
    add('free_to_leave', fuel, freeToLeaveOn(term))
    add('fix_ends', fuel, term.endsOn)
  }
  return dates.toSorted((a, b) => (a.on < b.on ? -1 : Number(a.on > b.on)))
}

/** Of a fixed term: as many days ahead as leaving is free, whether or not there is a fee. */
const FIX_NOTICE_DAYS = 49

/**
 * The dates to notify from today on that have not been notified yet: the end of a fix when it is near, a cap as soon as
 * it is known.
 */
export function dueDates({ dates }: { dates: readonly WatchedDate[] }, today: IsoDay): WatchedDate[] {
  return dates.filter(
    ({ kind, on }) =>
      on >= today && (kind === 'cap_changes' || (kind === 'fix_ends' && on <= addDays(today, FIX_NOTICE_DAYS))),
  )
}
