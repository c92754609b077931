import { FUELS } from '@mowatt/tariffs'

const ofFuels = (names: string) => FUELS.flatMap((fuel) => names.replaceAll('fuel', fuel).split(' '))
/** Values of the bill, the current deal and the price cap that a calculation may name. */
export const MONEY_NAMES: readonly string[] = [
  ...ofFuels('fuel_rate fuel_standing fuel_bill fuel_exit_fee cap_fuel_rate cap_fuel_standing'),
  'bill_total',
  'bill_vat',
  'balance',
  'exit_fee',
  'year_cost',
  'month_cost',
]
const CONSTANTS = ['months_a_year', 'weeks_a_year', 'days_a_year', 'days_a_week', 'hours_a_day', 'two', 'hundred']
const OF_GAS = ['volume_correction', 'calorific_value', 'megajoules', 'imperial']
export const PLAIN_NAMES: readonly string[] = [
  ...ofFuels('fuel_used fuel_year fuel_reading'),
  'bill_days',
  'vat',
  ...CONSTANTS,
]
/** Values that are the sum of others. */
export const SHORT_FOR: Readonly<Record<string, string>> = {
  weeks_a_month: 'weeks_a_year / months_a_year',
  days_a_month: 'days_a_year / months_a_year',
  kwh_a_m3: 'volume_correction * calorific_value / megajoules',
  kwh_a_100ft3: 'imperial * volume_correction * calorific_value / megajoules',
}
export const HIDDEN_NAMES: readonly string[] = OF_GAS
export const LAST_RESULT = 'last_result'
export const TODAY = 'today'

export type Operator = (typeof SIGNS)[number]
/** By these two days become a number of them: both counted, or from one to the other. */
export const COUNTS: Readonly<Record<string, 'days_of_period' | 'days_until'>> = {
  days: 'days_of_period',
  between: 'days_until',
}

/** `n1`, `gas_rate`, or with an assumed unit or a count: `pence(n1)`, `days(d1, d2)`. */
export type Operand = { key: string; by?: string; names: readonly string[] }
export type Sum = Operand | { op: Operator; left: Sum; right: Sum }

const LONGEST = 300
const DEEPEST = 12
const MOST_NAMES = 24
const TOKEN = /[a-z][a-z0-9_]*|\S/g
/** The possible units of a result that is not money. */
const WITHOUT_MONEY = ['kwh', 'kw', 'hours']
const SIGNS = ['+', '-', '*', '/'] as const

/** Parses names, brackets and the four operators; a calculation contains no number. Undefined for anything else. */
export function parseSum(text: string): Sum | undefined {
  const tokens = text.length > LONGEST ? [] : (text.toLowerCase().match(TOKEN) ?? [])
  let at = 0
  let names = 0
  const take = (token: string) => tokens[at] === token && at++ >= 0
  const name = () => {
    const found = tokens[at++] ?? ''
    return /^[a-z]/.test(found) && ++names <= MOST_NAMES ? found : undefined
  }
  const operand = (depth: number): Sum | undefined => {
    if (take('(')) {
      const inside = depth < DEEPEST ? chain('+-', depth + 1) : undefined
      return take(')') ? inside : undefined
    }
    const first = name()
    const whole = Object.hasOwn(SHORT_FOR, first ?? '') ? SHORT_FOR[first ?? ''] : undefined
    if (whole !== undefined) return parseSum(whole)
    if (first === undefined || !take('(')) return first === undefined ? undefined : plain(first)
    // "kwh(n1 - n2)" is a calculation whose result is in kWh: its parts have their own units.
    if (isSum(first)) {
      const inside = depth < DEEPEST ? chain('+-', depth + 1) : undefined
      return take(')') ? inside : undefined
    }
    const of = [name(), ...(take(',') ? [name()] : [])].filter((each) => each !== undefined)
    return take(')') ? { key: `${first}(${of.join(', ')})`, by: first, names: of } : undefined
  }
  const chain = (signs: '+-' | '*/', depth: number): Sum | undefined => {
    const next = () => (signs === '+-' ? chain('*/', depth) : operand(depth))
    const sign = () => SIGNS.find((each) => each === tokens[at])
    let left = next()
    for (let op = sign(); left && op && signs.includes(op); op = sign()) {
      at++
      const right = next()
      left = right && { op, left, right }
    }
    return left
  }
  const isSum = (by: string) => WITHOUT_MONEY.includes(by) && tokens[at + 1] !== ')'
  const sum = chain('+-', 0)
  return at === tokens.length ? sum : undefined
}

function plain(name: string): Operand {
  return { key: name, names: [name] }
}

/** Evaluates a calculation from its operands up; undefined if any part is. */
export function foldSum<Found>(
  sum: Sum,
  ofOperand: (operand: Operand) => Found | undefined,
  join: (op: Operator, left: Found, right: Found) => Found | undefined,
): Found | undefined {
  if ('key' in sum) return ofOperand(sum)
  const left = foldSum(sum.left, ofOperand, join)
  const right = left === undefined ? undefined : foldSum(sum.right, ofOperand, join)
  return left === undefined || right === undefined ? undefined : join(sum.op, left, right)
}

export function operandsOf(sum: Sum): Operand[] {
  return 'key' in sum ? [sum] : [...operandsOf(sum.left), ...operandsOf(sum.right)]
}
