import type { Reply } from '@mowatt/agent'
import type { testWorld } from '@mowatt/agent/test-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// Direct Debits, the end of a fix and a move, as people ask about them. Today is 15 November 2026; the bill is of a fix
// until 31 March 2027 and of a home whose energy costs £163.26 a month.
let talks: Awaited<ReturnType<typeof openTalks>>

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

const kindsOf = ({ cards }: Reply) => cards.map(({ kind }) => kind)
const datesOf = ({ cards }: Reply) =>
  cards.flatMap((card) => (card.kind === 'dates' ? card.dates.map(({ on }) => on) : []))

const HIGH = /^(?:No\. |Yes\. )?It’s too high: £240\.00 a month is £76\.74 more than your usage costs\./
const ASKS_PAYMENT = /How much do you pay a month\?$/

test.each([
  ['Is my direct debit right?', '£240'],
  ['Check my direct debit', '240 a month'],
  ['Is my direct debit too high?', 'it’s £240'],
  ['can you check whether my DD is set right', '£240 a month'],
  ['am I paying the right amount each month?', '240'],
  ['is my monthly payment too much', 'I pay £240'],
])('a payment that isn’t known is asked for, and the answer is judged: %j', async (asks, amount) => {
  const { replies, last } = await talks.hold(true, asks, amount)
  expect(replies[0]?.text).toMatch(ASKS_PAYMENT)
  expect(last.text).toMatch(HIGH)
  expect(last.text).toContain('Ask your supplier')
  expect(kindsOf(last)).toContain('cost')
})

test.each([
  ['I pay £240 a month, is that right?', HIGH],
  ['they’re taking £240 a month off me, does that sound right?', HIGH],
  ['Is £90 a month too low?', /^Yes\. It’s too low: £90\.00 a month is £73\.26 less than your usage costs/],
  ['my direct debit is £90, is that enough?', /^No\. It’s too low: £90\.00 a month/],
  ['is a direct debit of £165 ok', /^Yes\. £165\.00 a month is about right\./],
])('a payment that is told is judged beside the bill: %s', async (asks, says) => {
  const { last } = await talks.hold(true, asks)
  expect(last.text).toMatch(says)
  expect(kindsOf(last)).toContain('cost')
})

const USE = '3,100 kWh of electricity and 12,000 kWh of gas'

test.each([
  [
    ['Is my direct debit right?', '£240', USE],
    /^No\. It’s too high: £240\.00 a month is £[\d.]+ more than your usage costs\./,
  ],
  [[`I use ${USE} a year`, 'Is £90 a month too low?'], /^Yes\. It’s too low: £90\.00 a month is £[\d.]+ less/],
  [[`I use ${USE} a year`, 'check my direct debit', '£90'], /^No\. It’s too low: £90\.00 a month/],
  [['I pay £240 a month, is that right?', USE], /^No\. It’s too high: £240\.00 a month/],
])('without a bill the usage is asked for, or was told before: %j', async (messages, says) => {
  const { last } = await talks.hold(false, ...messages)
  expect(last.text).toMatch(says)
})

test('without a bill and a usage it depends, and the usage is asked for', async () => {
  const { last, state } = await talks.hold(false, 'I pay £240 a month, is that right?')
  expect(last.text).toMatch(/^It depends\. £240\.00 a month is £96\.41 more than a typical home’s energy costs\./)
  expect(last.text).toMatch(/How many kWh do you use in a year\? The figure is on your bill\.$/)
  expect(state.asked).toMatchObject({ wanted: 'use', goal: 'judge payment claim:right' })
})

test.each([
  [['Is my direct debit right?', '£240', 'no, £180']],
  [['I pay £240 a month, is that right?', 'sorry, £180']],
  [['Is my direct debit too high?', '£240', 'actually it’s £180 a month']],
])('a payment that is put right is judged again: %j', async (messages) => {
  const { last } = await talks.hold(true, ...messages)
  expect(last.text).toMatch(/^(?:Yes|No)\. £180\.00 a month is about right\./)
})

const JANUARY = ['2026-12-02', '2027-01-20']
const MARCH = ['2027-02-10', '2027-03-31']

test.each([
  [false, ['My fix ends on 20 January 2027 and the exit fee is £60. When can I leave?'], JANUARY],
  [false, ['my fixed deal finishes 20 January 2027 and they charge £60 to leave. When could I go for free?'], JANUARY],
  [false, ['the exit fee is £60', 'When can I switch without an exit fee?', '20 January 2027'], JANUARY],
  [true, ['When can I switch without an exit fee?'], MARCH],
  [true, ['from what date can I leave without paying the fee'], MARCH],
  [true, ['what’s the first day I can switch for nothing?'], MARCH],
  [true, ['when am I free to leave my tariff'], MARCH],
] as const)('the day from which leaving is free, and the fee until then: %s %j', async (hasBill, messages, dates) => {
  const { last } = await talks.hold(hasBill, ...messages)
  const [day, fee] = hasBill ? ['10 February 2027', '£150.00'] : ['2 December 2026', '£60.00']
  expect(last.text).toMatch(new RegExp(`^You can leave for free from ${day}\\. Leaving before ${day} costs ${fee}\\.`))
  expect(datesOf(last)).toEqual(dates)
})

