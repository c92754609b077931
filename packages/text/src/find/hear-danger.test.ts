import { expect, test } from 'vitest'
import { DANGER_CASES } from '../../test/danger-cases.ts'
import { hearDanger, isDangerOver } from './hear-danger.ts'

const NEEDS = Object.entries(DANGER_CASES).flatMap(([topics, texts]) =>
  texts.map((text) => ({ text, topics: topics.split('|') })),
)

const heard = (text: string) => hearDanger(text).map(({ topic }) => topic)

test('there are enough of them', () => {
  expect(NEEDS.length).toBeGreaterThan(150)
})

test.each(NEEDS)('$text', ({ text, topics }) => {
  expect(heard(text).some((topic) => topics.includes(topic))).toBe(true)
})

test.each([
  ['wait I smell gas', 'gas_leak'],
  ['funny eggy smell near the cooker', 'gas_leak'],
  ['the power just went out', 'power_cut'],
  ['carbon monoxide alarm chirping', 'carbon_monoxide'],
  ['the co alarm is going off can i take the battery out', 'carbon_monoxide'],
  ['these bills make me want to end my life', 'self_harm'],
  ['cant see the point any more, bills everywhere', 'self_harm'],
  ['i want to end my life over this debt', 'self_harm'],
  ['my son depends on a ventilator', 'medical_equipment'],
  ['power cut here', 'power_cut'],
  ['they cut me off', 'disconnection'],
  ['meter ran out', 'disconnection'],
  ['shop shuts at 8 and ive run out on the key meter, now what', 'disconnection'],
  ['the paypoint is closed and my gas card has run out', 'disconnection'],
  ['gas boiler has gone out and i dont know what to do its snowing', 'broken_heating'],
  ['is it ok to run a cable from next doors', 'electric_danger'],
  ['can i run an extension lead from my neighbour', 'electric_danger'],
  ['my ex still has the login to our account and keeps changing things', 'domestic_abuse'],
  ['mam is having chemo and the house is freezing, she wont put heating on cos of cost', 'medical_equipment'],
  ['we owe about £900 and i cant see a way of paying it', 'energy_debt'],
  ['my husband died', 'bereavement'],
  ['everyone would be better off without me', 'self_harm'],
  ['im planning to take all my tablets', 'self_harm'],
  ['gonna end it tonight', 'self_harm'],
  ['id rather be dead than face another letter like this', 'self_harm'],
  ["my life is over i can't carry on", 'self_harm'],
  ['yellow lazy flame on my gas fire', 'carbon_monoxide'],
  ['im nauseous every time the gas heater runs', 'carbon_monoxide'],
  ['theres soot round my boiler and i feel ill', 'carbon_monoxide'],
  ['exposed wires by the meter who do i call', 'electric_danger'],
  ['flooded kitchen and the sockets are under water', 'electric_danger'],
  ['branch is resting on the overhead cables outside my house', 'electric_danger'],
  ['gas cooker was on but not lit', 'gas_leak'],
  ['workmen have hit a gas main on our road', 'gas_leak'],
  ['im at a womens refuge', 'domestic_abuse'],
  ['I swallowed all my tablets, I owe them thousands', 'self_harm'],
  ['I took a load of pills because of the debt', 'self_harm'],
  ["I've taken the whole packet of paracetamol", 'self_harm'],
  ['water coming through the light fitting', 'electric_danger'],
  ['water is pouring onto the consumer unit', 'electric_danger'],
  ["there's a leak dripping on my fuse box", 'electric_danger'],
  ['rain is getting into the meter box', 'electric_danger'],
])('what the tests of before told is heard: %s', (text, topic) => {
  expect(heard(text)).toContain(topic)
})

test.each([
  'my electric has gone up again and i dont know why',
  'my gas has gone through the roof',
  'does carbon monoxide come from electric heaters',
  'can i get compensation for a power cut that ruined my freezer',
  'what is my gas unit rate',
  'do smart meters cause cancer',
  'compare tariffs for me',
  'so i cant pay more than the cap',
  'how do i switch',
  'which carbon monoxide alarm should i buy',
  'smelling a rat with this gas bill email',
  "meter's in the shop downstairs and they won't let me in",
  'how much does hot water cost to run',
  'does the immersion heater come on with the lights',
  'which tablet should I use to read my smart meter',
  'the water meter is next to the gas meter',
  'is heating water on economy 7 cheaper',
])('what only sounds like a danger is none: %s', (text) => {
  expect(hearDanger(text)).toEqual([])
})

test('what is finished is no end of a life', () => {
  expect(heard('just finished my payment plan what is next')).not.toContain('self_harm')
})

test('the most urgent comes first', () => {
  expect(heard('i smell gas and my mum is on oxygen')).toEqual(['gas_leak', 'medical_equipment'])
})

test('a very long message is heard in no time', () => {
  expect(heard(`i smell gas ${'and so on '.repeat(10_000)}`)).toContain('gas_leak')
})

test('a danger is over when they say so, and not when they ask', () => {
  expect(isDangerOver('the engineer came, all safe now')).toBe(true)
  expect(isDangerOver('is it safe now?')).toBe(false)
})

test.each([
  'we have no gas at all, all electric',
  'no gas at all in our village, only electricity',
  'theres no gas at all, we heat with oil',
  'but you said the exit fee is 75',
])('a home without mains gas has lost nothing, and a fee is no age: %s', (text) => {
  expect(heard(text)).toEqual([])
})

test.each([
  'no gas at all',
  'we have no gas at all since this morning, only electricity',
  'no gas at all, freezing, and the storage heaters are broken',
  'my dad is 75',
])('what may be a loss or a need is still heard: %s', (text) => {
  expect(heard(text)).not.toEqual([])
})
