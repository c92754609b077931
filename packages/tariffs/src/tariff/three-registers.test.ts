import { expect, it } from 'vitest'
import { calendarOfThree, hasRegisters, threeOfCalendar, useOfThree } from './three-registers.ts'

const RATES = { peak: 35_000_000, day: 27_000_000, night: 14_000_000 }

it('a calendar of three registers knows its rates, and a meter that counts them', () => {
  const calendar = calendarOfThree(RATES)
  expect(threeOfCalendar(calendar)).toEqual(RATES)
  expect(threeOfCalendar({ rest: 1, bands: calendar.bands })).toBeUndefined()
  expect(threeOfCalendar({ ...calendar, bands: calendar.bands.slice(0, 1) })).toBeUndefined()
  expect([calendar, { day: 2, night: 1 }, { single: 1 }].map(hasRegisters)).toEqual([true, true, false])
})

it('each register has exactly its part of the year, spread over its hours', () => {
  const parts = { peak: 600, day: 1900, night: 500 }
  const use = useOfThree(3_000_000, parts)
  const times = Array.from('single' in use ? (use.times ?? []) : [])
  const at = (slots: (slot: number) => boolean) => times.filter((_, cell) => slots(cell % 48))
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  // Each of them is in the hours that a bill assumes: the night from half past midnight, the peak from four.
  const calendar = calendarOfThree(RATES)
  const inBand = (name: string) => {
    const { from = '', to = '' } = calendar.bands.find((band) => band.name === name) ?? {}
    const slot = (time: string) => Number(time.slice(0, 2)) * 2 + (time.endsWith('30') ? 1 : 0)
    return (each: number) => each >= slot(from) && each < slot(to)
  }
  const [isPeak, isNight] = [inBand('peak'), inBand('night')]
  expect(sum(at(isPeak))).toBe(600_000_000)
  expect(sum(at(isNight))).toBe(500_000_000)
  expect(sum(at((slot) => !isPeak(slot) && !isNight(slot)))).toBe(1_900_000_000)
  expect(Math.min(...times)).toBeGreaterThan(0)
  // No half hour has the rest of a division that all share.
  expect(Math.max(...at(isPeak))).toBeLessThan(sum(at(isPeak)) / 100)
  expect(use).toMatchObject({ single: 3_000_000, nightBasisPoints: 1667 })
})
