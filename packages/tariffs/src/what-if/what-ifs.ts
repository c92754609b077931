import type { TypicalHome } from '../tariff/price.ts'
import type { ClockTime } from '../tariff/rate-calendar.ts'
import type { Requirement } from '../tariff/tariff.ts'
import { addPanels } from './add-panels.ts'
import { addBattery } from './battery.ts'
import { chargeCar } from './charge-car.ts'
import { coolerRooms } from './cooler-rooms.ts'
import { heatPumpInsteadOfGas } from './heat-pump.ts'
import type { Assumed, HomeYear, WhatIf } from './home-year.ts'
import { moveWashing } from './move-washing.ts'
import { workFromHome } from './working-from-home.ts'

/**
 * In the order in which they are applied to a year: first what a home needs, then when it uses it, then what it
 * generates and stores.
 */
export const WHAT_IFS = ['degrees', 'heatPump', 'homeDays', 'car', 'washing', 'panels', 'battery'] as const
export type WhatIfName = (typeof WHAT_IFS)[number]

/**
 * How far each slider is moved; 0 is as things are. `cheapHours` is when car, washing and battery wait for, `exportPence` what
 * a kWh is paid that panels send to the grid.
 */
export type WhatIfs = Readonly<Record<WhatIfName, number>> & {
  cheapHours: keyof typeof CHEAP_HOURS
  exportPence: number
  details: WhatIfDetails
}

/** What the user knows about their car and their heating; anything else is assumed, and listed. */
export type WhatIfDetails = {
  chargerKw?: number | undefined
  /** When the car is plugged in. */
  pluggedFrom?: ClockTime | undefined
  pluggedTo?: ClockTime | undefined
  milesPerKwh?: number | undefined
  /** The home's heat loss in watts for each degree that it is colder outside, if the heat is not that of the gas. */
  heatLoss?: number | undefined
  cop?: number | undefined
}

/** Our own assumption, labelled as one until the user chooses another. */
export const ASSUMED_EXPORT_PENCE = 12

export const CHEAP_HOURS = {
  night: { from: '00:30', to: '05:30' },
  long_night: { from: '23:00', to: '06:00' },
  afternoon: { from: '13:00', to: '16:00' },
} as const

export const AS_NOW: WhatIfs = {
  degrees: 0,
  heatPump: 0,
  homeDays: 0,
  car: 0,
  washing: 0,
  panels: 0,
  battery: 0,
  cheapHours: 'night',
  exportPence: ASSUMED_EXPORT_PENCE,
  details: {},
}

/** The unit, the default and the maximum of each: loads and days are per week, miles per year. */
export const WHAT_IF_AMOUNTS = {
  degrees: { unit: 'count', scale: 1, usual: 2, most: 5 },
  heatPump: { unit: 'count', scale: 1, usual: 1, most: 1 },
  homeDays: { unit: 'days', scale: 1, usual: 3, most: 5 },
  car: { unit: 'miles', scale: 1, usual: 7000, most: 20_000 },
  washing: { unit: 'count', scale: 1, usual: 4, most: 10 },
  panels: { unit: 'watts', scale: 1000, usual: 4, most: 8 },
  battery: { unit: 'watt_hours', scale: 1000, usual: 5, most: 15 },
} as const satisfies Record<WhatIfName, { unit: string; scale: number; usual: number; most: number }>

export type Supposed = {
  year: HomeYear
  assumed: { whatIf: WhatIfName; items: Assumed[] }[]
  /** Those that are impossible in this home: no gas to replace. */
  without: WhatIfName[]
  unmetWattHours: number
}

/** Whether a slider that adds a car means the existing one, and its heating. */
type Home = { hasCar: boolean; heating?: TypicalHome['heating'] }

/** A year with all suppositions applied, one after the other. */
export function suppose(year: HomeYear, whatIfs: WhatIfs, home: Home): Supposed {
  const supposed: Supposed = { year, assumed: [], without: [], unmetWattHours: 0 }
  for (const whatIf of WHAT_IFS) {
    if (whatIfs[whatIf] === 0) continue
    const made = makers[whatIf](supposed.year, whatIfs, home)
    if (!made) {
      supposed.without.push(whatIf)
      continue
    }
    supposed.year = made.year
    supposed.assumed.push({ whatIf, items: made.assumed })
    supposed.unmetWattHours += made.unmetWattHours ?? 0
  }
  return supposed
}

/** The requirements of tariffs that a home would meet then. */
export function gainedBy({ car, heatPump }: WhatIfs): Requirement[] {
  return [...(car > 0 ? (['ev'] as const) : []), ...(heatPump > 0 ? (['heat_pump'] as const) : [])]
}

const makers: Record<WhatIfName, (year: HomeYear, whatIfs: WhatIfs, home: Home) => WhatIf | undefined> = {
  degrees: (year, { degrees }) => coolerRooms(year, { degrees }),
  heatPump: (year, { details: { cop, heatLoss } }, { heating = 'gas' }) =>
    heatPumpInsteadOfGas(year, {
      ...(cop !== undefined && { cop }),
      // A home heated with electricity already has its heat in the year.
      ...(heatLoss !== undefined && (year.gas || heating === 'other') && { wattsPerDegree: heatLoss }),
    }),
  homeDays: (year, { homeDays }) => workFromHome(year, { daysPerWeek: homeDays }),
  car: (year, { car, cheapHours, details }, { hasCar }) =>
    chargeCar(year, { milesPerYear: car, ...CHEAP_HOURS[cheapHours], isInUse: hasCar, ...carOf(details) }),
  washing: (year, { washing, cheapHours }) => moveWashing(year, { loadsPerWeek: washing, ...CHEAP_HOURS[cheapHours] }),
  panels: (year, { panels }) => addPanels(year, { kwp: panels }),
  battery: (year, { battery, cheapHours }) => addBattery(year, { kwh: battery, ...CHEAP_HOURS[cheapHours] }),
}

function carOf({ chargerKw, milesPerKwh, pluggedFrom, pluggedTo }: WhatIfDetails) {
  const isPlugged = pluggedFrom !== undefined && pluggedTo !== undefined && pluggedFrom !== pluggedTo
  return {
    ...(chargerKw !== undefined && { chargerKw }),
    ...(milesPerKwh !== undefined && { milesPerKwh }),
    ...(isPlugged && { plugged: { from: pluggedFrom, to: pluggedTo } }),
  }
}
