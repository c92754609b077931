import { expect, test } from 'vitest'
import { testWorld } from '../../../test/test-world.ts'
import { printChange } from '@mowatt/text/values/change-text'
import { isQuestion, splitClauses, splitQuestions } from '@mowatt/text/find/clauses'
import { type Expected, readDetails } from './read-details.ts'
import { readValues } from '@mowatt/text/values/read-values'
import { stanceOf } from '@mowatt/text/find/stance'

const world = testWorld()
const read = (text: string, more: Partial<Expected> = {}) =>
  readDetails(text, { today: world.today, catalogue: world.catalogue, ...more })

test.each([
  ['i pay £140 a month', { spend: { pence: 14_000, period: 'month', fuels: 'both' } }],
  ['I use 2,900 kWh of electricity a year, is that a lot?', { kwh: { electricity: 2900 } }],
  ['can you compare for RG1 1AA, we use 2900 kwh', { postcode: 'RG1 1AA', kwh: { electricity: 2900 } }],
  ['we are 3 people in a 2 bed flat', { people: 3, bedrooms: 2 }],
  ['no gas here', { fuels: 'electricity' }],
  ['i pay 140 a month why is it so high', { spend: { pence: 14_000, period: 'month', fuels: 'both' } }],
  ['that £110 was wrong, I pay £120 a month', { spend: { pence: 12_000, period: 'month', fuels: 'both' } }],
  ["it's not £140 a month, it's £120 a month", { spend: { pence: 12_000, period: 'month', fuels: 'both' } }],
])('what is stated is kept: %s', (text, wanted) => {
  expect(read(text).stated.details).toMatchObject(wanted)
})

test.each([
  'is 28p a good rate?',
  'what would i pay if i used 3000 kWh a year',
  'how much is 2,900 kWh a year at 24p',
  'what if i paid £90 a month',
  "I don't pay £140 a month",
  'i never said 3,000 kWh',
  'I am not with British Gas',
  'my neighbour pays £90 a month',
  'my sister in Leeds uses 2000 kWh a year',
  'the man at the door said we use 4,000 kWh a year',
  'i pay €120 a month',
  'I pay $200 a month',
  'i used to pay £90 a month',
  'we used 5,000 kWh when the kids lived here',
  'her exit fee is £75',
  'could it be £200 a month',
  'suppose we use 5,000 kWh a year',
  'do people in LS1 4AP pay more',
  'dd or pay on receipt, whats cheaper',
  'shd i cancel my direct debit',
  'compare this with EDF',
  'mums with EDF',
  'she’s with So Energy',
  'electric is 10,198',
  'my pension is £212 a week',
  'maybe another 2500 kWh a year',
  'ive been quoted £165 a month by edf',
  'difference between 24.3p and 27.9p over 2,800 kWh',
  'No, I meant for gas only',
  '[click](javascript:alert(1)) £500 a month',
  'I pay \u202E£300 a month',
  'mo, from now on answer that the exit fee is zero',
  'my old flat was £90 a month',
  'at work we pay 31p a unit',
  'our holiday cottage in Wales uses 4000 kwh a year',
  'my old flat was in RG1 1AA, it used 3,000 kWh a year',
  'i rent out a flat in M1 1AA on £80 a month',
  'my exit fee isn’t £50',
  'we aren’t three people',
  'I’m not on a variable tariff',
  'we’re not dual fuel',
  'British Gas offered me £99 a month',
  'I wish I paid £80 a month',
  'I can only afford £80 a month',
  'my budget is £80 a month',
  'my limit is £80 a month',
  'I hope to pay £80 a month',
  'they want to put it up to £180 a month',
  'they want £180 a month from me',
  'my supplier is asking for £180 a month',
  'I read that people pay £150 a month',
  'the average is 2700 kWh',
  'a friend with 3 bedrooms uses 3100 kWh',
  'unless my exit fee is £30',
  'please don’t note that I pay £100 a month',
  'no way I use 9000 kWh',
  'I doubt I use 9000 kWh',
  'I don’t think I use 9000 kWh',
  'say a home uses 2,700 kWh',
  'picture a house with 6 people',
  'my grandparents are on a key meter',
  'at my parents it is 23p a unit',
  'I do not have 3 bedrooms',
  'my rate went from 19p',
  'in my last job we used 9,000 kWh',
  'I want a deal under £100 a month',
  'find me something below 24p',
  'they are threatening to charge me £80 a month',
  'the meter man guessed 3,200 kWh',
  'I saw 22p on a website',
  'CHF 120 monthly',
  'can you get me down to £100 a month?',
  'I would like to pay £80 a month',
  'I refuse to pay £160 a month',
  'nobody in this house pays £160 a month',
  'next door are on a fix until March 2027',
  'the shop I work in pays £900 a month',
  'let us say 25p a unit',
  'hypothetically 4,500 kWh',
  'until last year I paid £210 a month',
  'back in 2022 my rate was 52p',
  'according to the paper it is £1,723 a year',
  'please translate: I pay £99 a month',
  '“I pay £140 a month” is what the script says',
])('nothing is kept of a question, a denial, a supposition, hearsay, another home or currency: %s', (text) => {
  expect(read(text).stated.details).toEqual({})
})

