import { axisOf, emptyDays, type HalfHours, type HomeCost, ORIGINS } from '@mowatt/tariffs'
import { describe, expect, it } from 'vitest'
import type { Weighing } from '../weigh/weigh-home.ts'
import { drawYear } from './draw-year.ts'
import { heatPicture } from './heat-picture.ts'

/** 365 days with both changes of the clocks: 100 Wh, and more at 18:00 on weekdays, half as much more in summer. */
function year(peakWattHours: number): HalfHours {
  const { from, wattHours } = emptyDays('2025-11-18', 365)
  const origins = new Uint8Array(wattHours.length).fill(ORIGINS.metered)
  const local = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    weekday: 'short',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  const amounts = wattHours.map((_, index) => {
    const said = local.format(new Date((from + index) * 30 * 60_000))
    if (!said.includes('18:00') || /Sat|Sun/.test(said)) return 100
    return /Jun|Jul|Aug/.test(said) ? peakWattHours / 2 : peakWattHours
  })
  return { from, wattHours: amounts, origins }
}

const line = { from: '2026-11-18', to: '2027-11-17', days: 365, leg: 'contract' } as const
const unit = { kind: 'unit', register: 'single', rateMicroPence: 1, vatBasisPoints: 0 } as const
const cost: HomeCost = {
  from: '2026-11-18',
  days: 365,
  pence: 900,
  electricity: {
    pence: 600,
    assumptions: [],
    lines: [
      { ...line, ...unit, band: 'nights', wattHours: 2000, pence: 100 },
      { ...line, kind: 'standing', rateMicroPence: 1, vatBasisPoints: 0, pence: 300 },
      { ...line, ...unit, band: 'nights', wattHours: 3000, pence: 200 },
    ],
  },
  gas: { pence: 320, assumptions: [], lines: [{ ...line, ...unit, wattHours: 9000, pence: 320 }] },
  dualFuel: [{ name: 'Both fuels together', pence: -20 }],
  assumptions: [],
}
const price = {
  from: '2026-10-01',
  unitRates: {
    rest: 20_000_000,
    bands: [{ name: 'peak', rate: 40_000_000, days: [1, 2, 3, 4, 5], from: '16:00', to: '19:00' }],
  },
  standingMicroPencePerDay: 1,
  includesVatBasisPoints: 0,
}
const weighing = { before: { electricity: year(1000) }, after: { electricity: year(2000) } } as unknown as Weighing
const { days, heat, months, bands } = drawYear(weighing, { cost, price, vat: 0 })

describe('a day', () => {
  it('is an average of days that are alike, by London’s clocks in winter and in summer', () => {
    const withPeak = (wattHours: number) => Array.from({ length: 48 }, (_, slot) => (slot === 36 ? wattHours : 100))
    expect(days.winter_weekday.before).toEqual(withPeak(1000))
    expect(days.summer_weekday.before).toEqual(withPeak(500))
    expect(days.winter_weekday.after[36]).toBe(2000)
    expect(new Set(days.weekend.before)).toEqual(new Set([100]))
  })

  it('has the prices of such a day beneath', () => {
    const { rates } = days.winter_weekday
    expect(rates.indexOf(40_000_000)).toBe(32)
    expect(rates.filter((rate) => rate > rates[0]!)).toHaveLength(6)
    expect(new Set(days.weekend.rates)).toEqual(new Set([20_000_000]))
  })
})

describe('a year', () => {
  it('has each day of it in colours, whose bars cover it all', () => {
    expect(heat.days).toBe(365)
    const high = heat.paths.flatMap((path) => [...path.matchAll(/v(\d+)/g)].map(([, count]) => Number(count)))
    expect(high.reduce((sum, each) => sum + each, 0)).toBe(365 * 48)
    expect(heat.months[0]).toEqual({ month: 11, day: 0 })
    expect(heat.months).toHaveLength(13)
  })

  it('shows what there is, where most half hours have nothing', () => {
    const electricity = year(1000)
    electricity.wattHours.forEach((each, index) => (electricity.wattHours[index] = each === 1000 ? index % 500 : 0))
    const both = { before: { electricity }, after: { electricity } } as unknown as Weighing
    const { from, paths } = drawYear(both, { cost, price, vat: 0 }).heat
    expect(from.map((least, level) => level === 0 || least > from[level - 1]!)).toEqual(from.map(() => true))
    expect(paths.every((path) => path !== '')).toBe(true)
  })

  it('adds up to the year by month and part of the day', () => {
    const whole = year(2000).wattHours.reduce((sum, each) => sum + each, 0)
    expect(months.flat().reduce((sum, each) => sum + each, 0)).toBe(whole)
    // February 2026: 28 days, 20 of them weekdays.
    expect(months[1]).toEqual([33_600, 33_600, 22_400, 16_800 + 20 * 1900, 28_000])
  })
})

it('says where the money goes, in parts that add up to the year', () => {
  expect(bands.map(({ name, pence, wattHours }) => [name, pence, wattHours])).toEqual([
    ['nights', 300, 5000],
    ['standing charge', 300, undefined],
    ['units', 320, 9000],
    ['Both fuels together', -20, undefined],
  ])
  expect(bands.reduce((sum, { pence }) => sum + pence, 0)).toBe(cost.pence)
})

describe('what was filled in', () => {
  const drawn = ({ from, wattHours, origins }: HalfHours) =>
    heatPicture({ from, wattHours, origins }, axisOf(from, wattHours.length)).filled

  it('is marked by the day, and counted by the month', () => {
    const gaps = year(1000)
    // Two days in a row, and one half hour of 1 February.
    gaps.origins.fill(ORIGINS.neighbours, 13 * 48 + 47, 15 * 48)
    gaps.origins[75 * 48] = ORIGINS.profile
    expect(drawn(gaps)).toEqual({
      path: 'M13 49h2v2h-2zM75 49h1v2h-1z',
      byMonth: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 49],
    })
  })

  it('is no mark where all of it is metered, or a typical home', () => {
    expect(drawn(year(1000))).toBeUndefined()
    const typical = year(1000)
    typical.origins.fill(ORIGINS.profile)
    expect(drawn(typical)).toBeUndefined()
  })
})
