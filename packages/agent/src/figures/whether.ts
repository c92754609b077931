import { FUELS } from '@mowatt/tariffs'
import { namesIn } from '@mowatt/text/figures/names-in'
import { isBesideEarlier, isBesideOther } from '@mowatt/text/find/is-beside-other'
import { isInNamedSpan } from '@mowatt/text/find/is-in-named-span'
import type { Claim } from '@mowatt/text/values/claim'
import type { Figure, Measure, Scope } from '../command/command.ts'
import { billOf, termsOf } from '../home/home-of-turn.ts'
import type { RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Statement } from '../say/statement.ts'
import { TEMPLATES } from '../say/templates.ts'
import { PAID_BY } from './sources/suppose.ts'
import { toldValues } from './sources/told-source.ts'
import { verdictOn } from './verdict.ts'

type Answer = 'yes' | 'no' | 'unknown'
type Judging = (claim: Claim, said: readonly Statement[], context: RunContext) => Answer | undefined

/** What a size is compared with if nothing is named. */
const BESIDE: Readonly<Partial<Record<Measure, Scope>>> = { unit_rate: 'cap', standing_charge: 'cap', use: 'typical' }
const SIZES: readonly Claim[] = ['dearer', 'cheaper', 'not_dearer', 'not_cheaper', 'same']
const OF_READING: readonly Claim[] = ['estimated', 'actual']
const OWN: readonly Scope[] = ['bill', 'deal']

/** A yes or no question as the figure that decides it: "is my rate high" is the rate compared with the cap. */
export function askedWhether(command: Figure, { text }: RunContext): Figure {
  const { claim, measure } = command
  const isBesideDeal = isCapYear(command) && command.against === undefined && claim && SIZES.includes(claim)
  if (isBesideDeal) return { ...command, against: 'deal' }
  if (!claim || !OWN.includes(command.of)) return command
  if (measure === 'reading' && OF_READING.includes(claim)) return { ...command, measure: 'estimated' }
  const against = BESIDE[measure]
  const isBeside = against && command.against === undefined && SIZES.includes(claim) && !isBesideOther(text)
  return isBeside ? { ...command, against } : command
}

/** "Is that more than now", of a year at the cap: what they pay now is beside it. */
function isCapYear({ measure, of }: Figure): boolean {
  return measure === 'cost' && of === 'cap'
}

/** Yes, no or unknown, before the figure that shows it. */
export function withVerdict(command: Figure, said: Statement[], context: RunContext): Statement[] {
  const { claim, measure } = command
  const isOwn = OWN.includes(command.of) || measure === 'saving' || isCapYear(command)
  if (!claim || !isOwn || said.length === 0 || isVerdict(said[0])) return said
  const ofBill = measure === 'tariff' || measure === 'meter' ? (OF_BILL[claim]?.(context) ?? []) : []
  if (ofBill.length > 0) return ofBill
  const bySize = isBesideEarlier(context.text) ? undefined : verdictOn(claim, said)
  if (bySize) return [bySize, ...said]
  const answer = besideTold(command, said, context) ?? JUDGES[measure]?.(claim, said, context)
  return answer ? [say.answer(`conclude.${answer}`), ...said] : said
}

function isVerdict(first: Statement | undefined): boolean {
  const text = Object.entries(TEMPLATES).find(([id]) => id === first?.template)?.[1] ?? ''
  return /^(?:Yes|No|Nothing|Not much|It depends|I can’t)\b/.test(text)
}

const is = (isSo: boolean): Answer => (isSo ? 'yes' : 'no')
const shows = (said: readonly Statement[], template: RegExp) => said.some((each) => template.test(each.template))

/** The difference from a size that they name. */
const OF_GAP: Readonly<Partial<Record<Claim, (gap: number) => boolean>>> = {
  dearer: (gap) => gap > 0,
  cheaper: (gap) => gap < 0,
  not_dearer: (gap) => gap <= 0,
  not_cheaper: (gap) => gap >= 0,
}
const A_MONTH = { unit: 'days', amount: 31 }

/** "Is it more than £150": compared with what they name, if one of the shown values has its unit. */
function besideTold(
  { measure, told, claim }: Figure,
  [first]: readonly Statement[],
  context: RunContext,
): Answer | undefined {
  const { text, facts: book } = context
  const isSo = claim && OF_GAP[claim]
  const isMonth = measure === 'days' && /\ba month\b/i.test(text)
  const named = isMonth ? [A_MONTH] : toldValues(context, told).map(({ value }) => value)
  const shown = Object.values(first?.facts ?? {}).map((id) => book.get(id).value)
  for (const limit of named) {
    const [value, another] = shown.filter(({ unit }) => unit === limit.unit)
    if (isSo && value && !another && 'amount' in value && 'amount' in limit)
      return is(isSo(value.amount - limit.amount))
  }
  return undefined
}

