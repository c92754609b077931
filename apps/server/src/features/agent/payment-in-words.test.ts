import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// A conversation about a Direct Debit continues with what the user said afterwards, and ends with its letter.
let talks: Awaited<ReturnType<typeof openTalks>>

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

const USE = 'I use 2,700 kWh of electricity and 11,500 kWh of gas a year'

test.each([
  [['is my direct debit too high?', 'I pay 180 a month', 'I’m £340 in credit']],
  [['is my direct debit too high?', 'I’m £340 in credit', 'I pay 180 a month']],
  [['is my direct debit too high?', '£180', 'my account is £340 in credit at the moment according to the app']],
  [['is my direct debit too high?', 'I pay £180 a month and I’m £340 in credit']],
  [['is my direct debit too high?', 'I pay £180 a month', 'my balance is £340 credit']],
  [['I pay £180 a month and I’m in credit by £340. Is my direct debit too high?']],
])('a balance that is told on the way gives the check anew: %j', async (messages) => {
  const { last } = await talks.hold(false, ...messages)
  expect(last.text).toContain('£180.00 a month is £36.41 more')
  expect(last.text).toContain('You’re £340.00 in credit. If you use that up over a year, £115.25 a month is enough.')
})

test('credit is no payment, however the payment was asked for', async () => {
  const { last, state } = await talks.hold(false, 'is my direct debit too high?', 'I’m £340 in credit')
  expect(last.text).toContain('How much do you pay a month?')
  expect(state.own).toEqual({ balancePence: 34_000 })
})

test('what is told stays known for longer than a few messages, and is forgotten when they say so', async () => {
  const asides = [
    'what is a standing charge?',
    'what is the price cap?',
    'what is a smart meter?',
    'what is dual fuel?',
  ]
  const before = ['I’m £340 in credit', ...asides]
  const { last } = await talks.hold(false, ...before, 'is £180 a month too much?')
  expect(last.text).toContain('You’re £340.00 in credit.')
  const { last: later } = await talks.hold(false, ...before, 'forget my balance', 'is £180 a month too much?')
  expect(later.text).not.toContain('in credit.')
})

test.each([
  'what if I was £340 in credit?',
  'my sister is £340 in credit',
  'I’m not £340 in credit',
  'I was £340 in credit',
])('no balance is noted from a supposition, another home, a denial or the past: %s', async (text) => {
  const { state } = await talks.hold(false, text)
  expect(state.own).not.toHaveProperty('balancePence')
})

const TALK = ['is my direct debit too high?', '£180', 'I’m £340 in credit', USE]

test.each(['write that letter', 'can you write the letter please', 'write me a letter to my supplier'])(
  'the letter is the one about the Direct Debit, with its amounts: %s',
  async (asks) => {
    const { last } = await talks.hold(false, ...TALK, asks)
    expect(last.commands).toEqual([{ do: 'letter', kind: 'direct_debit' }])
    expect(last.text).toContain('You’ve set my Direct Debit to £180.00 a month.')
    expect(last.text).toContain('My account is £340.00 in credit.')
    expect(last.text).not.toContain('[amount]')
  },
)

test('what is owed is in the letter too', async () => {
  const { last } = await talks.hold(
    false,
    'I pay £90 a month and I’m in debit by £200. Is my direct debit too low?',
    'write that letter',
  )
  expect(last.text).toContain('I owe £200.00 on my account.')
})

test('after the refund was spoken of, it is the letter that asks for the credit', async () => {
  const { last } = await talks.hold(false, ...TALK, 'can I get the credit back?', 'write that letter')
  expect(last.text).toContain('My account is £340.00 in credit. Please refund this credit')
})

test('an amount that nobody told stays a gap', async () => {
  const { last } = await talks.hold(false, 'how do I get my direct debit lowered?', 'write that letter')
  expect(last.text).toContain('You’ve set my Direct Debit to [amount] a month.')
})