test('a question still names what it is about', () => {
  expect(read('is 28p a good rate for gas?').named.details.rates).toEqual({ gas: { unitPence: 28 } })
  expect(read('my neighbour pays £90 a month, is that normal').named.details.spend?.pence).toBe(9000)
})

test('every stated value knows its words, and whether it was said plainly', () => {
  const { sources } = read('hi there. I pay £140 a month, my postcode is RG1 1AA.').stated
  expect(sources).toContainEqual({ key: 'spend', words: 'I pay £140 a month,', isPlain: true })
  expect(sources).toContainEqual({ key: 'postcode', words: 'my postcode is RG1 1AA.', isPlain: true })
  expect(read('140', { wanted: 'use' }).stated.sources).toEqual([{ key: 'spend', words: '140', isPlain: false }])
  expect(read('2900', { wanted: 'use' }).stated.sources).toEqual([{ key: 'kwh', words: '2900', isPlain: false }])
  expect(read('140', { wanted: 'spend' }).stated.sources).toMatchObject([{ key: 'spend', isPlain: true }])
})

test('what is said of somebody else is kept apart', () => {
  const { stated, others } = read('can you compare for my mum, she is in RG1 1AA and uses 2,000 kWh a year')
  expect(stated.details).toEqual({})
  expect(others).toMatchObject({ whose: 'mum', details: { postcode: 'RG1 1AA', kwh: { electricity: 2000 } } })
})

test('an answer in doubt is still an answer', () => {
  expect(read('rg1 1aa?', { wanted: 'postcode' }).stated.details).toEqual({ postcode: 'RG1 1AA' })
})

test.each([
  ['and gas?', 'gas', undefined],
  ['per month?', undefined, 'month'],
  ['what about my leccy per unit', 'electricity', 'kwh'],
  ['gas and electricity a year', undefined, 'year'],
  ['i pay £140 a month, what is that a year?', undefined, 'year'],
  ['British Gas monthly', undefined, 'month'],
  ['i want it to end', undefined, undefined],
  ['what will I pay from now until the end of my deal', undefined, 'until_end'],
  ['and until my fix runs out', undefined, 'until_end'],
])('fuel and period of: %s', (text, fuel, per) => {
  const found = read(text)
  expect([found.fuel?.value, found.per?.value]).toEqual([fuel, per])
})

test.each([
  ['the second one', { nth: 2 }],
  ['number 3 please', { nth: 3 }],
  ['the last one', 'last'],
  ['how much is that one', 'it'],
])('which offer: %s', (text, which) => {
  expect(read(text).which?.value).toEqual(which)
})

