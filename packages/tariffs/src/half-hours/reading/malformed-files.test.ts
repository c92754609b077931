import { expect, it } from 'vitest'
import { british, london, readFile, utc, withOffset, writtenDays } from '../../../test/half-hour-files.ts'
import type { HalfHourFile } from './half-hour-reader.ts'

const ROWS = writtenDays('2026-07-01', 2)
const SPRING = writtenDays('2026-03-28', 3)
const HEADER = 'start,kWh'
const BODY = ROWS.map(({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`)
const NO_COLUMNS =
  'We couldn’t find your usage in this file. We need column names, one column for the time and one for kWh.'
const NOT_JSON = 'This file isn’t valid JSON. Download it again, or export it as CSV.'
const CUT_OFF = 'This JSON file isn’t complete. Download it again.'
const NOTHING_FOUND = 'We couldn’t find any half-hourly usage in this file.'
const NOT_HALF = 'This line isn’t for half an hour. We can only read half-hourly usage.'
const OFF_MARK = 'This time isn’t on the hour or half hour. We can only read half-hourly usage.'
const NO_TEXT = 'This isn’t a text file. Export your usage as CSV or JSON.'
const OF_EXPORT = 'This file has the energy you export. Use the file of your import instead.'
const READINGS = 'These look like meter readings that only go up. We need the usage in each half hour.'
const otherUnit = (unit: string) => `This file is in ${unit}. Export it in kWh.`
const LONG = 'This line is far too long for a usage file.'
const NO_TIME =
  'This time doesn’t exist: the clocks went forward that night. If your file is in UTC, say so and try again.'

/** A valid file with one line added, or one replaced. */
const withLine = (line: string, header = HEADER) => [header, ...BODY, line].join('\n')
const rows = (header: string, line: (row: (typeof ROWS)[number], index: number) => string) =>
  [header, ...ROWS.map(line)].join('\n')
const results = (of: (row: (typeof ROWS)[number]) => object) => JSON.stringify({ results: ROWS.map(of) })

/** Each with the line of its error, if there is one. */
const MALFORMED: readonly (readonly [
  what: string,
  text: string,
  message: string,
  line?: number | undefined,
  file?: Partial<HalfHourFile>,
])[] = [
  ['nothing', '', 'This file is empty.'],
  ['only spaces and lines', ' \n\n \r\n\t', 'This file is empty.'],
  ['only a byte order mark', '\uFEFF', 'This file is empty.'],
  ['a PDF', '%PDF-1.7\n%âãÏÓ', NO_TEXT],
  ['a spreadsheet', 'PK\u0003\u0004\u0014\u0000', NO_TEXT],
  ['an old spreadsheet', '\u00d0\u00cf\u0011\u00e0', NO_TEXT],
  ['a picture', `\uFFFD\uFFFDJFIF${'\uFFFD\u0001'.repeat(90)}`, NO_TEXT],
  [
    'two meters',
    [
      'meter,start,kWh',
      ...['1', '2'].flatMap((meter) =>
        ROWS.map(({ halfHour, kwh }) => `${meter},${withOffset(halfHour)},${Number(kwh) + Number(meter)}`),
      ),
    ].join('\n'),
    'Most half hours in this file appear twice with different amounts. Does it have two meters, or both fuels? Export one at a time.',
  ],
  ['zeros', '\u0000\u0000\u0000\u0000', NO_TEXT],
  [
    'a web page',
    '<!doctype html><title>Sign in</title>',
    'This is a web page, not a usage file. Export your usage as CSV or JSON.',
  ],
  ['XML', '<?xml version="1.0"?><feed/>', 'This is an XML file. Export your usage as CSV or JSON.'],
  [
    '13 in the afternoon',
    withLine('03/07/2026 13:00 PM,0.1'),
    '“03/07/2026 13:00 PM” isn’t a date and time we can read.',
    98,
  ],
  ['only column names', HEADER, NOTHING_FOUND],
  ['no column names', BODY.join('\n'), NO_COLUMNS],
  ['a letter', 'Dear customer,\nhere is what you asked for.\n', NO_COLUMNS],
  ['no column for the time', rows('meter,kWh', ({ kwh }) => `Z1,${kwh}`), NO_COLUMNS],
  [
    'no column for the amount',
    rows('start,end', ({ halfHour }) => `${utc(halfHour)},${utc(halfHour + 1)}`),
    NO_COLUMNS,
  ],
  ['only costs', rows('start,cost (p)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`), NO_COLUMNS],
  ['only export', rows('start,export (kWh)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`), OF_EXPORT],
  ['only the other fuel', rows('start,gas (kWh)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`), NO_COLUMNS],
  ['30 lines before its columns', `${'Note\n'.repeat(30)}${rows(HEADER, (_, index) => BODY[index] ?? '')}`, NO_COLUMNS],
  ['a word for an amount', withLine('2026-07-03T00:00Z,lots'), '“lots” isn’t an amount of energy.', 98],
  ['two points in an amount', withLine('2026-07-03T00:00Z,1.2.3'), '“1.2.3” isn’t an amount of energy.', 98],
  ['a unit behind the amount', withLine('2026-07-03T00:00Z,0.3 kWh'), '“0.3 kWh” isn’t an amount of energy.', 98],
  ['an endless amount', withLine('2026-07-03T00:00Z,Infinity'), '“Infinity” isn’t an amount of energy.', 98],
  ['a formula', withLine('2026-07-03T00:00Z,=1+1'), '“=1+1” isn’t an amount of energy.', 98],
  [
    'an amount of a hundred digits',
    withLine(`2026-07-03T00:00Z,${'9'.repeat(100)}`),
    `“${'9'.repeat(40)}…” isn’t an amount of energy.`,
    98,
  ],
  [
    'an amount below zero',
    withLine('2026-07-03T00:00Z,-0.4'),
    '“-0.4” is below zero. If this file is for energy you export, use your import file.',
    98,
  ],
  [
    'an amount beyond belief',
    withLine('2026-07-03T00:00Z,5000000'),
    '“5000000” is more than a home can use in half an hour.',
    98,
  ],
  ['no date', withLine(',0.4'), 'This line has no date.', 98],
  ['a word for a date', withLine('yesterday,0.4'), '“yesterday” isn’t a date and time we can read.', 98],
  [
    'a day that is none',
    withLine('2026-02-30T00:00Z,0.4'),
    '“2026-02-30T00:00Z” isn’t a date and time we can read.',
    98,
  ],
  [
    'a month that is none',
    withLine('2026-13-01T00:00Z,0.4'),
    '“2026-13-01T00:00Z” isn’t a date and time we can read.',
    98,
  ],
  [
    'an hour that is none',
    withLine('2026-07-03T24:30Z,0.4'),
    '“2026-07-03T24:30Z” isn’t a date and time we can read.',
    98,
  ],
  [
    'a minute that is none',
    withLine('2026-07-03T00:60Z,0.4'),
    '“2026-07-03T00:60Z” isn’t a date and time we can read.',
    98,
  ],
  [
    'a zone that is none',
    withLine('2026-07-03T00:00 Mars,0.4'),
    '“2026-07-03T00:00 Mars” isn’t a date and time we can read.',
    98,
  ],
  [
    'the month before the day',
    withLine('07/31/2026 00:00,0.4'),
    '“07/31/2026 00:00” seems to have the month first. Export it with the day first, or as 2026-01-31.',
    98,
  ],
  [
    'a month of letters that is none',
    withLine('01-Foo-2026 00:00,0.4'),
    '“01-Foo-2026 00:00” isn’t a date and time we can read.',
    98,
  ],
  ['a quarter of an hour', withLine('2026-07-03T00:15Z,0.4'), OFF_MARK, 98],
  ['seconds', withLine('2026-07-03T00:00:07Z,0.4'), OFF_MARK, 98],
  ['a zone of a quarter of an hour', withLine('2026-07-03T00:00+05:45,0.4'), OFF_MARK, 98],
  ['the future', withLine('2027-07-03T00:00Z,0.4'), '3 July 2027 is in the future. Check the dates in your file.', 98],
  [
    'a clock that was never set',
    withLine('1970-01-01T00:00Z,0.4'),
    '1 January 1970 is too long ago. Check the dates in your file.',
    98,
  ],
  ['an hour that spring leaves out', withLine('2026-03-29 01:30,0.4'), NO_TIME, 98],
  [
    'a spring in UTC that says nothing of it',
    ['date,kWh', ...SPRING.map(({ halfHour, kwh }) => `${utc(halfHour, ' ')},${kwh}`)].join('\n'),
    NO_TIME,
    52,
  ],
  ['an open quote', withLine('"2026-07-03T00:00Z,0.4'), 'This line has a quotation mark that isn’t closed.', 98],
  [
    'a quote in the middle',
    withLine('"2026-07-03"T00:00Z,0.4'),
    'This line has a quotation mark that isn’t closed.',
    98,
  ],
  ['a cell too many', withLine('2026-07-03T00:00Z,0.4,1'), 'This line has 3 cells for 2 columns.', 98],
  ['a line that never ends', withLine('9'.repeat(30_000)), LONG, 98],
  ['no line that ever ends', 'x'.repeat(50_000), LONG, 1],
  [
    'intervals of an hour',
    rows('start,end,kWh', ({ halfHour, kwh }) => `${withOffset(halfHour)},${withOffset(halfHour + 2)},${kwh}`),
    NOT_HALF,
    2,
  ],
  [
    'intervals of a day',
    rows('start,end,kWh', ({ halfHour, kwh }) => `${withOffset(halfHour)},${withOffset(halfHour + 48)},${kwh}`),
    NOT_HALF,
    2,
  ],
  [
    'intervals that run backwards',
    rows('start,end,kWh', ({ halfHour, kwh }) => `${withOffset(halfHour)},${withOffset(halfHour - 1)},${kwh}`),
    NOT_HALF,
    2,
  ],
  [
    'one figure an hour',
    rows(HEADER, ({ halfHour, kwh }) => `${utc(halfHour * 2 - ROWS[0]!.halfHour)}Z,${kwh}`),
    'This file has hourly figures. We need one figure for each half hour.',
  ],
  [
    'one figure a day',
    rows(
      'date,kWh',
      (_, index) => `2026-0${1 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, '0')},8.1`,
    ),
    'This file has daily figures. We need one figure for each half hour.',
  ],
  [
    'half a day',
    [HEADER, ...BODY.slice(0, 24)].join('\n'),
    'This file has less than a day’s usage. Export at least a few weeks.',
  ],
  [
    'watt-hours that are called kilowatt-hours',
    rows(HEADER, ({ halfHour }, index) => `${withOffset(halfHour)},${100 + ((index * 31) % 97)}`),
    'Some half hours show more than 50 kWh, which is more than any home could use. Could the file be in Wh?',
  ],
  [
    'too many watt-hours',
    rows('start,Wh', ({ halfHour }, index) => `${withOffset(halfHour)},${90_000 + ((index * 31) % 97)}`),
    'Some half hours show more than 50 kWh, which is more than any home could use.',
  ],
  [
    'meter readings',
    rows('start,reading (kWh)', ({ halfHour }, index) => `${withOffset(halfHour)},${12_000 + index}`),
    READINGS,
  ],
  [
    'readings of a new meter, which only go up',
    rows('start,kWh', (_, index) => `${withOffset(ROWS[index]!.halfHour)},${(3 + index * 0.05).toFixed(2)}`),
    READINGS,
  ],
  [
    'meter readings, newest first',
    [HEADER, ...ROWS.map(({ halfHour }, index) => `${withOffset(halfHour)},${12_000 + index}`).toReversed()].join('\n'),
    READINGS,
  ],
  ['power', rows('start,Consumption (kW)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`), otherUnit('kW')],
  [
    'megawatt-hours',
    rows('start,usage_MWh', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`),
    otherUnit('MWh'),
  ],
  ['joules', rows('start,Consumption (MJ)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`), otherUnit('MJ')],
  [
    'therms',
    rows('start,consumption in therms', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`),
    otherUnit('therms'),
    undefined,
    { fuel: 'gas' },
  ],
  [
    'a period that no day has',
    ['Settlement Date,Settlement Period,kWh', '2026-07-01,49,0.1'].join('\n'),
    '1 July 2026 had 48 half hours, and this line has more.',
    2,
  ],
  [
    'gas in cubic metres',
    rows('start,consumption (m3)', ({ halfHour, kwh }) => `${withOffset(halfHour)},${kwh}`),
    'This gas file is in cubic metres. Export it in kWh: the heat in a cubic metre changes every day.',
    undefined,
    { fuel: 'gas' },
  ],
  [
    'gas of the API, which says no unit',
    results(({ halfHour, kwh }) => ({
      consumption: Number(kwh),
      interval_start: withOffset(halfHour),
      interval_end: withOffset(halfHour + 1),
    })),
    'This gas file doesn’t say if it’s in kWh or cubic metres. Tell us which and try again.',
    undefined,
    { fuel: 'gas' },
  ],
  [
    'a clock that is none',
    rows('date,time,kWh', ({ kwh }) => `2026-07-01,noon,${kwh}`),
    '“noon” isn’t a time we can read.',
    2,
  ],
  [
    'more half hours than spring has',
    [
      'date,' + Array.from({ length: 48 }, (_, index) => `HH${index + 1}`).join() + ',kWh',
      `2026-03-29,${'0.1,'.repeat(48)}`,
    ].join('\n'),
    '29 March 2026 had 46 half hours, and this line has more.',
    2,
  ],
  ['an answer of the API that refuses', '{"detail":"Invalid API key."}', NOTHING_FOUND],
  ['an empty list', '{"count":0,"next":null,"results":[]}', NOTHING_FOUND],
  ['an empty object', '{}', NOTHING_FOUND],
  ['a list of plain numbers', `[${'1,'.repeat(500)}1]`, NOTHING_FOUND],
  [
    'JSON that is cut off',
    results(({ halfHour, kwh }) => ({ kwh, start: withOffset(halfHour) })).slice(0, 2000),
    CUT_OFF,
    1,
  ],
  ['a bracket only', '{', CUT_OFF, 1],
  ['JSON with a comma too many', '{"results":[1,]}', NOT_JSON, 1],
  ['JSON with single quotes', "{'results': []}", NOT_JSON, 1],
  ['JSON that closes with the wrong bracket', '{"results":[}', NOT_JSON, 1],
  ['two JSON texts', '{"a":1}\n{"b":2}', NOT_JSON, 2],
  ['JSON deeper than any usage', '['.repeat(40), NOT_JSON, 1],
  ['JSON with a text that never ends', `{"a":"${'x'.repeat(30_000)}`, NOT_JSON, 1],
  ['JSON with a wrong escape', String.raw`{"a\q":1}`, NOT_JSON, 1],
  [
    'JSON with a word for an amount',
    results(({ halfHour }) => ({ kwh: 'some', start: withOffset(halfHour) })),
    '“some” isn’t an amount of energy.',
    1,
  ],
  [
    'JSON with an amount below zero',
    results(({ halfHour }) => ({ kwh: -1, start: withOffset(halfHour) })),
    '“-1” is below zero. If this file is for energy you export, use your import file.',
    1,
  ],
  [
    'JSON with a time that is none',
    results(({ kwh }) => ({ kwh, start: 'now' })),
    '“now” isn’t a date and time we can read.',
    1,
  ],
  ['JSON pairs that are no times', '[[1,2],[3,4]]', '“1” isn’t a date and time we can read.', 1],
  ['London’s spring in British dates', withLine(`${british(0).replace(/.*/, '29/03/2026 01:00')},0.4`), NO_TIME, 98],
  [
    'a wide line without a date',
    ['date,' + Array.from({ length: 48 }, (_, index) => london(index).slice(-5)).join(), 'total,1'].join('\n'),
    '“total” isn’t a date and time we can read.',
    2,
  ],
]

const CASES = MALFORMED.map(([what, text, message, line, file = {}]) => ({ what, text, message, line, file }))

it.each(CASES)('gives nothing of $what, and says why', ({ text, message, line, file }) => {
  for (const piece of [11, 100_000]) {
    expect(readFile(text, file, piece)).toEqual({ kind: 'refused', message, ...(line !== undefined && { line }) })
  }
})

it('are sixty and more', () => {
  expect(MALFORMED.length).toBeGreaterThanOrEqual(60)
})
