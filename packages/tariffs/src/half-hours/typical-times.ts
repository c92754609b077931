import { SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import { type DayShape, dayShapes } from '../data/day-shapes.ts'
import { homeAdditions } from '../data/home-additions.ts'
import type { Sourced } from '../reference/sourced.ts'
import { cellOf, CELLS } from '../tariff/band-grid.ts'
import { slotOf } from '../tariff/clock-time.ts'
import { type BasisPoints, type Fuel, type WattHours, WHOLE } from '../tariff/fuel.ts'
import type { FuelUsage, TypicalHome, UseByTime } from '../tariff/price.ts'
import { NIGHT } from '../tariff/rate-calendar.ts'

/** What is known about a home without half-hourly data. */
export type HomeProfile = TypicalHome & {
  fuel: Fuel
  wattHours: WattHours
  /** If a day and night meter has measured it. */
  nightBasisPoints?: BasisPoints
}

export type TypicalTimes = { times: UseByTime; assumed: Sourced[] }

type Part = { shape: DayShape; wattHours: number }

// Whole numbers, so that the parts of a year are exactly the year.
const SCALE = 1_000_000_000
const FIRST_WEEKEND_DAY = 6
const MOST_OF_A_HOME = 0.7
const STORAGE_HEATER_SHARE = 0.55
const [NIGHT_FROM = 0, NIGHT_TO = 0] = [slotOf(NIGHT.from), slotOf(NIGHT.to)]

/** When a typical home of this kind uses its energy, and the basis of that. */
export function typicalTimes(profile: HomeProfile): TypicalTimes {
  const parts = partsOf(profile)
  const times = new Float64Array(CELLS)
  const whole = parts.reduce((sum, part) => sum + part.wattHours, 0)
  for (const { shape, wattHours } of parts) addPart(times, shape, whole > 0 ? wattHours / whole : 0)
  if (profile.nightBasisPoints !== undefined) bendNight(times, profile.nightBasisPoints)
  for (let cell = 0; cell < CELLS; cell++) times[cell] = Math.round(times[cell] ?? 0)
  return { times, assumed: parts.map(({ shape: { source, confidence } }) => ({ source, confidence })) }
}

/** When a year's usage occurs: as stated, or as in a typical home with its share at night. */
export function timesOf(usage: FuelUsage): UseByTime {
  if ('single' in usage && usage.times) return usage.times
  const nightBasisPoints = 'single' in usage ? usage.nightBasisPoints : nightShareOf(usage)
  return typicalTimes({
    fuel: 'electricity',
    ...('single' in usage && usage.typical && usage.single > 0
      ? { ...usage.typical, wattHours: usage.single }
      : { wattHours: 1 }),
    ...(nightBasisPoints !== undefined && { nightBasisPoints }),
  }).times
}

function nightShareOf({ day, night }: { day: WattHours; night: WattHours }): BasisPoints | undefined {
  return day + night === 0 ? undefined : Math.round((night * WHOLE) / (day + night))
}

/** The estimated usage of a car or a heat pump, but never all of a home's usage. */
function partsOf({ fuel, wattHours, heating, hasEv = false }: HomeProfile): Part[] {
  if (fuel === 'gas') return [{ shape: dayShapes.gas, wattHours: 1 }]
  const most = wattHours * MOST_OF_A_HOME
  const added = [
    ...(hasEv ? [{ shape: dayShapes.car, wattHours: homeAdditions.ev.kwh * 1000 }] : []),
    ...(heating === 'heat_pump' ? [{ shape: dayShapes.heat_pump, wattHours: homeAdditions.heat_pump.kwh * 1000 }] : []),
    ...(heating === 'electric_heaters'
      ? [{ shape: dayShapes.storage_heaters, wattHours: wattHours * STORAGE_HEATER_SHARE }]
      : []),
  ]
  const sum = added.reduce((total, part) => total + part.wattHours, 0)
  const fits = added.map((part) => ({ ...part, wattHours: part.wattHours * Math.min(1, sum > 0 ? most / sum : 1) }))
  const rest = wattHours - fits.reduce((total, part) => total + part.wattHours, 0)
  return [{ shape: dayShapes.household, wattHours: rest }, ...fits]
}

function addPart(times: Float64Array, shape: DayShape, share: number): void {
  const { weekday, weekend, months } = shape
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0)
  const each = (SCALE * share) / (sum(months) * (5 * sum(weekday) + 2 * sum(weekend)))
  months.forEach((ofMonth, month) => {
    for (let day = 1; day <= 7; day++) {
      const slots = day < FIRST_WEEKEND_DAY ? weekday : weekend
      slots.forEach((value, slot) => {
        const cell = cellOf(month + 1, day, slot)
        times[cell] = (times[cell] ?? 0) + each * ofMonth * value
      })
    }
  })
}

/** Moves the night up or down until it has its share of the whole. */
function bendNight(times: Float64Array, nightBasisPoints: BasisPoints): void {
  let night = 0
  let whole = 0
  times.forEach((value, cell) => {
    whole += value
    if (isNight(cell)) night += value
  })
  const wanted = (whole * nightBasisPoints) / WHOLE
  times.forEach((value, cell) => {
    times[cell] = isNight(cell) ? (value * wanted) / night : (value * (whole - wanted)) / (whole - night)
  })
}

function isNight(cell: number): boolean {
  const slot = cell % SLOTS_PER_DAY
  return slot >= NIGHT_FROM && slot < NIGHT_TO
}
