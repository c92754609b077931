import type { BillFacts, BillReading } from '@mowatt/bill-reader/bill-facts'
import type { Fuel } from '@mowatt/tariffs'
import type { ToolArgs, ToolContext, ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import {
  sayBesideSize,
  sayBesideTypical,
  sayInPounds,
  sayLastTime,
  sayMonthToCome,
} from '../bill/bill-beside-others.ts'
import { sayCheck } from '../bill/check-bill.ts'
import { writeLetter } from '../bill/letter-of-bill.ts'
import { sayReadingGap, sayUseDoubt } from '../bill/meter-of-bill.ts'
import {
  sayByFuel,
  sayFuelPerDay,
  sayFuelYear,
  sayInShort,
  sayOwed,
  sayPaidButOwes,
  sayPeriod,
  saySplit,
  sayWhom,
} from '../bill/parts-of-bill.ts'
import {
  sayAgainstCap,
  sayLessUse,
  sayPerDay,
  sayPerUnit,
  sayShares,
  sayStanding,
  sayVat,
} from '../bill/sums-of-bill.ts'
import {
  sayAgainstTypical,
  sayDebitFit,
  sayDoNothing,
  saySavingNow,
  saySavingWait,
  type YearSum,
} from '../bill/sums-of-year.ts'
import { sayWhere } from '../bill/where-on-bill.ts'
import { homeOfTurn } from '../home/home-of-turn.ts'
import { factsOfText } from '../verify/facts-of-text.ts'
import type { BillSumAspect } from './bill-aspects.ts'
import { fact, result } from './results.ts'

/** A sum on the bill, with its working. What cannot be worked out is said so, and never guessed. */
export function workOutBill(
  aspect: BillSumAspect,
  args: ToolArgs,
  state: AgentState,
  reading: BillReading,
  context: ToolContext,
): ToolResult {
  const own: ToolContext = { ...context, state: { ...state, subject: 'own' } }
  const { says, facts } = sumOf(aspect, args, reading, own) ?? {
    says: 'Your bill does not say enough for that sum. A line, the days or the yearly use is missing from what I could read with certainty. Tell me the value, and I work it out.',
    facts: [],
  }
  const { supplier } = reading.facts
  return result(
    state,
    `sum.${aspect}`,
    says,
    [],
    [
      ...facts,
      ...(supplier === undefined ? [] : [fact('bill.supplier', 'supplier', supplier)]),
      ...factsOfText(`sum.${aspect}`, says),
    ],
  )
}

function sumOf(aspect: BillSumAspect, args: ToolArgs, reading: BillReading, context: ToolContext): YearSum | undefined {
  const { facts } = reading
  const { today } = context.world
  const fuel: Fuel | undefined = args['fuel'] === 'gas' || args['fuel'] === 'electricity' ? args['fuel'] : undefined
  const alone = (says: string | undefined): YearSum | undefined =>
    says === undefined ? undefined : { says, facts: [] }
  const isMonthly = args['period'] === 'month'
  switch (aspect) {
    case 'check':
      return alone(sayCheck(reading))
    case 'against_cap':
      return alone(sayAgainstCap(facts, today, fuel))
    case 'vat_share':
      return alone(sayVat(facts, fuel))
    case 'standing_year':
      return alone(sayStanding(facts, fuel, isMonthly))
    case 'shares':
      return alone(sayShares(facts, args['is_short'] === true))
    case 'per_day':
      return alone(sayPerDay(facts, isMonthly))
    case 'per_unit':
      return alone(sayPerUnit(facts))
    case 'less_use':
      return alone(sayLessUse(facts, lessOf(args), fuel))
    case 'letter':
      return alone(writeLetter(facts, today, args['is_short'] === true))
    case 'debit_fit':
      return sayDebitFit(context, homeOfTurn(context), numberOf(args['paid_pence']))
    case 'saving_now':
      return saySavingNow(context, args['is_net'] === true)
    case 'saving_wait':
      return saySavingWait(context)
    case 'against_typical':
      return sayAgainstTypical(context, homeOfTurn(context))
    case 'do_nothing':
      return sayDoNothing(context)
    case 'by_fuel':
      return alone(sayByFuel(facts, fuel))
    case 'period':
      return alone(sayPeriod(facts))
    case 'split':
      return alone(saySplit(facts, numberOf(args['ways']) ?? 2))
    case 'in_short':
      return alone(received(args) + sayInShort(facts))
    case 'in_pounds':
      return alone(sayInPounds(facts, fuel))
    case 'last_time':
      return alone(sayLastTime(facts, billBefore(reading, context)))
    case 'beside_typical':
      return alone(sayBesideTypical(facts, today))
    case 'month_to_come':
      return alone(sayMonthToCome(facts, numberOf(args['month'])))
    case 'reading_gap':
      return alone(sayReadingGap(facts, numberOf(args['reading']) ?? 0))
    case 'use_doubt':
      return alone(sayUseDoubt(facts))
    case 'whom':
      return alone(sayWhom(facts))
    case 'paid_but_owes':
      return alone(sayPaidButOwes(facts))
    case 'owed':
      return alone(sayOwed(facts))
    case 'beside_size':
      return alone(sayBesideSize(facts, today, numberOf(args['people']), numberOf(args['bedrooms']), fuel))
    case 'fuel_per_day':
      return alone(sayFuelPerDay(facts, fuel))
    case 'fuel_year':
      return alone(sayFuelYear(facts, fuel))
    case 'where':
      return alone(sayWhere(reading, String(args['field'])))
  }
}

/** The energy bill that was handed over before this one. */
function billBefore(reading: BillReading, { world }: ToolContext): BillFacts | undefined {
  return world.bills.findLast((each) => each.reading !== reading && isEarlier(each.reading.facts, reading.facts))
    ?.reading.facts
}

function isEarlier(one: BillFacts, other: BillFacts): boolean {
  return one.isEnergyBill && (one.periodTo ?? '') < (other.periodFrom ?? '')
}

function lessOf(args: ToolArgs): { kwh: number } | { percent: number } {
  const percent = numberOf(args['percent'])
  return percent === undefined ? { kwh: numberOf(args['kwh']) ?? 1 } : { percent: Math.min(percent, 100) }
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined
}

/** Who asks whether the bill came hears that first. */
function received(args: ToolArgs): string {
  return args['is_received'] === true ? 'Yes, I have your bill and have read it. ' : ''
}
