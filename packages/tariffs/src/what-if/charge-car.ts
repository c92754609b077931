import { DAYS_OF_YEAR } from '../calendar/iso-day.ts'
import type { ClockTime } from '../tariff/rate-calendar.ts'
import {
  between,
  byDay,
  changed,
  figure,
  type HomeYear,
  type Moment,
  momentsOf,
  takeOff,
  type WhatIf,
} from './home-year.ts'

export type CarCharging = {
  milesPerYear: number
  milesPerKwh?: number
  chargerKw?: number
  /** The cheap hours that it waits for. */
  from: ClockTime
  to: ClockTime
  /** When it is plugged in. Defaults to the cheap hours. */
  plugged?: { from: ClockTime; to: ClockTime }
  /** The car already charges at home, at other times: its energy is moved, not added. */
  isInUse?: boolean
}

/**
 * The car charges at night: each day's miles as early in its cheap hours as the charger can, and the rest in its other
 * hours.
 */
export function chargeCar(year: HomeYear, charging: CarCharging): WhatIf {
  const miles = figure(charging.milesPerKwh, 'milesPerKwh', (value) => `${value} miles per kWh`)
  const charger = figure(charging.chargerKw, 'chargerKw', (value) => `A ${value} kW charger`)
  const loss = figure(undefined, 'chargingLossPercent', (value) => `${value}% is lost while charging`)
  const { electricity } = year
  const wattHours = electricity.wattHours.slice()
  const moments = momentsOf(electricity)
  const isCheap = between(charging.from, charging.to)
  const isPluggedIn = charging.plugged ? between(charging.plugged.from, charging.plugged.to) : isCheap
  const isBest = ({ slot }: Moment) => isPluggedIn(slot) && isCheap(slot)
  const best = byDay(moments, isBest)
  const second = byDay(moments, (moment) => isPluggedIn(moment.slot) && !isBest(moment))
  const others = byDay(moments, (moment) => !isBest(moment))
  const perDay = (charging.milesPerYear / miles.value / DAYS_OF_YEAR) * 1000 * (1 + loss.value / 100)
  const most = Math.round(charger.value * 500)
  let wanted = 0
  let given = 0
  for (const [day, cheap] of best) {
    wanted = Math.round(perDay * (day + 1))
    // Moved energy was there before: no more than the day's other half hours contain.
    let left = wanted - given
    if (charging.isInUse) left = takeOff(wattHours, others.get(day) ?? [], left)
    given = charging.isInUse ? wanted : given
    for (const index of [...cheap, ...(second.get(day) ?? [])]) {
      const now = Math.min(left, most)
      wattHours[index] = (wattHours[index] ?? 0) + now
      left -= now
      if (!charging.isInUse) given += now
    }
    if (charging.isInUse && left > 0) giveBack(wattHours, others.get(day) ?? [], left)
  }
  return {
    year: { ...year, electricity: changed(electricity, wattHours) },
    assumed: [...miles.assumed, ...charger.assumed, ...loss.assumed],
    ...(!charging.isInUse && wanted > given && { unmetWattHours: wanted - given }),
  }
}

function giveBack(wattHours: Uint32Array, indexes: readonly number[], left: number): void {
  const last = indexes.at(-1)
  if (last !== undefined) wattHours[last] = (wattHours[last] ?? 0) + left
}
