import { expect, it } from 'vitest'
import { sayRate } from '../money/say-money.ts'
import { timedSamples } from '../sample/timed-samples.ts'
import type { AnyRates } from './price.ts'
import type { RateBand } from './rate-calendar.ts'
import { sayUnitRates } from './say-unit-rates.ts'
import { calendarOfThree } from './three-registers.ts'

const band = (rate: number, rest: Partial<RateBand>): RateBand => ({ name: 'x', rate: rate * 1_000_000, ...rest })
const say = (unitRates: AnyRates, includes = 500) => sayUnitRates({ unitRates, includesVatBasisPoints: includes }, 500)

it.each<[string, AnyRates]>([
  ['24.50p at all times', { single: 24_500_000 }],
  ['27p by day, 14.12p at night', { day: 27_000_000, night: 14_123_000 }],
  ['7p from 00:30 to 05:30, 27p otherwise', { rest: 27_000_000, bands: [band(7, { from: '00:30', to: '05:30' })] }],
  ['27p at all times', { rest: 27_000_000, bands: [] }],
  ['A price for each half hour, 15p on average', { firstHalfHour: 0, published: [10_000_000, 20_000_000] }],
  [
    '12p from 04:00 to 07:00, from 13:00 to 16:00 and from 22:00 to 00:00, 35p from 16:00 to 19:00 on weekdays, 22p otherwise',
    {
      rest: 22_000_000,
      bands: [
        band(12, { from: '04:00', to: '07:00' }),
        band(12, { from: '13:00', to: '16:00' }),
        band(12, { from: '22:00', to: '00:00' }),
        band(35, { from: '16:00', to: '19:00', days: [5, 4, 3, 2, 1] }),
      ],
    },
  ],
  [
    '9p at weekends between October and March, 22p otherwise',
    { rest: 22_000_000, bands: [band(9, { days: [6, 7], months: [1, 2, 3, 10, 11, 12] })] },
  ],
  [
    '9p on Mondays and Thursdays in May and in August, 22p otherwise',
    { rest: 22_000_000, bands: [band(9, { days: [1, 4], months: [5, 8] })] },
  ],
])('says %s', (text, rates) => {
  expect(say(rates)).toBe(text)
})

it('puts the VAT in that a price is without', () => {
  expect(say({ single: 20_000_000 }, 0)).toBe('21p at all times')
})

it('leaves no rate of a tariff by time out', () => {
  for (const { prices } of timedSamples()) {
    for (const { unitRates, ...price } of prices.filter(({ unitRates: rates }) => 'bands' in rates)) {
      const said = sayUnitRates({ unitRates, ...price }, 0)
      const rates = 'bands' in unitRates ? [unitRates.rest, ...unitRates.bands.map(({ rate }) => rate)] : []
      for (const rate of rates) expect(said).toContain(sayRate(rate).replace('.00p', 'p'))
    }
  }
})

it('calls each day and each month by its name, and all of them nothing special', () => {
  const when = (rest: Partial<RateBand>) => say({ rest: 22_000_000, bands: [band(9, rest)] }).split(',')[0]
  // The fifth of January 2026 is a Monday.
  const named = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
    new Date(Date.UTC(2026, month, day)).toLocaleDateString('en-GB', { ...options, timeZone: 'UTC' })
  const days = [1, 2, 3, 4, 5, 6, 7]
  for (const day of days) expect(when({ days: [day] })).toBe(`9p on ${named({ weekday: 'long' }, 0, 4 + day)}s`)
  const months = Array.from({ length: 12 }, (_, month) => month + 1)
  for (const month of months) expect(when({ months: [month] })).toBe(`9p in ${named({ month: 'long' }, month - 1, 1)}`)
  expect(when({ days, months })).toBe('9p every day all year')
})

it('names the registers of a meter with three', () => {
  const three = calendarOfThree({ peak: 35_000_000, day: 27_000_000, night: 14_000_000 })
  expect(say(three)).toBe('35p at peak, 27p by day, 14p at night')
})
