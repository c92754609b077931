import { expect, test } from 'vitest'
import { findRunning } from './find-running.ts'

test.each([
  ['4 times a week', { times: 4, per: 'week' }],
  ['I run it four times a week', { times: 4, per: 'week' }],
  ['twice a day', { times: 2, per: 'day' }],
  ['we do 5 loads a week, what is that a year', { times: 5, per: 'week' }],
  ['every day', { per: 'day' }],
  ['what does running the dishwasher every night cost a year', { per: 'day' }],
  ['2 kW heater for 5 hours a day, how much a month', { watts: 2000, hours: 5, per: 'day' }],
  ['a 500W one for 3 hours', { watts: 500, hours: 3 }],
  ['how much is the oven a month', {}],
  ['what does the dryer cost per year', {}],
])('how long and how often something runs: %s', (text, expected) => {
  expect(findRunning(text)).toEqual(expected)
})
