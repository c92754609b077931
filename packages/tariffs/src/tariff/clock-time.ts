import type { ClockTime } from './rate-calendar.ts'

/** The half hour of the day that starts at this time, from 0; undefined for anything else. `24:00` is midnight too. */
export function slotOf(time: ClockTime): number | undefined {
  const match = /^(?:([01]\d|2[0-3]):([03])0|24:00)$/.exec(time)
  if (!match) return undefined
  const [, hours = '00', tens = '0'] = match
  return Number(hours) * 2 + (tens === '3' ? 1 : 0)
}

export function sayClockTime(slot: number): ClockTime {
  return `${String(slot >> 1).padStart(2, '0')}:${slot % 2 === 1 ? '30' : '00'}`
}
