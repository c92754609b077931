import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// A move in the past. Today is 15 November 2026.
let talks: Awaited<ReturnType<typeof openTalks>>

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

test.each([
  'I already moved',
  'I moved last week',
  'I moved last month',
  'we’ve already moved, what should I do about energy',
])('a move without its day is past, and its day is asked for: %s', async (text) => {
  const { last } = await talks.hold(false, text)
  expect(last.text).toMatch(/^Tell your old supplier now that you’ve left/)
  expect(last.text).toContain('The final bill should arrive within 6 weeks.')
  expect(last.text).toMatch(/What date did you move\?$/)
})

test.each([
  [['I moved on 10 November']],
  [['I already moved', '10 November']],
  [['I already moved house', 'last Tuesday']],
  [['I already moved', 'last week', 'on 10 November']],
])('its day, once told, is in the answer and in the letter: %j', async (messages) => {
  const { last } = await talks.hold(false, ...messages)
  expect(last.text).toMatch(/^You moved on 10 November 2026, so tell your old supplier now that you’ve left/)
  expect(last.text).toContain('Your final bill should arrive by 22 December 2026.')
  const { last: letter } = await talks.hold(false, ...messages, 'write that letter')
  expect(letter.text).toContain('I moved out on 10 November 2026, and the readings that day were [readings].')
})

test('a day ahead is no day of a move that is over', async () => {
  const { last } = await talks.hold(false, 'I’m moving on 3 December', 'actually I moved last month')
  expect(last.text).toMatch(/What date did you move\?$/)
  expect(last.text).not.toContain('3 December')
})

test('the letter of a move without a day leaves a gap for it, in the past', async () => {
  const { last } = await talks.hold(false, 'I already moved', 'write that letter')
  expect(last.text).toContain('I moved out on [date]')
})

test('a move ahead has its letter too', async () => {
  const { last } = await talks.hold(false, 'I’m moving next Friday', 'write the letter for me')
  expect(last.text).toContain('I’m moving out on 20 November 2026')
})

test.each([
  ['I’m moving on 3 December', 'put it in my calendar'],
  ['I’m moving on 3 December', 'can I have the calendar file?'],
  ['my fix ends on 20 January 2027. What should I do when it ends?', 'add those dates to my calendar please'],
])('who wants the dates in their calendar gets them again, with how: %j', async (...messages) => {
  const { replies, last } = await talks.hold(false, ...messages)
  const dates = replies[0]?.cards.find(({ kind }) => kind === 'dates')
  expect(dates).toBeDefined()
  expect(last.cards).toContainEqual(dates)
  expect(last.text).toContain('Press “Add the dates to your calendar”')
  const choices = replies.flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'choices' ? card.choices : [])))
  expect(choices.map(({ label }) => label)).not.toContain('How much?')
})

test.each([
  ['I’m moving house on 3 December', 'who do I tell', /^Tell both suppliers: /],
  ['I’ve moved out', 'who do I tell', /^Tell both suppliers: /],
  ['I’m moving house on 3 December', 'when do I get the final bill', /final bill (?:within 6 weeks of leaving|should)/],
  ['I’ve moved out', 'when do I get the final bill', /final bill within 6 weeks of leaving/],
])('after “%s”: %s', async (told, text, said) => {
  const { last } = await talks.hold(false, told, text)
  expect(last.text).toMatch(said)
})
