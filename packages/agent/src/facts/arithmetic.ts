import { addDays, checkDirectDebit, daysBetween, movingPlan } from '@mowatt/tariffs'
import type { FactValue, WorkingArgs } from './fact.ts'

/** Returns undefined if the arguments have the wrong kinds: then there is no such fact. */
export type Arithmetic = (of: readonly FactValue[], args: WorkingArgs) => FactValue | undefined

type Amount = Extract<FactValue, { amount: number }>

const MICRO = 1_000_000
const WHOLE = 10_000
const DAYS_OF_YEAR = 365
/** Calculated prices are shown to a hundredth of a penny. */
const PRICE_STEP = 10_000

/** How many of a period are in a year. */
const A_YEAR: Readonly<Record<string, number>> = {
  year: 1,
  quarter: 4,
  month: 12,
  week: DAYS_OF_YEAR / 7,
  day: DAYS_OF_YEAR,
}

export const ARITHMETIC = {
  sum: (of) => together(of, (amounts) => amounts.reduce((sum, each) => sum + each, 0)),
  /** The absolute difference of two values. */
  difference: (of) => (of.length === 2 ? together(of, ([a = 0, b = 0]) => Math.abs(a - b)) : undefined),
  /** The first less the second, which may be negative. */
  less: (of) => (of.length === 2 ? together(of, ([a = 0, b = 0]) => a - b) : undefined),
  without_sign: ([a]) => scaled(a, (amount) => Math.abs(amount)),
  /** Converts a value over one period to another. `from` may be a number of days, given as the second fact. */
  per_period: ([a, days], args) => {
    const [from, to] = [periods(args['from'], days), periods(args['to'], days)]
    return from === undefined || to === undefined ? undefined : scaled(a, (amount) => (amount * from) / to)
  },
  share: ([part, whole]) =>
    part && whole && 'amount' in part && 'amount' in whole && part.unit === whole.unit && whole.amount > 0
      ? { unit: 'basis_points', amount: Math.round((part.amount * 100) / whole.amount) * 100 }
      : undefined,
  part_of: ([a, share]) =>
    share?.unit === 'basis_points' ? scaled(a, (amount) => (amount * share.amount) / WHOLE) : undefined,
  changed_by: ([a, share], { way }) =>
    share?.unit === 'basis_points'
      ? scaled(a, (amount) => (amount * (WHOLE + (way === 'down' ? -1 : 1) * share.amount)) / WHOLE)
      : undefined,
  cost_of_units: takes(['watt_hours', 'micropence_per_kwh'], 'pence', (use, rate) =>
    Math.round((use * rate) / 1000 / MICRO),
  ),
  cost_of_days: takes(['days', 'micropence_per_day'], 'pence', (days, rate) => Math.round((days * rate) / MICRO)),
  price_of_unit: takes(['pence', 'watt_hours'], 'micropence_per_kwh', (cost, use) =>
    use > 0 ? asPrice((cost * 1000 * MICRO) / use) : undefined,
  ),
  units_for_money: takes(['pence', 'micropence_per_kwh'], 'watt_hours', (cost, rate) =>
    rate > 0 ? Math.round((cost * MICRO * 10) / rate) * 100 : undefined,
  ),
  /** Without VAT: the VAT to add. With VAT: the VAT it includes. */
  vat_added: takes(['pence', 'basis_points'], 'pence', (net, rate) => Math.round((net * rate) / WHOLE)),
  vat_within: takes(['pence', 'basis_points'], 'pence', (gross, rate) => Math.round((gross * rate) / (WHOLE + rate))),
  units_between: takes(['meter_units', 'meter_units'], 'meter_units', (latest, previous) =>
    latest >= previous ? latest - previous : undefined,
  ),
  /** An electricity meter counts kWh. */
  units_as_kwh: takes(['meter_units'], 'watt_hours', (units) => Math.round(units * 1000)),
  /** Units of a gas meter, the volume correction, the calorific value, and the factor of an imperial meter. */
  gas_as_kwh: ([units, correction, calorific, imperial]) => {
    if (units?.unit !== 'meter_units' || correction?.unit !== 'millionths' || calorific?.unit !== 'millionths')
      return undefined
    const metres = imperial?.unit === 'millionths' ? (units.amount * imperial.amount) / MICRO : units.amount
    const kwh = (metres * (correction.amount / MICRO) * (calorific.amount / MICRO)) / 3.6
    return { unit: 'watt_hours', amount: tidy(kwh * 1000) }
  },
  /** The other way round, in cubic metres. */
  kwh_as_gas: takes(
    ['watt_hours', 'millionths', 'millionths'],
    'meter_units',
    (used, correction, calorific) =>
      Math.round(((used / 1000) * 3.6 * 10) / (correction / MICRO) / (calorific / MICRO)) / 10,
  ),
  /** Two rates by how much is used at night. */
  blended_rate: takes(
    ['micropence_per_kwh', 'micropence_per_kwh', 'basis_points'],
    'micropence_per_kwh',
    (day, night, share) => asPrice((day * (WHOLE - share) + night * share) / WHOLE),
  ),
  /** How much must be used at night for two rates to cost no more than one, in whole percent. */
  even_share: takes(
    ['micropence_per_kwh', 'micropence_per_kwh', 'micropence_per_kwh'],
    'basis_points',
    (day, night, flat) =>
      night < flat && flat < day ? Math.ceil(((day - flat) * 100) / (day - night)) * 100 : undefined,
  ),
  /** The payback time of a cost from a yearly saving: the whole years of it, or the months beyond them. */
  payback: ([cost, saving], { part }) => {
    if (cost?.unit !== 'pence' || saving?.unit !== 'pence' || saving.amount <= 0) return undefined
    const months = Math.ceil((cost.amount * 12) / saving.amount)
    if (part === 'years') return { unit: 'years', amount: Math.floor(months / 12) }
    return { unit: 'months', amount: part === 'rest' ? months % 12 : months }
  },
  /** An amount in so many monthly parts. */
  spread: takes(['pence', 'months'], 'pence', (owed, months) => (months > 0 ? Math.ceil(owed / months) : undefined)),
  /** A twelfth of a year's cost, with the balance evened out if given: a payment, that year, and credit or debt. */
  fair_payment: ([paid, year, balance], { side }) => {
    const [monthlyPence, yearPence] = [amountIn('pence', paid), amountIn('pence', year)]
    const left = balance ? amountIn('pence', balance) : 0
    if (monthlyPence === undefined || yearPence === undefined || left === undefined) return undefined
    const balancePence = side === 'debt' ? 0 - Math.abs(left) : Math.abs(left)
    return { unit: 'pence', amount: checkDirectDebit({ monthlyPence, yearPence, balancePence }).fairPence }
  },
  /** The date of a step of a move, from the date of the move. */
  moving_day: ([moves], { step }) => {
    const found = moves?.unit === 'day' ? movingPlan(moves.day, moves.day).find(({ what }) => what === step) : undefined
    return found && { unit: 'day', day: found.on }
  },
  kwh_of_miles: takes(['miles', 'millionths'], 'watt_hours', (miles, perKwh) =>
    perKwh > 0 ? thumb((miles * 1000 * MICRO) / perKwh) : undefined,
  ),
  /** The electricity that a heat pump needs for the heat from so much gas. */
  kwh_of_heat_pump: takes(['watt_hours', 'basis_points', 'millionths'], 'watt_hours', (gas, boiler, pump) =>
    pump > 0 ? thumb((gas * boiler * MICRO) / WHOLE / pump) : undefined,
  ),
  kwh_of_running: takes(['watts', 'hours'], 'watt_hours', (watts, hours) => Math.round(watts * hours)),
  times: takes(['watt_hours', 'count'], 'watt_hours', (one, count) => one * count),
  days_of_period: ([from, to]) => daysFrom(from, to, 1),
  days_until: ([from, to]) => daysFrom(from, to, 0),
  /** So many days before a date: when leaving becomes free. */
  days_before: ([day, days]) =>
    day?.unit === 'day' && days?.unit === 'days' ? { unit: 'day', day: addDays(day.day, -days.amount) } : undefined,
  /** For estimates by a rule of thumb: rounded to ten pounds, and to one below a hundred. */
  roughly: ([exact]) =>
    exact?.unit === 'pence' ? { unit: 'pence', amount: rough(exact.amount), isRound: true } : undefined,
} as const satisfies Record<string, Arithmetic>

