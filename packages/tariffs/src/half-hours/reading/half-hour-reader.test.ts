import { describe, expect, it } from 'vitest'
import { british, london, readFile, utc, withOffset, type Written, writtenDays } from '../../../test/half-hour-files.ts'
import { isoDayOf } from '../../calendar/iso-day.ts'
import { localOf } from '../../calendar/london-half-hour.ts'
import { countOf, ORIGINS } from '../half-hours.ts'

/** Both days on which the clocks change, and the days around them. */
const SPRING = writtenDays('2026-03-28', 3)
const AUTUMN = writtenDays('2025-10-25', 3)
const SUMMER = writtenDays('2026-07-01', 3)

const lines = (header: string, rows: readonly Written[], line: (row: Written) => string) =>
  [header, ...rows.map(line)].join('\n')

/** All of these are invented, in the shape in which each is exported. */
const FORMATS: Readonly<Record<string, (rows: readonly Written[]) => string>> = {
  'the Octopus consumption API, newest first': (rows) =>
    JSON.stringify({
      count: rows.length,
      next: null,
      previous: null,
      results: rows.toReversed().map(({ halfHour, kwh }) => ({
        consumption: Number(kwh),
        interval_start: withOffset(halfHour),
        interval_end: withOffset(halfHour + 1),
      })),
    }),
  'the Octopus account CSV': (rows) =>
    lines(
      'Consumption (kwh), Start, End',
      rows,
      ({ halfHour, kwh }) => `${kwh}, ${withOffset(halfHour)}, ${withOffset(halfHour + 1)}`,
    ),
  'the Octopus account CSV with costs': (rows) =>
    lines(
      'Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End',
      rows,
      ({ halfHour, kwh }) => `${kwh}, 12.3, 0, ${withOffset(halfHour)}, ${withOffset(halfHour + 1)}`,
    ),
  'n3rgy as CSV': (rows) =>
    lines('timestamp (UTC),energyConsumption (kWh)', rows, ({ halfHour, kwh }) => `${utc(halfHour, ' ')},${kwh}`),
  'n3rgy as JSON': (rows) =>
    JSON.stringify({
      resource: '/electricity/consumption/1',
      availableCacheRange: { start: '202501010030', end: '202611010000' },
      granularity: 'halfhour',
      values: rows.map(({ halfHour, kwh }) => ({
        'timestamp (UTC)': utc(halfHour, ' '),
        energyConsumption: Number(kwh),
      })),
      unit: 'kWh',
    }),
  'Bright, with a byte order mark and Windows lines': (rows) =>
    `\uFEFF${lines('date,kWh', rows, ({ halfHour, kwh }) => `${utc(halfHour)}:00Z,${kwh}`).replaceAll('\n', '\r\n')}\r\n`,
  'Hildebrand pairs of seconds': (rows) =>
    JSON.stringify({ units: 'kWh', data: rows.map(({ halfHour, kwh }) => [halfHour * 1800, Number(kwh)]) }),
  'Loop, day first and in watt-hours': (rows) =>
    lines(
      'Date and time;Electricity usage (Wh)',
      rows,
      ({ halfHour, kwh }) => `${british(halfHour)};${Number(kwh) * 1000}`,
    ),
  'tabs, quotes and the date apart from the time': (rows) =>
    lines('"Date"\t"Time"\t"Usage (kWh)"', rows, ({ halfHour, kwh }) => {
      const [date, time] = london(halfHour).split(' ')
      return `"${date}"\t"${time}"\t"${kwh}"`
    }),
  'semicolons and decimal commas behind lines about the account': (rows) =>
    `Account;A-123\nMeter;Z1\n\n${lines('Start;Consumption (kWh)', rows, ({ halfHour, kwh }) => `${withOffset(halfHour)};${kwh.replace('.', ',')}`)}`,
  'a unit at the end of a name, and sums with many decimals': (rows) =>
    lines(
      'timestampUTC,energyConsumption_kWh',
      rows,
      ({ halfHour, kwh }) => `${utc(halfHour, ' ')},${kwh.padEnd(5, '0')}00000000000001`,
    ),
  'the date and the time of day, each by two words': (rows) =>
    lines('Usage date,Usage time,Usage kWh,Cost', rows, ({ halfHour, kwh }) => {
      const [date, time] = british(halfHour).split(' ')
      return `${date},${time} - 00:00,${kwh},0.1`
    }),
  'two halves of the day': (rows) =>
    lines('Date and time,kWh', rows, ({ halfHour, kwh }) => {
      const [date, time = ''] = british(halfHour).split(' ')
      const [hours, minutes] = time.split(':').map(Number)
      const clock = `${(((hours ?? 0) + 11) % 12) + 1}:${String(minutes).padStart(2, '0')}`
      return `${date} ${clock} ${(hours ?? 0) < 12 ? 'am' : 'PM'},${kwh}`
    }),
  'units in words': (rows) =>
    JSON.stringify({
      nodes: rows.map(({ halfHour, kwh }) => ({
        value: String(Number(kwh) * 1000),
        unit: 'WATT_HOUR',
        startAt: withOffset(halfHour),
        endAt: withOffset(halfHour + 1),
      })),
    }),
  'only the end of each half hour': (rows) =>
    lines('interval_end,kwh', rows, ({ halfHour, kwh }) => `${withOffset(halfHour + 1)},${kwh}`),
  'only the end of each half hour, by London’s own clock': (rows) =>
    lines('Read Date and End Time,Half Hourly kWh', rows, ({ halfHour, kwh }) => `${british(halfHour + 1)},${kwh}`),
  'only the end of each, by London’s own clock and backwards': (rows) =>
    lines('interval end,kwh', rows.toReversed(), ({ halfHour, kwh }) => `${london(halfHour + 1)},${kwh}`),
  'OVO, with the times of each in an object of its own': (rows) =>
    JSON.stringify({
      electricity: {
        data: rows.map(({ halfHour, kwh }) => ({
          consumption: Number(kwh),
          interval: {
            start: `${london(halfHour, 'T')}:00.000`,
            end: `${london(halfHour, 'T').replace(/.0$/, (minutes) => (minutes === '00' ? '29' : '59'))}:59.999`,
          },
          unit: 'kwh',
        })),
        next: false,
      },
    }),
  'more commas than columns': (rows) =>
    lines('start,kWh', rows, ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh},,`),
  'the settlement periods of a day': (rows) => {
    const days = Map.groupBy(rows, ({ halfHour }) => isoDayOf(Math.floor(localOf(halfHour) / 48)))
    const each = [...days].flatMap(([day, own]) => own.map(({ kwh }, index) => `${day},${index + 1},${kwh}`))
    return ['Settlement Date,Settlement Period,Consumption (kWh)', ...each].join('\n')
  },
  'old line endings': (rows) =>
    lines('timestamp,kWh', rows, ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`).replaceAll('\n', '\r'),
  'JSON on many lines that end as in Windows': (rows) =>
    JSON.stringify(
      rows.map(({ halfHour, kwh }) => ({ consumption: Number(kwh), interval_start: withOffset(halfHour) })),
      undefined,
      2,
    ).replaceAll('\n', '\r\n'),
  'a line a day, counted from midnight': (rows) => wide(rows, (index) => `HH${index + 1}`, 50),
  'London’s own clock, backwards': (rows) =>
    lines('datetime,kwh', rows.toReversed(), ({ halfHour, kwh }) => `${london(halfHour)},${kwh}`),
}

