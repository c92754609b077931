import type { MicroPence } from '../money/micro-pence.ts'
import { sayRate } from '../money/say-money.ts'
import { type BasisPoints, WHOLE } from './fuel.ts'
import type { Price } from './price.ts'
import type { RateBand } from './rate-calendar.ts'
import { calendarOf } from './rate-calendar.ts'
import { threeOfCalendar } from './three-registers.ts'

const DAYS = 'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** What a kWh costs and when, with this VAT: `7p from 00:30 to 05:30, 27.50p otherwise`. Every rate is listed. */
export function sayUnitRates(price: Pick<Price, 'unitRates' | 'includesVatBasisPoints'>, vat: BasisPoints): string {
  const { unitRates, includesVatBasisPoints } = price
  const say = (rate: MicroPence) =>
    sayRate(Math.round((rate * (WHOLE + vat)) / (WHOLE + includesVatBasisPoints))).replace(/\.00p$/, 'p')
  if ('single' in unitRates) return `${say(unitRates.single)} at all times`
  if ('day' in unitRates) return `${say(unitRates.day)} by day, ${say(unitRates.night)} at night`
  const calendar = calendarOf(unitRates)
  const { rest, bands } = calendar
  const three = threeOfCalendar(calendar)
  if (three) return `${say(three.peak)} at peak, ${say(three.day)} by day, ${say(three.night)} at night`
  if ('published' in unitRates) return `A price for each half hour, ${say(rest)} on average`
  if (bands.length === 0) return `${say(rest)} at all times`
  const byRate = Map.groupBy(bands, ({ rate }) => say(rate))
  const said = [...byRate].map(([rate, alike]) => `${rate} ${listed(alike.map(sayWhen))}`)
  return [...said, `${say(rest)} otherwise`].join(', ')
}

function sayWhen({ from = '00:00', to = '24:00', days, months }: RateBand): string {
  const isAllDay = from === '00:00' && (to === '24:00' || to === '00:00')
  const parts = [isAllDay ? '' : `from ${from} to ${to}`, days ? sayDays(days) : '', months ? sayMonths(months) : '']
  return parts.filter((part) => part !== '').join(' ') || 'at all times'
}

function sayDays(days: readonly number[]): string {
  const found = [1, 2, 3, 4, 5, 6, 7].filter((day) => days.includes(day))
  if (found.length === 7) return 'every day'
  if (found.join('') === '12345') return 'on weekdays'
  if (found.join('') === '67') return 'at weekends'
  return `on ${listed(found.map((day) => DAYS[day - 1] ?? ''))}`
}

/** Months in a row by the first and the last, over New Year too. */
function sayMonths(months: readonly number[]): string {
  const isIn = (month: number) => months.includes(((month + 11) % 12) + 1)
  const firsts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => isIn(month) && !isIn(month - 1))
  if (firsts.length === 0) return 'all year'
  const runs = firsts.map((first) => {
    let last = first
    while (isIn(last + 1)) last++
    const [from, to] = [MONTHS[first - 1], MONTHS[(last - 1) % 12]]
    return last === first ? `in ${from}` : `between ${from} and ${to}`
  })
  return listed(runs)
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
