import { expect, test } from 'vitest'
import { findDays } from './find-days.ts'

/** A Sunday. */
const TODAY = '2026-11-15'

test.for([
  ['remind me friday', '2026-11-20'],
  ['set it for thursday 9am', '2026-11-19'],
  ['on sunday', '2026-11-22'],
  ['next tues', '2026-11-17'],
  ['by weds', '2026-11-18'],
  ['actually make it the 29th its a sunday', '2026-11-29'],
  ['moving on the 2nd', '2026-12-02'],
  ['on the 31st', '2026-12-31'],
  ['how much a week if i clear it by xmas', '2026-12-25'],
  ['xmas eve', '2026-12-24'],
  ['in a fortnight', '2026-11-29'],
  ['in two weeks', '2026-11-29'],
  ['end of the month', '2026-11-30'],
  ['month end', '2026-11-30'],
])('“%s” is %s', ([text = '', day]) => {
  expect(findDays(text, TODAY).map((each) => each.day)).toEqual([day])
})

test.for([
  'go with the 2nd',
  'the 12th floor',
  'the 3rd one',
  'it is sunny',
  'for months',
  'me sat here',
  'for the 1st time',
])('“%s” has no day', (text) => {
  expect(findDays(text, TODAY)).toEqual([])
})

test.for([
  ['next friday', '2026-11-18', '2026-11-27'],
  ['this friday', '2026-11-18', '2026-11-20'],
  ['on friday', '2026-11-18', '2026-11-20'],
  ['next monday', '2026-11-18', '2026-11-23'],
  ['next wednesday', '2026-11-18', '2026-11-25'],
  ['next friday', '2026-11-14', '2026-11-20'],
  ['next monday', '2026-11-16', '2026-11-23'],
] as const)('%s, said on %s, is %s', ([text, today, day]) => {
  expect(findDays(text, today).map((each) => each.day)).toEqual([day])
})
