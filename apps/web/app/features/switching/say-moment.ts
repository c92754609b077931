import { longDate } from '../../browser/long-date.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

/** A moment as London's clocks show it: 10:30 on 30 September 2026. */
export function sayMoment(iso: string): string {
  const at = new Date(iso)
  return `${clock.format(at)} on ${longDate(day.format(at))}`
}