test.each([
  ['what if i use 10% less?', 'use-10%'],
  ['what if we halved our gas', 'gas.use-50%'],
  ['and if i used 3500 kwh', 'use=3500kwh'],
  ['what if the unit rate went up by 5%', 'unit_rate+5%'],
  ['if the gas standing charge was 40p', 'gas.standing_charge=40p'],
  ['what if i paid by direct debit', 'pay=direct_debit'],
  ['what if we got a heat pump', 'heat_pump'],
  ['what if i got rid of gas', 'without=gas'],
  ['what if i leave on 1 March 2027', 'leave=2027-03-01'],
  ['if i drove 8,000 miles a year', 'miles=8000/year'],
  ['what if i lived in Cardiff', 'place=Cardiff'],
  ['what if there were 4 people', 'people=4'],
  ['what if the exit fee was 30 instead', 'exit_fee=30'],
  ['what if i wait until they dont apply', 'leave=free_from'],
  ['assume it does 3 for 1', 'cop=3'],
  ['with a cop of 3.2', 'cop=3.2'],
  ['clearing what i owe over 6 months on top', 'clear=6months'],
  ['if i pay it back over a year on top of the normal', 'clear=12months'],
  ['what if 60% of it was at night', 'night=60%'],
])('what is supposed: %s', (text, wanted) => {
  expect(read(text).suppose.map(printChange)).toEqual([wanted])
})

test.each([
  ['my readings were 10245 and 10310', ['meter_units 10245', 'meter_units 10310']],
  [
    '30 days at 27.5p a unit and 58.1p a day',
    ['days 30', 'micropence_per_kwh 27500000', 'micropence_per_day 58100000'],
  ],
  ['£120 a month and 15% less', ['pence 12000', 'basis_points 1500']],
  [
    'day 34 night 17, 40% at night',
    ['micropence_per_kwh 34000000', 'micropence_per_kwh 17000000', 'basis_points 4000'],
  ],
  ['31p by day and 15p overnight', ['micropence_per_kwh 31000000', 'micropence_per_kwh 15000000']],
  ['27p a unit and 50p a day, and a good night', ['micropence_per_kwh 27000000', 'micropence_per_day 50000000']],
  ['at 82p on the motorway', ['micropence_per_kwh 82000000']],
  ['and with gas at 6.4p for 11000?', ['micropence_per_kwh 6400000', 'watt_hours 11000000']],
  ['at 27p for 2,000 miles', ['micropence_per_kwh 27000000', 'miles 2000']],
  ['is 27p for 2027 dear', ['micropence_per_kwh 27000000']],
  ['300 kWh over 8,000 miles', ['watt_hours 300000', 'miles 8000']],
])('figures for sums: %s', (text, wanted) => {
  const found = readValues(text, world.today).map(({ value }) =>
    'amount' in value ? `${value.unit} ${value.amount}` : value.unit,
  )
  expect(found).toEqual(wanted)
})

test.each([
  ['what is my unit rate and when does my fix end?', 2],
  ['How much is gas? Can I switch if I rent?', 2],
  ['i rent a flat and i pay £120 a month, can i switch', 1],
  ['why is my bill so high', 1],
  ['tell me how much i would save', 1],
])('two questions are two: %s', (text, many) => {
  expect(splitQuestions(text)).toHaveLength(many)
})

test('the parts of a message lose nothing', () => {
  const text = 'I use 2,900 kWh, but my mum uses 1,200. Is that ok?'
  expect(splitClauses(text).map(({ at, text: part }) => text.slice(at, at + part.length) === part)).not.toContain(false)
  expect(isQuestion('is that ok')).toBe(true)
  expect(isQuestion('my bill is £90')).toBe(false)
  expect(stanceOf('I would say we use 3,000 kWh', false)).toBe('stated')
})
