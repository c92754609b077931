import type { ClockTime } from '../tariff/rate-calendar.ts'
import { between, byDay, changed, figure, type HomeYear, momentsOf, takeOff, type WhatIf } from './home-year.ts'

export type Washing = { loadsPerWeek: number; kwhPerLoad?: number; from: ClockTime; to: ClockTime }

const DAYTIME = between('08:00', '22:00')

/** Loads that ran in the daytime run in other hours instead. No more is moved than the day used. */
export function moveWashing(year: HomeYear, { loadsPerWeek, kwhPerLoad, from, to }: Washing): WhatIf {
  const load = figure(kwhPerLoad, 'kwhPerWash', (value) => `${value} kWh per load`)
  const { electricity } = year
  const wattHours = electricity.wattHours.slice()
  const moments = momentsOf(electricity)
  const isThen = between(from, to)
  const later = byDay(moments, ({ slot }) => isThen(slot))
  const daytime = byDay(moments, ({ slot }) => DAYTIME(slot) && !isThen(slot))
  for (const [day, indexes] of later) {
    const loads = Math.floor(((day + 1) * loadsPerWeek) / 7) - Math.floor((day * loadsPerWeek) / 7)
    const moved = takeOff(wattHours, daytime.get(day) ?? [], Math.round(loads * load.value * 1000))
    addEvenly(wattHours, indexes, moved)
  }
  return { year: { ...year, electricity: changed(electricity, wattHours) }, assumed: load.assumed }
}

export function addEvenly(wattHours: Uint32Array, indexes: readonly number[], amount: number): void {
  indexes.forEach((index, place) => {
    const part = Math.floor((amount * (place + 1)) / indexes.length) - Math.floor((amount * place) / indexes.length)
    wattHours[index] = (wattHours[index] ?? 0) + part
  })
}
