import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTalks } from '../../../test/hold-in-words.ts'

// What people ask about their own bill, and say of one that isn't theirs, through the trained reader.
let talks: Awaited<ReturnType<typeof openTalks>>
const hold = (hasBill: boolean, ...messages: readonly string[]) => talks.hold(hasBill, ...messages)

beforeAll(async () => {
  talks = await openTalks()
})
afterAll(() => talks.close())

const OF_BILL = /27\.50p|58\.10p|£154\.10|£1,959\.09|Northern Spark/

test.each([
  'that’s not my bill',
  'that’s my neighbour’s',
  'not mine',
  'oh wait that’s my mum’s bill',
  'sorry, wrong bill',
  'this bill belongs to the people next door',
  'sorry I’ve uploaded my girlfriend’s bill by mistake',
  'it’s for a different house, not mine',
  'that bill isn’t ours',
  'I sent you my flatmate’s bill by accident',
])('a bill that isn’t theirs counts for nothing: %s', async (text) => {
  const { replies } = await hold(true, text, 'what’s my unit rate', 'am I overpaying', 'compare tariffs for me')
  expect(replies.map((reply) => reply.text).join('\n')).not.toMatch(OF_BILL)
})

test.each(['it is mine after all', 'actually it’s my bill', 'sorry, it is my bill'])(
  'and is used again once it is: %s',
  async (text) => {
    const { last } = await hold(true, 'that’s not my bill', text, 'what’s my unit rate')
    expect(last.text).toContain('27.50p')
  },
)

test.each([
  ['is my rate above the cap', 'Yes'],
  ['am I on a fixed deal', 'Yes'],
  ['is my tariff variable', 'No'],
  ['is my bill estimated', 'Yes'],
  ['is the reading on it an actual one', 'No'],
  ['can I leave without a fee', 'No'],
  ['is there an exit fee', 'Yes'],
  ['is my standing charge high', 'Yes'],
  ['does this bill include VAT', 'Yes'],
  ['do I pay by direct debit', 'Yes'],
  ['have I got a smart meter', 'I can’t say for sure'],
  ['am I in debt', 'Yes'],
  ['am I in credit', 'No'],
  ['do I owe them anything', 'Yes'],
  ['is my gas rate lower than the cap', 'No'],
  ['is this a dual fuel bill', 'Yes'],
  ['does my deal end this year', 'No'],
  ['has my fix run out', 'No'],
  ['do I use more than a typical home', 'Yes'],
  ['was this bill for more than a month', 'No'],
  ['would I save by switching', 'Yes'],
  ['is this bill right', 'Yes'],
])('%s begins with %s', async (text, answer) => {
  const [first, later] = await Promise.all([hold(true, text), hold(true, 'who is my supplier', text)])
  for (const { last } of [first, later]) expect(last.text).toMatch(new RegExp(`^${answer}[.:]`))
})

test.each([
  ['what’s my unit rate and when does my deal end', ['27.50p per kWh', '31 March 2027']],
  ['is my bill estimated and can I leave for free', ['Yes: the electricity reading', 'No. ']],
  ['is my tariff fixed and is there an exit fee', ['Yes. Your electricity tariff', 'Yes. Leaving now costs £150.00']],
  ['who’s my supplier, and am I in credit?', ['Northern Spark Energy', 'No. Your bill shows £212.50']],
])('two questions get two answers: %s', async (text, parts) => {
  const { last } = await hold(true, text)
  for (const part of parts) expect(last.text).toContain(part)
})

test.each([
  ['when is the bill dated', 'The bill is dated 4 November 2026.'],
  ['what’s my account number', 'Your bill doesn’t show the account number.'],
  ['what is my mpan', 'The electricity supply number on your bill is 2000001234560.'],
])('what a bill prints: %s', async (text, said) => {
  const { last } = await hold(true, text)
  expect(last.text).toContain(said)
})

test.each([
  'my old flat was £90 a month',
  'at work we pay 31p a unit',
  'our holiday cottage in Wales uses 4000 kWh a year',
  'my parents are in LS1 4AP and pay 28p',
])('nothing is noted from %s', async (text) => {
  const { last } = await hold(false, text, 'what have you noted')
  expect(last.text).toBe('I haven’t noted anything.')
})

test('of what is noted, a part is forgotten', async () => {
  const told = 'my rate is 24p and my postcode is RG1 1AA'
  const { last } = await hold(false, told, 'forget the rate but keep the postcode')
  expect(last.state.own).toEqual({ postcode: 'RG1 1AA' })
})

test.each([
  [false, 'my gas meter went from 4012 to 4101 units, calorific value 39.4', '996.1 kWh'],
  [false, '8000 miles a year at 3.5 miles per kwh and 27p, how much is that', 'a year'],
  [true, 'what’s the gas cost without the standing charge', '£59.04'],
] as const)('sums in words: %s %s', async (hasBill, text, said) => {
  const { last } = await hold(hasBill, text)
  expect(last.text).toContain(said)
})
