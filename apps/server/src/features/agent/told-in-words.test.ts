import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// What people tell of their own, and what they then ask about it, through the reader as it was taught.
let talks: Awaited<ReturnType<typeof openTalks>>
const hold = (hasBill: boolean, ...messages: readonly string[]) => talks.hold(hasBill, ...messages)

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

test.each([
  ['I’m with Tomato Energy', 'Tomato Energy'],
  ['I’m with Octopus', 'Octopus Energy'],
  ['I’m with Larkspur', 'Larkspur Energy'],
  ['we are with Zebra Power', 'Zebra Power'],
  ['my supplier is edf', 'EDF Energy'],
])('a supplier of whom there may be no offer is known from their own words: %s', async (told, name) => {
  const { last } = await hold(false, told, 'who is my supplier')
  expect(last.text).toContain(`You told me that your supplier is ${name}`)
  expect(last.facts.map(({ from }) => from?.kind)).toEqual(['told'])
})

test.each([
  ['how much is £15 a week over a year', /^£15\.00 a week is £782\.14 a year\./],
  ['£180 plus 5% VAT', /^£180\.00 plus 5% is £189\.00\./],
  ['what’s the VAT on £180', /^5% of £180\.00 is £9\.00\. .*5% VAT on gas and 0% on electricity/],
  ['how much VAT is in £180', /^At the moment you pay 5% VAT/],
])('a sum on an amount of theirs: %s', async (text, answer) => {
  const { last } = await hold(false, text)
  expect(last.text.replace(/^I’m Mo, an AI\.[^.]*\. /, '')).toMatch(answer)
})

test('rates that weren’t told are the cap’s, and aren’t said to be told', async () => {
  const { last } = await hold(
    false,
    'I use 2,900 kWh of electricity a year, and my gas is 7p a unit',
    'what do I pay a year',
  )
  expect(last.text).toMatch(/^Electricity costs £[\d.,]+ a year\. You haven’t told me your electricity unit rate, so /)
})

test('figures of before alone don’t answer one that isn’t understood', async () => {
  const { last } = await hold(false, '56 m3 in kWh', 'and 60?')
  expect(last.text).toMatch(/^Sorry, I didn’t understand that\./)
})

test('where a bill says otherwise, both are said', async () => {
  const { last } = await hold(true, 'I’m with Tomato Energy', 'who is my supplier')
  expect(last.text).toBe(
    'Your supplier is Northern Spark Energy. That’s what your bill says, but you told me it was Tomato Energy.',
  )
})

test.each([
  [false, 'no, in debt'],
  [true, 'no, in debt'],
  [false, 'sorry, I meant in debit, not credit'],
])('a balance is turned round, and letters say it so (bill: %s): %s', async (hasBill, text) => {
  const { replies, last } = await hold(hasBill, 'I’m £300 in credit', text, 'write a letter asking for my credit back')
  expect(replies[1]?.text).toMatch(/^OK, I’ve changed the balance\./)
  expect(JSON.stringify(replies[1]?.cards)).toContain('£300.00 owed')
  expect(last.text).toMatch(/^You told me that you’re £300\.00 in debt, so there’s no credit to ask for\./)
  expect(last.text).toContain('I owe £300.00')
  expect(last.text).not.toContain('in credit')
})

const RATES = 'I pay 30p a unit and 50p a day for electricity'

test.each([
  [[RATES, 'is my rate above the cap']],
  [['my unit rate is 30p for electricity', 'is my unit rate more than the cap allows']],
])('told rates are set beside the cap, however much is used: %j', async (messages) => {
  const { last } = await hold(false, ...messages)
  expect(last.text).toMatch(
    /^Yes\. Your electricity unit rate is above the price cap\. It’s 30\.00p per kWh, and the cap is /,
  )
})

test.each([
  [[`${RATES}, and I use 2,900 kWh a year`, 'how much is that a year', '10% less']],
  [[`${RATES}, and I use 2,900 kWh a year`, 'how much is that a year', 'what if I use 10% less']],
  [[`${RATES}, and I use 2,900 kWh a year`, 'what do I pay', 'and with 10% less']],
])('10%% less after told rates is 10%% less energy at them: %j', async (messages) => {
  const { last } = await hold(false, ...messages)
  expect(last.text).toMatch(/^With 10% less usage, electricity would cost £[\d.,]+ a year at the rates you told me\./)
})

test('two questions get two answers, also where the second begins with how', async () => {
  const { last } = await hold(true, 'can I switch now and how long does it take')
  expect(last.text).toMatch(/^Yes\. Leaving now costs £150\.00\./)
  expect(last.text).toContain('Suppliers must complete a switch within 5 working days')
})

test('both of what was offered, or of a list, are told', async () => {
  const readings = await hold(false, 'is it safe and does it cost anything', 'both')
  const [offered] = readings.replies[0]?.cards.filter(({ kind }) => kind === 'choices') ?? []
  expect(offered).toBeDefined()
  expect(readings.last.commands).toHaveLength(2)
  const list = await hold(true, 'compare tariffs', 'both')
  expect(list.last.commands).toEqual([1, 2].map((nth) => ({ do: 'point', which: { nth } })))
})

test('what Mo said that it doesn’t do, it hasn’t said that it does', async () => {
  const { last } = await hold(true, 'write a letter about a wrong reading', 'you said you would send it')
  expect(last.text).not.toContain('Yes, I said that')
})

test('whether it is the one that they told of is answered', async () => {
  const { last } = await hold(false, 'I’m with Tomato Energy', 'is my supplier EDF?')
  expect(last.text).toBe('No. You told me that your supplier is Tomato Energy.')
})

test.each(['is that dearer than the cap', 'is mine over the cap', 'is that more than the price cap'])(
  'whether told rates are above the cap is answered by them: %s',
  async (text) => {
    const { last } = await hold(false, RATES, text)
    expect(last.text).toMatch(/^Yes\. Your electricity unit rate is above the price cap\./)
  },
)

test('a rate in pounds is questioned, and taken out again', async () => {
  const { replies, last } = await hold(false, 'my rate is £5 per kWh', 'no', 'what have you noted')
  expect(replies[0]?.text).toMatch(/ unit rate really 500\.00p per kWh\? .* you may mean pence\.$/)
  expect(replies[1]?.text).toContain('I’ve taken that out')
  expect(last.text).toBe('I haven’t noted anything.')
})

test.each([
  ['is that more than now', /^No\. .* less than £1,959\.09 on your current deal/],
  ['is that less than I pay now', /^Yes\. .* less than £1,959\.09 on your current deal/],
  ['if they put it up 10%?', /^With energy unit rates 10% higher.* at the price cap/],
])('after what the cap would cost: %s', async (text, said) => {
  const { last } = await hold(true, 'what would the price cap cost me', text)
  expect(last.text).toMatch(said)
})

test.each(['and me? I’m not in debt', 'but I don’t owe anything'])(
  'who isn’t in debt isn’t told of debts: %s',
  async (text) => {
    const { last } = await hold(false, 'can you switch if you’re in debt', text)
    expect(last.text).toMatch(/^Almost anyone can switch/)
  },
)
