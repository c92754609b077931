import { foldSum, parseSum, type Operand, type Operator, type Sum } from '@mowatt/text/values/sum'
import { type Arithmetic, asPrice, tidy } from './arithmetic.ts'
import type { FactValue } from './fact.ts'

/** A part of a calculation: how often money is a factor of it, and its amount in pounds, kWh, kW and hours. */
export type Part = { money: number; amount: number }
type Result = (amount: number) => FactValue | undefined

const A_BASE: Readonly<Partial<Record<FactValue['unit'], number>>> = {
  pence: 100,
  micropence_per_kwh: 100_000_000,
  micropence_per_day: 100_000_000,
  watt_hours: 1000,
  watts: 1000,
  basis_points: 10_000,
  minutes: 60,
  millionths: 1_000_000,
}
const MOST = 1e10
/** Half a penny rounds up, despite binary fractions. */
const rounded = (amount: number, steps: number) => Math.round(Number((amount * steps).toFixed(6))) / steps
const price: Result = (pounds) => ({ unit: 'micropence_per_kwh', amount: asPrice(pounds * 100_000_000) })
/** A regular payment that does not divide evenly has one more for the rest. */
const time = (unit: 'days' | 'weeks' | 'months' | 'years' | 'hours', round: (amount: number) => number): Result => {
  return (amount) => (amount < 0 ? undefined : { unit, amount: round(amount) })
}
const toTenths = (amount: number) => rounded(amount, 10)

/** The units of a result, rounded as people say it. */
const RESULTS = {
  pounds: (amount) => ({ unit: 'pence', amount: Math.round(rounded(amount, 100) * 100) }),
  pence: price,
  pence_per_kwh: price,
  kwh: (amount) => ({ unit: 'watt_hours', amount: tidy(amount * 1000) }),
  percent: (amount) => ({ unit: 'basis_points', amount: Math.round(rounded(amount, 1000) * 10_000) }),
  months: time('months', Math.ceil),
  weeks: time('weeks', Math.ceil),
  days: time('days', Math.ceil),
  years: time('years', toTenths),
  hours: time('hours', toTenths),
  number: (amount) => ({ unit: 'count', amount: rounded(amount, 100) }),
} as const satisfies Record<string, Result>
export type SumUnit = keyof typeof RESULTS
export const SUM_UNITS = Object.keys(RESULTS).filter((each): each is SumUnit => each in RESULTS)

export function partOf(value: FactValue | undefined): Part | undefined {
  if (!value || !('amount' in value)) return undefined
  const isMoney = value.unit === 'pence' || value.unit.startsWith('micropence')
  return { money: isMoney ? 1 : 0, amount: value.amount / (A_BASE[value.unit] ?? 1) }
}

export function moneyOf(as: SumUnit): 0 | 1 {
  return as === 'pounds' || as.startsWith('pence') ? 1 : 0
}

/** Money is never added to anything else, and nothing is divided by zero. */
export function addUp(sum: Sum, ofOperand: (operand: Operand) => Part | undefined, as: SumUnit): number | undefined {
  const whole = foldSum(sum, ofOperand, join)
  return whole?.money === moneyOf(as) ? whole.amount : undefined
}

function join(op: Operator, left: Part, right: Part): Part | undefined {
  if (op === '*') return { money: left.money + right.money, amount: left.amount * right.amount }
  if (op === '/')
    return right.amount === 0 ? undefined : { money: left.money - right.money, amount: left.amount / right.amount }
  const amount = op === '+' ? left.amount + right.amount : left.amount - right.amount
  return left.money === right.money ? { money: left.money, amount } : undefined
}

/** A calculation on facts, each named in `roles`. */
export const expression: Arithmetic = (of, { sum, as, roles }) => {
  const [tree, unit] = [parseSum(String(sum)), SUM_UNITS.find((each) => each === as)]
  if (!tree || !unit || !Array.isArray(roles)) return undefined
  const amount = addUp(tree, ({ key }) => partOf(of[roles.indexOf(key)]), unit)
  return amount === undefined || Math.abs(amount) > MOST ? undefined : RESULTS[unit](Number(amount.toFixed(9)))
}
