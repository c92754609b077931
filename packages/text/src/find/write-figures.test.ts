import { expect, test } from 'vitest'
import { findSlots } from './find-slots.ts'
import { writeFigures } from './write-figures.ts'

const homeOf = (text: string) => findSlots(text, { today: '2026-11-15', catalogue: [] }).household

test.for<[string, number, 'week' | 'month' | 'quarter' | 'year']>([
  ['two hundred and ten a month dd', 210, 'month'],
  ['we spend a ton twenty a month on energy', 120, 'month'],
  ['about one forty a month', 140, 'month'],
  ['a couple of hundred a month', 200, 'month'],
  ['90ish a month', 90, 'month'],
  ['£145/mo', 145, 'month'],
  ['1.4k a year', 1400, 'year'],
  ['a tenner every two days on the key', 35, 'week'],
  ['my bill was £412 for the quarter', 412, 'quarter'],
  ['£1900 last year all in', 1900, 'year'],
  ['25 a week on the electric and 20 on the gas', 45, 'week'],
])('"%s" is a payment', ([text, pounds, period]) => {
  expect(homeOf(text).spend).toMatchObject({ pence: pounds * 100, period })
})

test.for<[string, { electricity?: number; gas?: number }]>([
  ['4.2k units of electric a year and 13k gas', { electricity: 4200, gas: 13_000 }],
  ['2900 kwh electric no gas', { electricity: 2900 }],
  ['use about 1800 from the grid a year', { electricity: 1800 }],
])('"%s" is a use', ([text, kwh]) => {
  expect(homeOf(text).kwh).toEqual(kwh)
})

test.for(['i used 11 kwh yesterday', 'we used 900 units of gas in january', 'drive about 8000 a year'])(
  '"%s" is no year of the home',
  (text) => {
    expect(homeOf(text).kwh).toBeUndefined()
    expect(homeOf(text).spend).toBeUndefined()
  },
)

test('a rate in pounds is written in pence, and a year is none', () => {
  expect(writeFigures('my unit rate is 0.2741 and standing is 0.61')).toMatch(/27\.41p.* 61p/)
  expect(writeFigures('version 0.25 of the app')).toBe('version 0.25 of the app')
})

test.for<[string, object]>([
  ['3 bed semi in hull. 2 adults 1 baby', { people: 3, bedrooms: 3 }],
  ['2 adults and a teenager, 3 bed', { people: 3, bedrooms: 3 }],
  ['retired couple, 2 bed flat', { people: 2, bedrooms: 2 }],
  ['i said 4 bed but its 3', { bedrooms: 3 }],
  ['its oil heating so just the electric', { heating: 'other', fuels: 'electricity' }],
  ['my fix runs out in march', { endsOn: '2027-03-31', isEndMonth: true }],
  ['the deal ends 14th feb, a thirty quid fee each', { endsOn: '2027-02-14', exitFeePence: 3000 }],
])('"%s" tells of the home', ([text, home]) => {
  expect(homeOf(text)).toMatchObject(home)
})

test.for(['were not on a prepay meter', 'i dont pay by direct debit'])('"%s" notes no way to pay', (text) => {
  expect(homeOf(text).paymentMethod).toBeUndefined()
})