test.each([
  [true, ['Does my fix end soon?'], '31 March 2027', MARCH],
  [true, ['how long until my fixed tariff ends'], '31 March 2027', MARCH],
  [true, ['when is my fix up?'], '31 March 2027', MARCH],
  [false, ['Does my fix end soon?', '20 January 2027'], '20 January 2027', JANUARY],
  [false, ['when does my fixed deal run out?', 'on 20 January 2027'], '20 January 2027', JANUARY],
  [false, ['My fix ends on 20 January 2027. When can I leave?', 'the 21st, not the 20th'], '21 January 2027', []],
  [false, ['Does my fix end soon?', '20 January 2027', 'no, the 21st'], '21 January 2027', []],
  [false, ['Does my fix end soon?', '20 January 2027', 'sorry, 21 January 2027'], '21 January 2027', []],
] as const)('when the fix ends, with its days: %s %j', async (hasBill, messages, day, dates) => {
  const { last } = await talks.hold(hasBill, ...messages)
  expect(last.text).toContain(day)
  expect(datesOf(last)).toEqual(dates.length > 0 ? dates : ['2026-12-03', '2027-01-21'])
})

const DECEMBER = ['2026-11-19', '2026-12-01', '2026-12-03', '2026-12-03', '2026-12-04', '2026-12-10', '2027-01-14']
const YESTERDAY = ['2026-11-15', '2026-11-21', '2026-12-26']

test.each([
  [['I’m moving on 3 December'], DECEMBER],
  [['we’re moving house on 3 December'], DECEMBER],
  [['our moving day is 3 December, what about the energy'], DECEMBER],
  [['What do I have to do when I move?', '3 December'], DECEMBER],
  [['I’m moving, what about gas and electric?', 'on the 3rd of December'], DECEMBER],
  [['I’m moving on 5 December', 'no, the 3rd'], DECEMBER],
  [['I’m moving on 5 December', 'the 3rd, not the 5th'], DECEMBER],
  [['I’m moving on 5 December', 'sorry, 3 December'], DECEMBER],
  [['We moved yesterday'], YESTERDAY],
  [['we moved house yesterday, what do I need to do'], YESTERDAY],
  [['I moved in yesterday'], YESTERDAY],
] as const)('a move is a list of days: %j', async (messages, dates) => {
  for (const hasBill of [false, true]) {
    const { last } = await talks.hold(hasBill, ...messages)
    expect(datesOf(last)).toEqual(dates)
    expect(last.text).toContain('Your final bill should arrive by')
  }
})

test.each([
  'What do I have to do when I move?',
  'I’m moving house soon',
  'what should I sort out with energy when moving',
])('a move without its day asks for it: %s', async (text) => {
  const { last } = await talks.hold(false, text)
  expect(last.text).toMatch(/What date are you moving\?$/)
})

/** The home of the bill, moved by a switch on 1 November to a fix until 31 October 2027. */
function movedHome(): NonNullable<Parameters<typeof testWorld>[0]> {
  const dealOf = (single: number, standing: number) => ({
    switchId: 'switch-1',
    supplier: 'Larkspur Energy',
    tariffName: 'Larkspur Fix 12',
    kind: 'fixed' as const,
    paymentMethod: 'direct_debit' as const,
    movedOn: '2026-11-10',
    pricedOn: '2026-10-20',
    contract: {
      prices: [
        {
          from: '2026-11-10',
          unitRates: { single: single * 1_000_000 },
          standingMicroPencePerDay: standing * 1_000_000,
          includesVatBasisPoints: 500,
        },
      ],
      endsOn: '2027-11-09',
      exitFeePence: 5000,
    },
  })
  return {
    bill: true,
    home: { agreed: { electricity: dealOf(24, 50), gas: dealOf(6, 30) }, switchId: 'switch-1', monthlyPence: 24_000 },
  }
}

const AGREED = 'Larkspur Fix 12 from Larkspur Energy, the deal you switched to on 10 November 2026'

test.each([
  ['what am I paying?', /cost £1,600\.91 a year on your current deal/],
  ['what is my unit rate', /24\.00p/],
  ['when does my fix end?', /^Your deal ends on 9 November 2027\./],
  [
    'when can I leave without a fee',
    /^You can leave for free from 21 September 2027\. Leaving before .* costs £100\.00\./,
  ],
  ['is my direct debit right?', /It’s too high: £240\.00 a month is £106\.59 more/],
])('the deal that was agreed counts, and not the old bill’s: %s', async (text, says) => {
  const { last } = await talks.hold(movedHome(), text)
  expect(last.text).toMatch(says)
  expect(last.text).toContain(AGREED)
  expect(last.facts.some(({ from }) => from?.label === 'The deal you agreed to')).toBe(true)
})

test.each(['should I switch?', 'compare deals for me'])(
  'nobody is advised to switch to what they have just agreed to: %s',
  async (text) => {
    const { replies, last, state } = await talks.hold(movedHome(), text)
    expect(last.text).toContain(AGREED)
    expect(replies.map((reply) => reply.text).join(' ')).not.toMatch(
      /Switch now|Larkspur Fix 12 from Larkspur Energy would/,
    )
    expect(state.comparison?.shown.length).toBeGreaterThan(3)
    const names = last.cards.flatMap((card) => (card.kind === 'comparison' ? card.offers.map(({ name }) => name) : []))
    expect(names).not.toContain('Larkspur Fix 12')
  },
)

test('while a switch runs no other is advised', async () => {
  const coming = { tariffName: 'Larkspur Fix 12', supplier: 'Larkspur Energy', on: '2026-12-01' }
  const { last } = await talks.hold({ bill: true, home: { agreed: {}, coming } }, 'should I switch?')
  expect(last.text).toMatch(/^You’ve already agreed to switch to Larkspur Fix 12 from Larkspur Energy/)
  expect(last.text).toContain('It should start by 1 December 2026.')
  expect(kindsOf(last)).not.toContain('verdict')
})