/** A formula on amounts in these units, in this order. */
function takes<const Units extends readonly Amount['unit'][]>(
  units: Units,
  unit: Amount['unit'],
  by: (...amounts: { [At in keyof Units]: number }) => number | undefined,
): Arithmetic {
  return (of) => {
    const amounts = units.map((each, at) => amountIn(each, of[at]))
    if (amounts.includes(undefined)) return undefined
    const amount = by(...(amounts as { [At in keyof Units]: number }))
    return amount === undefined ? undefined : { unit, amount }
  }
}

export function amountIn(unit: FactValue['unit'], value: FactValue | undefined): number | undefined {
  return value && 'amount' in value && value.unit === unit ? value.amount : undefined
}

/** The days from one to the other, both included, plus as many more as given. */
function daysFrom(from: FactValue | undefined, to: FactValue | undefined, more: number): FactValue | undefined {
  return from?.unit === 'day' && to?.unit === 'day' && from.day <= to.day
    ? { unit: 'days', amount: daysBetween(from.day, to.day) + more }
    : undefined
}

function together(of: readonly FactValue[], join: (amounts: number[]) => number): FactValue | undefined {
  const [first] = of
  const amounts = of.flatMap((value) => ('amount' in value && value.unit === first?.unit ? [value.amount] : []))
  return first && 'amount' in first && amounts.length === of.length ? withAmount(first, join(amounts)) : undefined
}

function scaled(value: FactValue | undefined, by: (amount: number) => number): FactValue | undefined {
  return value && 'amount' in value ? withAmount(value, by(value.amount)) : undefined
}

/** Rounded to whole units, so that nothing is stated more precisely than it is known. */
function withAmount(of: Amount, amount: number): Amount {
  return { ...of, amount: of.unit === 'watt_hours' ? tidy(amount) : Math.round(amount) }
}

/** The smallest step is a tenth of a kWh, and a hundredth below ten. */
export function tidy(wattHours: number): number {
  const step = Math.abs(wattHours) < 10_000 ? 10 : 100
  return Math.round(wattHours / step) * step
}

export function asPrice(micropence: number): number {
  return Math.round(micropence / PRICE_STEP) * PRICE_STEP
}

/** A rule of thumb is rounded to ten kWh, and to one below a hundred. */
function thumb(wattHours: number): number {
  const step = wattHours < 100_000 ? 1000 : 10_000
  return Math.round(wattHours / step) * step
}

function periods(period: unknown, days: FactValue | undefined): number | undefined {
  if (period === 'days') return days?.unit === 'days' && days.amount > 0 ? DAYS_OF_YEAR / days.amount : undefined
  return typeof period === 'string' ? A_YEAR[period] : undefined
}

function rough(pence: number): number {
  const step = Math.abs(pence) < 10_000 ? 100 : 1000
  return Math.sign(pence) * Math.round(Math.abs(pence) / step) * step
}
