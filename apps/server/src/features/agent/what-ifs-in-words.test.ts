import { printCommands } from '@mowatt/agent'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// What would change a home's year, asked in people's own words: worked out as on the page that the answer links to.
let talks: Awaited<ReturnType<typeof openTalks>>

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

const ASKED: Readonly<Record<string, readonly string[]>> = {
  heatPump: [
    'what if I had a heat pump instead of gas',
    'what if i get a heat pump',
    'if we swapped our boiler for a heat pump, how much a year would that be',
    'would I save money with a heat pump',
  ],
  panels: [
    'what if I got solar panels',
    'how much would solar panels save me',
    'how much would I save with 4kW of solar on the roof',
    'what if I put solar panels on the roof',
    'if I had solar, how much lower would my bills be',
  ],
  homeDays: [
    'what if I worked from home',
    'how much more will I pay if I work from home',
    'what if I worked from home three days a week',
    'what would it add to my bill to work from home',
  ],
  degrees: [
    'what if I turned the heating down two degrees',
    'what if I turned the thermostat down by 2 degrees',
    'two degrees less',
    'how much would I save with the house two degrees cooler',
    'if we had the house at 18 instead of 20',
    'how much cheaper is it to heat to 18 rather than 20',
    'if my rooms were at 19 rather than 22, what would that save me',
    'what would I save with the thermostat down a degree',
    'knocking two degrees off, what’s that worth over a year',
  ],
  car: ['what if I charged my car at night'],
  washing: ['what if I moved the washing to the night'],
  battery: ['what if I had a battery'],
}
const CASES = Object.entries(ASKED).flatMap(([what, texts]) => texts.map((text) => [what, text] as const))

test.each(CASES)('%s, with a bill: %s', async (what, text) => {
  const { last } = await talks.hold(true, text)
  expect(last.text).toMatch(/^With .* would cost about £[\d,.]+ a year on your current deal\./)
  expect(last.text).toContain('I’ve also assumed this: ')
  const links = last.cards.flatMap((card) => (card.kind === 'links' ? card.links : []))
  expect(links.map(({ url }) => new URLSearchParams(url.split('?')[1]).has(`if-${what}`))).toContain(true)
})

test.each(CASES)('%s, of a home that nobody told of: %s', async (what, text) => {
  const { last } = await talks.hold(false, text)
  expect(last.text).toMatch(/^With .* would cost about £[\d,.]+ a year in a typical home at the price cap\./)
  const links = last.cards.flatMap((card) => (card.kind === 'links' ? card.links : []))
  expect(links.map(({ url }) => new URLSearchParams(url.split('?')[1]).has(`if-${what}`))).toContain(true)
})

test.each([
  ['are heat pumps any good', 'heat_pump'],
  ['do I need a business tariff if I work from home', 'home_and_business'],
  ['will I lose my feed in tariff if I switch', 'solar_switching'],
  ['what should I set my thermostat to', 'thermostat'],
  ['should I keep the house at 18 instead of 20', 'thermostat'],
  ['is it bad to keep the house at 16 instead of 18', 'thermostat'],
])('what asks for no year keeps its topic: %s', async (text, topic) => {
  const { last } = await talks.hold(false, text)
  expect(last.commands).toMatchObject([{ do: 'explain', topic }])
})

test('another change is another question, and one on top is an edit', async () => {
  const { replies } = await talks.hold(
    true,
    'what if I had a heat pump',
    'what if I had solar panels',
    'and a battery too',
  )
  expect(replies.slice(1).map(({ commands }) => printCommands(commands))).toEqual([
    'figure cost of:what_if suppose:panels',
    'figure cost of:what_if suppose:panels,battery',
  ])
})

test.each([
  // A percentage alone is of the last change, and takes its place.
  [['what would I pay if I used 10% less gas?', 'and 20% less?'], /^With 20% less gas, gas would cost £780\.70 a year/],
  [['what would I pay if I used 10% less?', 'and 30%?'], /^With 30% less usage, electricity and gas would cost/],
  // Less heating is less gas.
  [['what if I use 20% less heating'], /^With 20% less gas, electricity and gas would cost £1,791\.52 a year/],
  [['what if I get solar panels?', 'and 20% less heating?'], /^With 4 kW of solar panels and with 20% less gas, /],
  [['what would a year cost with 20% less gas'], /^With 20% less gas, gas would cost £780\.70 a year/],
] as const)('nothing that is supposed is left out: %j', async (messages, answer) => {
  const { last } = await talks.hold(true, ...messages)
  expect(last.text).toMatch(answer)
})

test('of less gas nothing is said where there is none', async () => {
  const { last } = await talks.hold(
    false,
    'I use 2,900 kWh of electricity a year at 30p and 50p a day, no gas',
    'what would a year cost with 20% less heating',
  )
  expect(last.text).toMatch(/^I don’t have any gas details for your home\./)
})
