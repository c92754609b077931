import { addDays, daysBetween } from '@mowatt/tariffs'
import type { FactValue, WorkingArgs } from './fact.ts'

/** Yields undefined where the facts are not what it takes: then there is no such fact. */
export type Arithmetic = (of: readonly FactValue[], args: WorkingArgs) => FactValue | undefined

type Amount = Extract<FactValue, { amount: number }>

const MICRO = 1_000_000
const WHOLE = 10_000
const DAYS_OF_YEAR = 365
/** Prices that were worked out are said to a hundredth of a penny. */
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
  /** How far apart two are, whichever is more. */
  difference: (of) => (of.length === 2 ? together(of, ([a = 0, b = 0]) => Math.abs(a - b)) : undefined),
  /** The first less the second, which may be below nothing. */
  less: (of) => (of.length === 2 ? together(of, ([a = 0, b = 0]) => a - b) : undefined),
  without_sign: ([a]) => scaled(a, (amount) => Math.abs(amount)),
  /** Of a value over one period, the same over another. `from` may be a number of days, given as the second fact. */
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
  cost_of_units: ([use, rate]) =>
    use?.unit === 'watt_hours' && rate?.unit === 'micropence_per_kwh'
      ? { unit: 'pence', amount: Math.round((use.amount * rate.amount) / 1000 / MICRO) }
      : undefined,
  cost_of_days: ([days, rate]) =>
    days?.unit === 'days' && rate?.unit === 'micropence_per_day'
      ? { unit: 'pence', amount: Math.round((days.amount * rate.amount) / MICRO) }
      : undefined,
  price_of_unit: ([cost, use]) =>
    cost?.unit === 'pence' && use?.unit === 'watt_hours' && use.amount > 0
      ? {
          unit: 'micropence_per_kwh',
          amount: Math.round((cost.amount * 1000 * MICRO) / use.amount / PRICE_STEP) * PRICE_STEP,
        }
      : undefined,
  units_for_money: ([cost, rate]) =>
    cost?.unit === 'pence' && rate?.unit === 'micropence_per_kwh' && rate.amount > 0
      ? { unit: 'watt_hours', amount: Math.round((cost.amount * MICRO * 10) / rate.amount) * 100 }
      : undefined,
  /** Without VAT: what it adds. With VAT: how much of it is VAT. */
  vat_added: ([net, rate]) =>
    net?.unit === 'pence' && rate?.unit === 'basis_points'
      ? { unit: 'pence', amount: Math.round((net.amount * rate.amount) / WHOLE) }
      : undefined,
  vat_within: ([gross, rate]) =>
    gross?.unit === 'pence' && rate?.unit === 'basis_points'
      ? { unit: 'pence', amount: Math.round((gross.amount * rate.amount) / (WHOLE + rate.amount)) }
      : undefined,
  units_between: ([latest, previous]) =>
    latest?.unit === 'meter_units' && previous?.unit === 'meter_units' && latest.amount >= previous.amount
      ? { unit: 'meter_units', amount: latest.amount - previous.amount }
      : undefined,
  /** An electricity meter counts kWh. */
  units_as_kwh: ([units]) =>
    units?.unit === 'meter_units' ? { unit: 'watt_hours', amount: Math.round(units.amount * 1000) } : undefined,
  /** Units of a gas meter, the volume correction, the calorific value, and the factor of an imperial meter. */
  gas_as_kwh: ([units, correction, calorific, imperial]) => {
    if (units?.unit !== 'meter_units' || correction?.unit !== 'millionths' || calorific?.unit !== 'millionths')
      return undefined
    const metres = imperial?.unit === 'millionths' ? (units.amount * imperial.amount) / MICRO : units.amount
    const kwh = (metres * (correction.amount / MICRO) * (calorific.amount / MICRO)) / 3.6
    return { unit: 'watt_hours', amount: tidy(kwh * 1000) }
  },
  /** The other way round, in cubic metres. */
  kwh_as_gas: ([used, correction, calorific]) =>
    used?.unit === 'watt_hours' && correction?.unit === 'millionths' && calorific?.unit === 'millionths'
      ? {
          unit: 'meter_units',
          amount:
            Math.round(((used.amount / 1000) * 3.6 * 10) / (correction.amount / MICRO) / (calorific.amount / MICRO)) /
            10,
        }
      : undefined,
  /** Two rates by how much is used at night. */
  blended_rate: ([day, night, share]) =>
    day?.unit === 'micropence_per_kwh' && night?.unit === 'micropence_per_kwh' && share?.unit === 'basis_points'
      ? {
          unit: 'micropence_per_kwh',
          amount:
            Math.round((day.amount * (WHOLE - share.amount) + night.amount * share.amount) / WHOLE / PRICE_STEP) *
            PRICE_STEP,
        }
      : undefined,
  /** How much must be used at night until two rates cost no more than one, in whole percent. */
  even_share: ([day, night, flat]) =>
    day?.unit === 'micropence_per_kwh' &&
    night?.unit === 'micropence_per_kwh' &&
    flat?.unit === 'micropence_per_kwh' &&
    night.amount < flat.amount &&
    flat.amount < day.amount
      ? {
          unit: 'basis_points',
          amount: Math.ceil(((day.amount - flat.amount) * 100) / (day.amount - night.amount)) * 100,
        }
      : undefined,
  /** How long a saving of a year takes to bring back a cost: the whole years of it, or the months beyond them. */
  payback: ([cost, saving], { part }) => {
    if (cost?.unit !== 'pence' || saving?.unit !== 'pence' || saving.amount <= 0) return undefined
    const months = Math.ceil((cost.amount * 12) / saving.amount)
    if (part === 'years') return { unit: 'years', amount: Math.floor(months / 12) }
    return { unit: 'months', amount: part === 'rest' ? months % 12 : months }
  },
  /** A sum in so many monthly parts. */
  spread: ([owed, months]) =>
    owed?.unit === 'pence' && months?.unit === 'months' && months.amount > 0
      ? { unit: 'pence', amount: Math.ceil(owed.amount / months.amount) }
      : undefined,
  kwh_of_miles: ([miles, perKwh]) =>
    miles?.unit === 'miles' && perKwh?.unit === 'millionths' && perKwh.amount > 0
      ? { unit: 'watt_hours', amount: thumb((miles.amount * 1000 * MICRO) / perKwh.amount) }
      : undefined,
  /** The electricity that a heat pump takes for the heat that so much gas gives. */
  kwh_of_heat_pump: ([gas, boiler, pump]) =>
    gas?.unit === 'watt_hours' && boiler?.unit === 'basis_points' && pump?.unit === 'millionths' && pump.amount > 0
      ? { unit: 'watt_hours', amount: thumb((gas.amount * boiler.amount * MICRO) / WHOLE / pump.amount) }
      : undefined,
  kwh_of_running: ([watts, hours]) =>
    watts?.unit === 'watts' && hours?.unit === 'hours'
      ? { unit: 'watt_hours', amount: Math.round(watts.amount * hours.amount) }
      : undefined,
  days_of_period: ([from, to]) =>
    from?.unit === 'day' && to?.unit === 'day' && from.day <= to.day
      ? { unit: 'days', amount: daysBetween(from.day, to.day) + 1 }
      : undefined,
  days_until: ([from, to]) =>
    from?.unit === 'day' && to?.unit === 'day' && from.day <= to.day
      ? { unit: 'days', amount: daysBetween(from.day, to.day) }
      : undefined,
  /** So many days before a day: when leaving becomes free. */
  days_before: ([day, days]) =>
    day?.unit === 'day' && days?.unit === 'days' ? { unit: 'day', day: addDays(day.day, -days.amount) } : undefined,
  /** For what rests on a rule of thumb: to ten pounds, and to one below a hundred. */
  roughly: ([a]) => (a?.unit === 'pence' ? { unit: 'pence', amount: rough(a.amount) } : undefined),
} as const satisfies Record<string, Arithmetic>

function together(of: readonly FactValue[], join: (amounts: number[]) => number): FactValue | undefined {
  const [first] = of
  const amounts = of.flatMap((value) => ('amount' in value && value.unit === first?.unit ? [value.amount] : []))
  return first && 'amount' in first && amounts.length === of.length ? withAmount(first, join(amounts)) : undefined
}

function scaled(value: FactValue | undefined, by: (amount: number) => number): FactValue | undefined {
  return value && 'amount' in value ? withAmount(value, by(value.amount)) : undefined
}

/** Whole in its unit, so that nothing is said more exactly than it is known. */
function withAmount(of: Amount, amount: number): Amount {
  return { ...of, amount: of.unit === 'watt_hours' ? tidy(amount) : Math.round(amount) }
}

/** A tenth of a kWh is the least that is said, and a hundredth of less than ten. */
function tidy(wattHours: number): number {
  const step = Math.abs(wattHours) < 10_000 ? 10 : 100
  return Math.round(wattHours / step) * step
}

/** A rule of thumb says no more than ten kWh, and no more than one of less than a hundred. */
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