function wide(rows: readonly Written[], name: (index: number) => string, columns: number): string {
  const days = Map.groupBy(rows, ({ halfHour }) => isoDayOf(Math.floor(localOf(halfHour) / 48)))
  const header = ['Date', ...Array.from({ length: columns }, (_, index) => name(index)), 'total kWh'].join()
  const cells = [...days].map(([day, each]) => {
    const filled = Array.from({ length: columns }, (_, index) => each[index]?.kwh ?? '')
    return [day, ...filled, '9'].join()
  })
  return [header, ...cells].join('\n')
}

describe.each(Object.entries(FORMATS))('%s', (_, format) => {
  it.each([
    ['in spring', SPRING, 46 + 96],
    ['in autumn', AUTUMN, 50 + 96],
    ['in summer', SUMMER, 144],
  ])('is read %s, however it is cut', (_when, rows, count) => {
    for (const piece of [1, 7, 100_000]) {
      const read = readFile(format(rows), {}, piece)
      expect(read).toMatchObject({ kind: 'read', count, repeated: 0, contradicted: { count: 0, first: [] } })
      const { halfHours } = read as Extract<typeof read, { kind: 'read' }>
      expect(halfHours.from).toBe(rows[0]?.halfHour)
      expect([...halfHours.wattHours]).toEqual(rows.map(({ kwh }) => Math.round(Number(kwh) * 1000)))
      expect(countOf(halfHours, 'gap')).toBe(0)
    }
  })
})

function good(text: string, file = {}) {
  const read = readFile(text, file, 1000)
  if (read.kind === 'refused') throw new Error(read.message)
  return read
}

