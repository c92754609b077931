import { expect, test } from 'vitest'
import { sayValue } from './say-value.ts'
import { findNumbers, namedValues, readAs } from './find-numbers.ts'

const TODAY = '2026-11-15'
const said = (text: string) => findNumbers(text, TODAY).map(({ value, words }) => `${words}: ${sayValue(value)}`)

test.for<[text: string, found: string[]]>([
  ['£4.80 a day or 480p', ['£4.80: £4.80', '480p: 480.00p']],
  ['27.5 pence, 20 quid, 12.4k, £2k', ['27.5 pence: 27.50p', '20 quid: £20.00', '12.4k: 12,400', '£2k: £2,000.00']],
  ['60% or 5 per cent', ['60%: 60%', '5 per cent: 5%']],
  ['2kW, 9.5 kw, 350 watts, 60w', ['2kW: 2 kW', '9.5 kw: 9.5 kW', '350 watts: 350 W', '60w: 60 W']],
  ['4.5 kwh for 8 hrs or 10 min', ['4.5 kwh: 4.5 kWh', '8 hrs: 8 hours', '10 min: 10 minutes']],
  [
    '3 weeks 2 months 1 year 8,000 miles',
    ['3 weeks: 3 weeks', '2 months: 2 months', '1 year: 1 year', '8,000 miles: 8,000 miles'],
  ],
  ['eight hours, twenty five quid', ['eight hours: 8 hours', 'twenty five quid: £25.00']],
  ['a quote of 13 grand, 1.5 grand', ['13 grand: £13,000.00', '1.5 grand: £1,500.00']],
  ['half, twice, doubled', ['half: 50%', 'twice: 2', 'doubled: 2']],
  ['that one for one day', ['one day: 1 day']],
  ['60/40', ['60: 60', '40: 40']],
  ['245x27.5 = 67.37', ['245: 245', '27.5: 27.5', '67.37: 67.37']],
  ['£0.2741 a unit', ['£0.2741: 27.41p']],
  ['from 1 Nov to 12/12/2026 in 3 months', ['3 months: 3 months']],
  ['the 5th, m3, v2.5x', []],
  ['ring 07700 900123, account 12345678', []],
  ['my meter says 04512', ['04512: 4,512']],
])('%s', ([text, found]) => {
  expect(said(text)).toEqual(found)
})

test('the newest message comes first, and days have names of their own', () => {
  const named = namedValues(['5 of us from 1 Dec', '£486 until 31 March 2027'], TODAY)
  expect([...named].map(([name, { words, message }]) => `${name} ${words} ${message}`)).toEqual([
    'n1 5 0',
    'n2 £486 1',
    'd1 1 Dec 0',
    'd2 31 March 2027 1',
  ])
  expect(namedValues([Array.from({ length: 40 }, (_each, index) => index).join(' , ')], TODAY).size).toBe(20)
})

test('a unit that is said stays', () => {
  const [bare, pounds] = findNumbers('27.5 and £20', TODAY).map(({ value }) => value)
  expect(bare && readAs(bare, 'pence')).toEqual({ unit: 'micropence_per_kwh', amount: 27_500_000 })
  expect(bare && readAs(bare, 'kw')).toEqual({ unit: 'watts', amount: 27_500 })
  expect(bare && readAs(bare, 'bananas')).toBeUndefined()
  expect(pounds && readAs(pounds, 'pounds')).toEqual(pounds)
  expect(pounds && readAs(pounds, 'pence')).toBeUndefined()
})
