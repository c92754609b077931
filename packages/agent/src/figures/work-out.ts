import { addMonths, FUELS } from '@mowatt/tariffs'
import type { WorkOut } from '../command/command.ts'
import {
  COUNTS,
  foldSum,
  LAST_RESULT,
  type Operand,
  operandsOf,
  parseSum,
  type Sum,
  TODAY,
} from '@mowatt/text/values/sum'
import { addUp, partOf } from '../facts/expression.ts'
import { AS_SAID, type FactId, type FactValue } from '../facts/fact.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { Phrase, Statement } from '../say/statement.ts'
import { readAs } from '@mowatt/text/values/find-numbers'
import { NUMBER_WORDS } from '@mowatt/text/figures/number-words'
import { knownValue } from './known-value.ts'
import { estimatedReadings } from './sources/bill-source.ts'
import { unknown, type Unknown } from './sources/source.ts'

type Worked = { result: FactId; sum: Sum; facts: ReadonlyMap<string, FactId> }

const NO_FIGURES = unknown({ template: 'unknown.no_figures' }, 'ask.figures')
/** How much calorific values differ from a usual one. */
const OF_CALORIFIC = 0.03
const ROUNDED_UP: readonly WorkOut['as'][] = ['months', 'weeks', 'days']
const A_NUMBER = String.raw`(?: about| around)? £?(?:\d|(?:${NUMBER_WORDS})\b)`
const OVER = new RegExp(String.raw`\b(?:over|above|more than|at least|upwards of|north of)${A_NUMBER}`, 'i')
const UNDER = new RegExp(String.raw`\b(?:under|below|less than|at most|up to)${A_NUMBER}`, 'i')
const TEMPLATES = { '+': 'sum.plus', '-': 'sum.minus', '*': 'sum.times', '/': 'sum.over' } as const

/** A calculation on numbers in the user's words and on named known values, with its working. */
export function workOut(command: WorkOut, context: RunContext): Outcome {
  const worked = work(command, context)
  const statements = 'unknown' in worked ? worked.unknown : sayResult(command, worked, context)
  return { statements, cards: [], state: context.state }
}

function work(command: WorkOut, context: RunContext): Worked | Unknown {
  const sum = parseSum(command.sum)
  const facts = new Map<string, FactId>()
  for (const operand of sum ? operandsOf(sum) : []) {
    const found = factOf(operand, command, context)
    if (typeof found !== 'string') return found ?? NO_FIGURES
    facts.set(operand.key, found)
  }
  const args = { sum: command.sum, as: command.as, roles: [...facts.keys()] }
  const result = context.facts.worked('expression', [...facts.values()], args)
  return sum && result !== undefined ? { result, sum, facts } : NO_FIGURES
}

function factOf(operand: Operand, command: WorkOut, context: RunContext): FactId | Unknown | undefined {
  const { by, names } = operand
  const [name = ''] = names
  const count = by !== undefined && Object.hasOwn(COUNTS, by) ? COUNTS[by] : undefined
  if (count) return daysOf(count, names, command, context)
  const value = new Map(Object.entries(command.said ?? {})).get(name)
  if (value || by !== undefined) {
    const read = value && (by === undefined ? value : readAs(value, by))
    return read && context.facts.noted(read)
  }
  if (name !== LAST_RESULT) return knownValue(name, context)
  const before = command.last && work(command.last, context)
  return before && 'result' in before ? before.result : before
}

/** If the first date is after the second, it is in the year before. */
function daysOf(
  count: 'days_of_period' | 'days_until',
  names: readonly string[],
  { said = {} }: WorkOut,
  { facts: book, world }: RunContext,
): FactId | undefined {
  const [from, to] = names.map((name) => (name === TODAY ? { unit: 'day' as const, day: world.today } : said[name]))
  if (from?.unit !== 'day' || to?.unit !== 'day') return undefined
  const first = from.day > to.day ? addMonths(from.day, -12) : from.day
  const [start, end] = [first, to.day].map((day, at) =>
    names[at] === TODAY ? book.record('calendar', 'today') : book.noted({ unit: 'day', day }),
  )
  return start && end && book.worked(count, [start, end])
}