const plain = (rows: readonly Written[]) =>
  lines('start,kWh', rows, ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`)

describe('a file', () => {
  it('that says a half hour twice alike counts it once', () => {
    expect(good(`${plain(SUMMER)}\n${plain(SUMMER.slice(5, 9)).split('\n').slice(1).join('\n')}`)).toMatchObject({
      count: 144,
      repeated: 4,
      contradicted: { count: 0 },
    })
  })

  it('that contradicts itself has a gap there, and says where', () => {
    const { halfHours, contradicted } = good(`${plain(SUMMER)}\n${withOffset(SUMMER[5]!.halfHour)},0.999`)
    expect(contradicted).toEqual({ count: 1, first: ['1 July 2026 at 02:30'] })
    expect([halfHours.wattHours[5], halfHours.origins[5]]).toEqual([0, ORIGINS.gap])
  })

  it('with gaps and empty cells has gaps', () => {
    const rows = SUMMER.map((row, index) => (index === 7 ? { ...row, kwh: 'n/a' } : row)).filter(
      (_, index) => index !== 50,
    )
    const { halfHours, count } = good(plain(rows))
    expect(count).toBe(142)
    expect(countOf(halfHours, 'gap')).toBe(2)
    expect([halfHours.origins[7], halfHours.origins[50]]).toEqual([ORIGINS.gap, ORIGINS.gap])
  })

  it('in any order is the same', () => {
    const mixed = SUMMER.toSorted((a, b) => ((a.halfHour * 7919) % 997) - ((b.halfHour * 7919) % 997))
    expect(good(plain(mixed)).halfHours).toEqual(good(plain(SUMMER)).halfHours)
  })

  it('without a unit is in watt-hours where no home could use so much', () => {
    const usage = (amount: (kwh: string) => string | number) =>
      good(lines('start,usage', SUMMER, ({ halfHour, kwh }) => `${withOffset(halfHour)},${amount(kwh)}`))
    expect(usage((kwh) => kwh)).toMatchObject({ unit: 'kWh', isUnitGuessed: true })
    expect(usage((kwh) => Number(kwh) * 1000)).toMatchObject({ unit: 'Wh', isUnitGuessed: true })
    expect(usage((kwh) => Number(kwh) * 1000).halfHours).toEqual(usage((kwh) => kwh).halfHours)
  })

  it('with columns for both fuels is read for the one that is asked for', () => {
    const text = lines(
      'start,Gas (kWh),Electricity (kWh)',
      SUMMER,
      ({ halfHour, kwh }) => `${withOffset(halfHour)},1,${kwh}`,
    )
    expect(good(text).halfHours.wattHours[1]).toBe(87)
    expect(good(text, { fuel: 'gas' }).halfHours.wattHours[1]).toBe(1000)
  })

  it('with gas in cubic metres and in kWh is read in kWh', () => {
    const both = lines('start,Gas (m³),Gas (kWh)', SUMMER, ({ halfHour, kwh }) => `${withOffset(halfHour)},9,${kwh}`)
    expect(good(both, { fuel: 'gas' }).halfHours).toEqual(good(plain(SUMMER)).halfHours)
  })

  it('with the beginning and end of each half hour in the name of its column', () => {
    const from = (slot: number) => london(slot).slice(-5)
    const spans = wide(SUMMER, (index) => `${from(index)} - ${from(index + 1)}`, 48)
    expect(good(spans).halfHours).toEqual(good(plain(SUMMER)).halfHours)
  })

  it('with London’s clock in columns has a gap where autumn repeats an hour', () => {
    const header = [
      'date',
      ...Array.from({ length: 48 }, (_, slot) => london(20_000 * 48 + slot).slice(-5)),
      'kWh',
    ].join()
    const day = (date: string, none: readonly number[] = []) =>
      [date, ...Array.from({ length: 48 }, (_, slot) => (none.includes(slot) ? '0' : '0.2'))].join()
    const { halfHours } = good([header, day('25/10/2025'), day('26/10/2025')].join('\n'))
    expect(halfHours.wattHours).toHaveLength(98)
    expect([...halfHours.origins.subarray(48 + 2, 48 + 6)]).toEqual([0, 0, ORIGINS.gap, ORIGINS.gap])
    expect(good([header, day('28/03/2026'), day('29/03/2026', [2, 3])].join('\n')).count).toBe(48 + 46)
  })

  it('can be said to be in UTC', () => {
    const text = lines('when date,kWh', SUMMER, ({ halfHour, kwh }) => `${utc(halfHour, ' ')},${kwh}`)
    expect(good(text, { isUtc: true }).halfHours.from).toBe(SUMMER[0]!.halfHour)
    expect(good(text).halfHours.from).toBe(SUMMER[0]!.halfHour - 2)
  })
})
