import { SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import { type Figure, whatIfFigures } from '../data/what-if-figures.ts'
import { axisOf } from '../half-hours/axis.ts'
import type { HalfHours } from '../half-hours/half-hours.ts'
import type { Sourced } from '../reference/sourced.ts'
import { slotOf } from '../tariff/clock-time.ts'
import type { ClockTime } from '../tariff/rate-calendar.ts'

/** A home's import from the grid and export to it, half hour by half hour. All of them cover the same days. */
export type HomeYear = { electricity: HalfHours; gas?: HalfHours; exported?: HalfHours }

/** The assumptions, shown beside the picture. */
export type Assumed = { text: string } & Sourced

export type WhatIf = {
  year: HomeYear
  assumed: Assumed[]
  /** Energy that did not fit: a car that is not plugged in for long enough. */
  unmetWattHours?: number
}

/** When each half hour is, by London's clocks: the weekday from Monday as 1, the month from January as 1. */
export type Moment = { day: number; slot: number; weekday: number; month: number }

/** Every what-if uses the series of the same year. */
let last: { from: number; moments: readonly Moment[] } | undefined

export function momentsOf({ from, wattHours }: HalfHours): readonly Moment[] {
  if (last?.from === from && last.moments.length === wattHours.length) return last.moments
  const { dayOf, cells } = axisOf(from, wattHours.length)
  const moments = Array.from(cells, (cell, index) => ({
    day: dayOf[index] ?? 0,
    slot: cell % SLOTS_PER_DAY,
    weekday: (Math.floor(cell / SLOTS_PER_DAY) % 7) + 1,
    month: Math.floor(cell / (7 * SLOTS_PER_DAY)) + 1,
  }))
  last = { from, moments }
  return moments
}

/** The same half hours with other amounts. */
export function changed(halfHours: HalfHours, wattHours: Uint32Array): HalfHours {
  return { ...halfHours, wattHours }
}

/** Whether a slot is between two times, which may span midnight. */
export function between(from: ClockTime, to: ClockTime): (slot: number) => boolean {
  const [start, end] = [slotOf(from), slotOf(to)]
  if (start === undefined || end === undefined) throw new RangeError(`${from} to ${to} are not times on the half hour`)
  return (slot) => (start < end ? slot >= start && slot < end : slot >= start || slot < end)
}

/** Takes up to so much off some half hours in proportion to their usage; returns how much it was. */
export function takeOff(wattHours: Uint32Array, indexes: readonly number[], wanted: number): number {
  const there = indexes.reduce((sum, index) => sum + (wattHours[index] ?? 0), 0)
  const off = Math.min(wanted, there)
  let before = 0
  let taken = 0
  for (const index of indexes) {
    const own = wattHours[index] ?? 0
    before += own
    const upTo = there === 0 ? 0 : Math.floor((off * before) / there)
    wattHours[index] = own - (upTo - taken)
    taken = upTo
  }
  return taken
}

/** A figure that the user gave, or our default with its source. */
export function figure(given: number | undefined, name: keyof typeof whatIfFigures, say: (value: number) => string) {
  const ours: Figure = whatIfFigures[name]
  const value = given ?? ours.value
  const { source, confidence } = ours
  const assumed: Assumed[] = given === undefined ? [{ text: say(value), source, confidence }] : []
  return { value, assumed }
}

export function byDay(moments: readonly Moment[], isIn: (moment: Moment) => boolean): Map<number, number[]> {
  const days = new Map<number, number[]>()
  moments.forEach((moment, index) => {
    if (!days.has(moment.day)) days.set(moment.day, [])
    if (isIn(moment)) days.get(moment.day)?.push(index)
  })
  return days
}