function sayResult(
  { as, checks = '', said = {} }: WorkOut,
  { result, sum, facts }: Worked,
  context: RunContext,
): Statement[] {
  const claim = said[checks]
  // A result based on a usual calorific value is as exact as that is.
  const within = facts.has('calorific_value') ? OF_CALORIFIC : 0
  const { value } = context.facts.get(result)
  const isRight = claim && (beyond(value, claim, context.text) ?? isSame(value, claim, within))
  const isOf = (fuel: string) => ['bill_total', `${fuel}_used`, `${fuel}_bill`].some((each) => facts.has(each))
  return [
    ...(isRight === undefined ? [] : [say.answer(isRight ? 'conclude.yes' : 'conclude.no')]),
    say.answer(as === 'pence_per_kwh' ? 'sum.is_rate' : 'sum.is', { facts: { result } }),
    ...('key' in sum
      ? []
      : [say.because('sum.working', { facts: { result }, phrases: { sum: phraseOf(sum, facts) } })]),
    ...(isRoundedUp(as, sum, facts, context) ? [say.because('sum.rounded_up')] : []),
    ...FUELS.filter(isOf).flatMap((fuel) => estimatedReadings(context, fuel)),
    ...(facts.has('calorific_value') ? [say.warning('use.calorific')] : []),
  ]
}

/** Whether a duration was rounded up: the last of thirteen months may be for ten pence. */
function isRoundedUp(as: WorkOut['as'], sum: Sum, facts: Worked['facts'], { facts: book }: RunContext): boolean {
  if (!ROUNDED_UP.includes(as)) return false
  const exact = addUp(sum, ({ key }) => partOf(book.get(facts.get(key) ?? '').value), as)
  return exact !== undefined && !Number.isInteger(Number(exact.toFixed(9)))
}

/** "Over three hundred?": on which side of the claim it is. Undefined if they claim an exact figure. */
function beyond(result: FactValue, claim: FactValue, text: string): boolean | undefined {
  const gap = gapOf(result, claim)
  if (gap === undefined) return undefined
  return OVER.test(text) ? gap > 0 : UNDER.test(text) ? gap < 0 : undefined
}

function gapOf(result: FactValue, claim: FactValue): number | undefined {
  if (!('amount' in result && 'amount' in claim)) return undefined
  if (claim.unit !== 'count' && claim.unit !== result.unit) return undefined
  return result.amount / (AS_SAID[result.unit] ?? 1) - claim.amount / (AS_SAID[claim.unit] ?? 1)
}

/** As precise as the claim: half a penny makes no claim wrong. Undefined if the two can't be compared. */
function isSame(result: FactValue, claim: FactValue, within: number): boolean | undefined {
  const gap = gapOf(result, claim)
  if (gap === undefined || !('amount' in claim)) return undefined
  const claimed = claim.amount / (AS_SAID[claim.unit] ?? 1)
  const [, decimals = ''] = String(claimed).split('.')
  return Math.abs(gap) < Math.max(10 ** -decimals.length, within * claimed)
}

/** The working as a formula, with brackets where needed. */
function phraseOf(sum: Sum, facts: ReadonlyMap<string, FactId>): Phrase {
  const said = foldSum<{ phrase: Phrase; rank: number }>(
    sum,
    ({ key }) => ({ rank: 3, phrase: { template: 'sum.value', facts: { a: facts.get(key) ?? '' } } }),
    (op, left, right) => {
      const rank = op === '+' || op === '-' ? 1 : 2
      const isLast = op === '-' || op === '/'
      const a = left.rank < rank ? inBrackets(left.phrase) : left.phrase
      const b = right.rank < rank || (isLast && right.rank === rank) ? inBrackets(right.phrase) : right.phrase
      return { rank, phrase: { template: TEMPLATES[op], phrases: { a, b } } }
    },
  )
  return said?.phrase ?? { template: 'if.nothing' }
}

function inBrackets(a: Phrase): Phrase {
  return { template: 'sum.brackets', phrases: { a } }
}
