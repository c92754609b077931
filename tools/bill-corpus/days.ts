const DAY_MS = 86_400_000
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Every way in which bills print a day. */
export type DayStyle = 'long' | 'short' | 'slashes' | 'short-year' | 'dots' | 'ordinal' | 'two-digit'

export function printDay(iso: string, style: DayStyle): string {
  const [year = '', month = '', day = ''] = iso.split('-')
  const name = MONTHS[Number(month) - 1] ?? ''
  const plain = String(Number(day))
  switch (style) {
    case 'long':
      return `${plain} ${name} ${year}`
    case 'short':
      return `${day} ${name.slice(0, 3)} ${year}`
    case 'slashes':
      return `${day}/${month}/${year}`
    case 'short-year':
      return `${plain} ${name.slice(0, 3)} ${year.slice(2)}`
    case 'dots':
      return `${day}.${month}.${year}`
    case 'ordinal':
      return `${plain}${ordinal(Number(day))} ${name} ${year}`
    case 'two-digit':
      return `${day}/${month}/${year.slice(2)}`
  }
}

function ordinal(day: number): string {
  if (day % 100 >= 11 && day % 100 <= 13) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}
