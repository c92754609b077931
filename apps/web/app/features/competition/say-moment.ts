const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** As clocks in London show it: "30 September 2025, 23:59". */
export function sayMoment(time: string): string {
  return moment.format(new Date(time)).replace(' at ', ', ')
}

/** "30 September 2025" */
export function sayDate(time: string): string {
  return day.format(new Date(time))
}
