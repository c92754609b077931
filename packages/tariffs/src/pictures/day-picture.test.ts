import { expect, it } from 'vitest'
import { axisOf } from '../half-hours/axis.ts'
import { emptyDays } from '../half-hours/half-hours.ts'
import type { Price } from '../tariff/price.ts'
import { DAY_KINDS, type DayKind, dayPicture } from './day-picture.ts'

const year = emptyDays('2026-01-01', 365)
const axis = axisOf(year.from, year.wattHours.length)
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + axis.dayOf[index]!))
/** Each half hour used one watt-hour in January, two in February, and a hundred more at weekends. */
const used = {
  ...year,
  wattHours: year.wattHours.map((_, index) => {
    const date = dayOf(index)
    return date.getUTCMonth() + 1 + (date.getUTCDay() % 6 === 0 ? 100 : 0)
  }),
}
const price: Price = {
  from: '2026-01-01',
  unitRates: { single: 20_000_000 },
  standingMicroPencePerDay: 0,
  includesVatBasisPoints: 0,
}
const pictureOf = (kind: DayKind, unitRates: Price['unitRates'] = price.unitRates) =>
  dayPicture(kind, axis, { before: used, after: year }, { price: { ...price, unitRates }, vat: 500 })

it.each<[DayKind, (date: Date) => boolean]>([
  ['winter_weekday', (date) => [11, 0, 1].includes(date.getUTCMonth()) && date.getUTCDay() % 6 !== 0],
  ['summer_weekday', (date) => [5, 6, 7].includes(date.getUTCMonth()) && date.getUTCDay() % 6 !== 0],
  ['weekend', (date) => date.getUTCDay() % 6 === 0],
])('averages the days of a %s', (kind, isIn) => {
  const dates = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day))).filter(isIn)
  const average =
    dates.reduce((sum, date) => sum + date.getUTCMonth() + 1 + (date.getUTCDay() % 6 === 0 ? 100 : 0), 0) / dates.length
  const { before, after } = pictureOf(kind)
  expect(before).toHaveLength(48)
  // Noon has neither a change of the clocks nor another average.
  expect(before[24]).toBe(Math.round(average))
  expect(after).toEqual(before.map(() => 0))
})

it('shows the rates of a Wednesday in January, of one in July and of a Saturday, with VAT', () => {
  const band = (days: number[], months: number[], rate: number) => ({
    rest: 20_000_000,
    bands: [{ name: 'x', rate, from: '12:00', to: '13:00', days, months }],
  })
  const noon = (kind: DayKind, days: number[], months: number[]) =>
    pictureOf(kind, band(days, months, 40_000_000)).rates.slice(23, 27)
  const [plain, dear] = [21_000_000, 42_000_000]
  expect(noon('winter_weekday', [3], [1])).toEqual([plain, dear, dear, plain])
  expect(noon('summer_weekday', [3], [7])).toEqual([plain, dear, dear, plain])
  expect(noon('weekend', [6], [1])).toEqual([plain, dear, dear, plain])
  for (const kind of DAY_KINDS) expect(noon(kind, [7], [12])).toEqual([plain, plain, plain, plain])
})
