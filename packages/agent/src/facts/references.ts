import {
  applianceOf,
  capRatesOn,
  type Fuel,
  FUELS,
  isIsoDay,
  isRegionLetter,
  regionOf,
  typicalUseOn,
  WHAT_IF_AMOUNTS,
  WHAT_IFS,
  whatIfFigures,
} from '@mowatt/tariffs'
import type { World } from '../state/world.ts'
import type { FactValue } from './fact.ts'

type Dated = Pick<World, 'today' | 'figures'>

export type Reference = { value: FactValue; source: string }

const EXIT_RULE = 'Ofgem: no exit fee in the last 49 days of a fixed term'
const GAS_RULE = 'The volume correction shown on gas bills'
const { boilerPercent, heatPumpCop, milesPerKwh } = whatIfFigures
const ESTIMATE = 'A typical figure that we’ve estimated'
const OF_LABEL = `${ESTIMATE}: the label on yours is more accurate`

const FIXED: Readonly<Record<string, Reference>> = {
  'rule.free_days': { value: { unit: 'days', amount: 49 }, source: EXIT_RULE },
  'year.days': { value: { unit: 'days', amount: 365 }, source: 'The calendar' },
  'sum.months_a_year': { value: { unit: 'months', amount: 12 }, source: 'The calendar' },
  'sum.weeks_a_year': { value: { unit: 'weeks', amount: 52 }, source: 'The calendar, in whole weeks' },
  'sum.days_a_year': { value: { unit: 'days', amount: 365 }, source: 'The calendar' },
  'sum.days_a_week': { value: { unit: 'days', amount: 7 }, source: 'The calendar' },
  'sum.hours_a_day': { value: { unit: 'hours', amount: 24 }, source: 'The clock' },
  'sum.two': { value: { unit: 'count', amount: 2 }, source: 'A number' },
  'sum.hundred': { value: { unit: 'count', amount: 100 }, source: 'A number' },
  hour: { value: { unit: 'hours', amount: 1 }, source: 'The clock' },
  'gas.volume_correction': { value: { unit: 'millionths', amount: 1_022_640 }, source: GAS_RULE },
  'gas.calorific_value': { value: { unit: 'millionths', amount: 39_500_000 }, source: ESTIMATE },
  'gas.imperial': {
    value: { unit: 'millionths', amount: 2_830_000 },
    source: 'Hundreds of cubic feet in cubic metres',
  },
  'gas.megajoules': { value: { unit: 'millionths', amount: 3_600_000 }, source: 'Megajoules in a kilowatt-hour' },
  'car.miles_per_kwh': { value: { unit: 'millionths', amount: milesPerKwh.value * 1_000_000 }, source: ESTIMATE },
  'boiler.efficiency': {
    value: { unit: 'basis_points', amount: boilerPercent.value * 100 },
    source: boilerPercent.source,
  },
  'heat_pump.efficiency': {
    value: { unit: 'millionths', amount: heatPumpCop.value * 1_000_000 },
    source: heatPumpCop.source,
  },
}

/**
 * A dated value of our reference tables: `vat.gas`, `vat.electricity.next_from`, `typical.gas`,
 * `cap.typical_year`, `cap.from`, `cap.to`, `cap_quarter.2026-07-01`, `region.H`, `appliance.kettle.watts` and the fixed ones above.
 */
export function referenceValue(id: string, world: Dated): Reference | undefined {
  if (Object.hasOwn(FIXED, id)) return FIXED[id]
  const [kind = '', name = '', part] = id.split('.')
  switch (kind) {
    case 'vat':
      return isFuel(name) ? vatReference(name, part, world) : undefined
    case 'typical':
      return isFuel(name) ? typicalReference(name, part, world) : undefined
    case 'cap':
      return part === undefined ? capReference(name, world) : undefined
    case 'cap_quarter':
      return capQuarter(name, world)
    case 'region':
      return isRegionLetter(name)
        ? { value: { unit: 'name', name: regionOf(name).name }, source: 'The regions of the electricity grid' }
        : undefined
    case 'appliance':
      return applianceReference(name, part)
    case 'what_if': {
      const what = WHAT_IFS.find((each) => each === name)
      const { unit, scale, usual } = WHAT_IF_AMOUNTS[what ?? 'car']
      return what && { value: { unit, amount: Math.round(Number(part ?? usual) * scale) }, source: ESTIMATE }
    }
    default:
      return undefined
  }
}

/** Its name and its usage: in watts, in kWh per run, or in kWh a year. */
function applianceReference(id: string, part: string | undefined): Reference | undefined {
  const { name, watts, eachKwh, yearKwh } = applianceOf(id) ?? {}
  if (part === 'name' && name !== undefined) return { value: { unit: 'name', name }, source: OF_LABEL }
  if (part === 'watts' && watts !== undefined) return { value: { unit: 'watts', amount: watts }, source: OF_LABEL }
  const kwh = part === 'each' ? eachKwh : part === 'year' ? yearKwh : undefined
  return kwh === undefined
    ? undefined
    : { value: { unit: 'watt_hours', amount: Math.round(kwh * 1000) }, source: OF_LABEL }
}

function isFuel(text: string): text is Fuel {
  return FUELS.some((fuel) => fuel === text)
}

function vatReference(fuel: Fuel, part: string | undefined, { today, figures }: Dated): Reference | undefined {
  const rates = figures.vatRates.filter((rate) => rate.fuel === fuel)
  const rate = part === undefined ? rates.findLast(({ from }) => from <= today) : rates.find(({ from }) => from > today)
  if (!rate) return undefined
  const { source } = rate
  if (part === undefined || part === 'next')
    return { value: { unit: 'basis_points', amount: rate.basisPoints }, source }
  return part === 'next_from' ? { value: { unit: 'day', day: rate.from }, source } : undefined
}

function typicalReference(fuel: Fuel, part: string | undefined, { today, figures }: Dated): Reference | undefined {
  const values = typicalUseOn(today, figures)?.medium
  const kwh = part === 'day_night' ? values?.electricityDayNight : part === undefined ? values?.[fuel] : undefined
  return values && kwh !== undefined
    ? { value: { unit: 'watt_hours', amount: kwh * 1000 }, source: values.source }
    : undefined
}

function capReference(name: string, { today, figures }: Dated): Reference | undefined {
  const cap = capRatesOn({ figures, on: today, fuel: 'electricity', paymentMethod: 'direct_debit' })
  if (!cap) return undefined
  const { from, to, typicalYearPounds: pounds, source } = cap
  if (name === 'from') return { value: { unit: 'day', day: from }, source }
  if (name === 'to') return { value: { unit: 'day', day: to }, source }
  return name === 'typical_year' && pounds !== undefined
    ? { value: { unit: 'pence', amount: pounds * 100 }, source }
    : undefined
}

/** The first day of a quarter with a known cap. */
function capQuarter(day: string, { figures }: Dated): Reference | undefined {
  const cap = isIsoDay(day)
    ? capRatesOn({ figures, on: day, fuel: 'electricity', paymentMethod: 'direct_debit' })
    : undefined
  return cap && { value: { unit: 'day', day: cap.from }, source: cap.source }
}