/** Leaving is always possible: the question is whether it costs. */
const ofLeaving: Judging = (claim, said) => {
  const [isFree, isFee] = [
    shows(said, /^(?:exit_fee\.(?:none|none_ever|variable)|free\.now)$/),
    shows(said, /^(?:exit_fee\.(?:is|fuel|before)|free\.(?:is|by))$/),
  ]
  if (!isFree && !isFee) return undefined
  if (claim === 'free') return is(isFree)
  if (claim === 'fee') return is(isFee)
  return claim === 'so' ? 'yes' : undefined
}

function sayDual({ world, state }: RunContext): Statement[] {
  const [fuel, second] = FUELS.filter((each) => billOf(world, state)?.facts[each])
  if (!fuel) return []
  return second
    ? [say.answer('conclude.yes'), say.answer('tariff.dual')]
    : [say.answer('conclude.no'), say.answer('tariff.one_fuel', { words: { fuel } })]
}

/** Economy 7 and similar meters have a printed night price. */
function sayTwoRates({ world, state }: RunContext): Statement[] {
  const rates = billOf(world, state)?.facts.electricity?.unitRates ?? []
  if (rates.some(({ register }) => register === 'peak')) return [say.answer('meter.three_rates')]
  if (rates.some(({ register }) => register === 'night'))
    return [say.answer('conclude.yes'), say.answer('meter.two_rates')]
  return rates.length > 0 ? [say.answer('conclude.no'), say.answer('tariff.one_rate')] : []
}

const OF_BILL: Readonly<Partial<Record<Claim, (context: RunContext) => Statement[]>>> = {
  dual: sayDual,
  two_rates: sayTwoRates,
}

const ofTariff: Judging = (claim, said, context) => {
  if (claim !== 'fixed' && claim !== 'variable') return ofNames(claim, said, context)
  const { deal } = termsOf(context)
  return deal === 'fixed' || deal === 'variable' ? is(deal === claim) : 'unknown'
}

/** "Am I with EDF?" */
const ofNames: Judging = (claim, [first], { facts: book, world, text }) => {
  const [id] = claim === 'so' ? Object.values(first?.facts ?? {}) : []
  const name = id === undefined ? '' : book.get(id).text.toLowerCase()
  const known = { suppliers: world.catalogue.map(({ supplier }) => supplier), tariffs: [] }
  const [named] = namesIn(text, known)
  if (name !== '' && text.toLowerCase().includes(name)) return 'yes'
  if (named === undefined || name === '') return undefined
  return is(name.includes(named.toLowerCase()))
}

const ofBalance: Judging = (claim, said) => {
  if (claim !== 'credit' && claim !== 'debt') return undefined
  if (!shows(said, /^balance\.(?:owed|credit|even)$/)) return undefined
  return is(shows(said, claim === 'credit' ? /^balance\.credit$/ : /^balance\.owed$/))
}

const ofPayment: Judging = (claim, [first]) => {
  if (claim !== 'direct_debit' && claim !== 'prepayment' && claim !== 'on_receipt') return undefined
  const method = PAID_BY[claim === 'on_receipt' ? 'standard_credit' : claim]
  return first?.template === 'paid_by.is' ? is(first.words?.['method'] === method) : 'unknown'
}

const ofMeter: Judging = (claim, said) => {
  if (claim !== 'smart') return undefined
  return shows(said, /^meter\.smart$/) ? 'yes' : 'unknown'
}

const ofEnd: Judging = (claim, said, context) => {
  if (claim !== 'over' && claim !== 'so') return undefined
  const end = said.find(({ template }) => /^ends\.(?:is|by|fuel|over)$/.test(template))?.facts?.['day']
  const value = end === undefined ? undefined : context.facts.get(end).value
  if (value?.unit !== 'day') return said[0]?.template === 'exit_fee.variable' ? 'no' : 'unknown'
  const isPast = value.day < context.world.today
  return claim === 'over' ? is(isPast) : is(!isPast && isInNamedSpan(context.text, value.day, context.world.today))
}

const JUDGES: Readonly<Partial<Record<Measure, Judging>>> = {
  exit_fee: ofLeaving,
  free_from: ofLeaving,
  tariff: ofTariff,
  supplier: ofNames,
  balance: ofBalance,
  total: ofBalance,
  vat: (claim, said) => (claim === 'so' && shows(said, /^vat\.amount/) ? 'yes' : undefined),
  paid_by: ofPayment,
  meter: ofMeter,
  ends_on: ofEnd,
}
