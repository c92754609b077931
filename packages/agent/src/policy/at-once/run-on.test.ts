import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const talk = async (...turns: readonly string[]) => (await holdTalk(false, turns)).text

test.each([
  [['electric heater 2kw how much an hour', '6 hours a day'], /12 kWh.*26\.32p.*£3\.16.*£96 a month.*£1,150 a year/],
  [['electric heater 2kw how much an hour', 'is gas cheaper'], /^Yes.*7\.97p.*26\.32p.*30%.*16p with gas.*53p/],
  [['how much to run a tumble dryer', 'every day'], /4 kWh.*£1\.05.*Every day.*£383 a year/],
  [['how much to run a tumble dryer', 'every day', 'what about a heat pump one'], /2 kWh instead of 4.*£192 a year/],
  [['how much to run a tumble dryer', 'a year?'], /If it runs so every day.*£383 a year/],
  [['how much to run a kettle', '5 times a day', 'a month?'], /5 times a day.*£4\.39 a month/],
  [['how much does a 3kw immersion cost', 'all night'], /8 hours at 3,000 W is 24 kWh.*£6\.32/],
  [['how much is the oven for an hour', 'and the air fryer'], /An air fryer of about 1,500 W/],
  [['how much does a telly use', 'is gas cheaper'], /runs on electricity/],
  [['how much to run a dehumidifier', 'all day', 'is that a lot'], /2,184 kWh a year.*2,500 kWh.*a lot/],
])('goes on from the sum: %s', async (turns, wanted) => {
  expect(await talk(...turns)).toMatch(wanted)
})

test('leaves the sum where something else is asked', async () => {
  expect(await talk('how much to run a tumble dryer', 'what is the price cap')).toMatch(/^From 1 October 2026/)
  expect(await talk('how much to run a tumble dryer', 'LS6 3HN')).toMatch(/I noted: postcode/)
})
