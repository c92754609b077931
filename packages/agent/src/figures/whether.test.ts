import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { askFigure } from '../../test/ask-figure.ts'
import { lastSaid } from '../../test/hold-talk.ts'
import { parseCommand } from '../command/command-text.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'

test.each([
  ['is that more than now', 'dearer', /^No\. .* at the price cap.*less than £1,959\.09 on your current deal/],
  ['is that less than I pay now', 'cheaper', /^Yes\. .*less than £1,959\.09 on your current deal/],
])('a year at the cap is set beside what they pay now: %s', (text, claim, said) => {
  const command = parseCommand(`figure cost of:cap claim:${claim}`)
  if (command?.do !== 'figure') throw new Error('no figure')
  expect(askFigure(command, testWorld({ bill: true }), { text }).text).toMatch(said)
})

test.each([
  [
    'is my electric rate above the cap',
    'figure unit_rate of:bill fuel:electricity claim:dearer',
    /^Yes\. .*27\.50p.* more than 26\.32p/,
  ],
  ['is my rate above the cap', 'figure unit_rate of:bill claim:dearer', /^Yes\. The unit rates/],
  [
    'is my gas rate lower than the cap',
    'figure unit_rate of:bill fuel:gas claim:cheaper',
    /^No\. The gas unit rate is 8\.20p/,
  ],
  ['is my standing charge high', 'figure standing_charge of:bill claim:dearer', /^Yes\. The standing charges/],
  ['am I on a fixed deal', 'figure tariff of:bill claim:fixed', /^Yes\. Your electricity tariff is Spark Fixed/],
  ['is my tariff variable', 'figure tariff of:bill claim:variable', /^No\. Your electricity tariff is Spark Fixed/],
  ['is this a dual fuel bill', 'figure tariff of:bill claim:dual', /^Yes\. This bill is for electricity and gas\.$/],
  [
    'is my bill estimated',
    'figure reading of:bill claim:estimated',
    /^Yes: the electricity reading on your bill is estimated\./,
  ],
  [
    'is the reading on it an actual one',
    'figure reading of:bill claim:actual',
    /^No: the electricity reading .* is estimated\./,
  ],
  ['can I leave without a fee', 'figure exit_fee of:deal claim:free', /^No\. Leaving now costs £150\.00\./],
  [
    'can I leave for free',
    'figure free_from of:deal claim:free',
    /^No\. You can leave for free from 10 February 2027\./,
  ],
  ['is there an exit fee', 'figure exit_fee of:deal claim:fee', /^Yes\. Leaving now costs £150\.00\./],
  ['can I leave now', 'figure exit_fee of:deal claim:so', /^Yes\. Leaving now costs £150\.00\./],
  ['does this bill include VAT', 'figure vat of:bill claim:so', /^Yes\. £3\.27 of this bill is VAT\./],
  [
    'do I pay by direct debit',
    'figure paid_by of:bill claim:direct_debit',
    /^Yes\. Your bill says you pay by Direct Debit/,
  ],
  ['am I on prepayment', 'figure paid_by of:bill claim:prepayment', /^No\. Your bill says you pay by Direct Debit/],
  ['have I got a smart meter', 'figure meter of:bill claim:smart', /^I can’t say for sure\. Your bill doesn’t show/],
  ['am I in debt', 'figure balance of:bill claim:debt', /^Yes\. Your bill shows £212\.50 to pay/],
  ['am I in credit', 'figure balance of:bill claim:credit', /^No\. Your bill shows £212\.50 to pay/],
  ['does my deal end this year', 'figure ends_on of:deal claim:so', /^No\. Your deal ends on 31 March 2027\./],
  ['does it end in March', 'figure ends_on of:deal claim:so', /^Yes\. Your deal ends on 31 March 2027\./],
  ['has my deal ended', 'figure ends_on of:deal claim:over', /^No\. Your deal ends on 31 March 2027\./],
  ['was this bill for more than a month', 'figure days of:bill claim:dearer', /^No\. This bill covers 31 days/],
  ['am I with EDF', 'figure supplier of:bill claim:so', /^No\. Your supplier is Northern Spark Energy\./],
  [
    'is it Northern Spark Energy',
    'figure supplier of:bill claim:so',
    /^Yes\. Your supplier is Northern Spark Energy\./,
  ],
  ['do I use more than a typical home', 'figure use of:deal claim:dearer', /^Yes\. You use/],
  ['do I use more than a typical home', 'judge use claim:dearer', /^Yes\. You use more electricity/],
  ['would I save by switching', 'figure saving of:list claim:cheaper', /^Yes\. Larkspur Fix 12/],
  ['isn’t my rate below the cap?', 'figure unit_rate of:bill claim:cheaper', /^No\. The unit rates/],
  ['don’t I use more than average?', 'judge use claim:dearer', /^Yes\. You use more electricity/],
  ['is my rate not above the cap?', 'figure unit_rate of:bill claim:not_dearer', /^No\. The unit rates/],
  ['does my fix end before March?', 'figure ends_on of:deal claim:so', /^No\. Your deal ends on 31 March 2027\./],
  ['is my bill more than £100', 'figure total of:bill claim:dearer', /^Yes\. This bill is for £154\.10\./],
  ['is it under £100', 'figure total of:bill claim:cheaper', /^No\. This bill is for £154\.10\./],
  ['no more than £154.10?', 'figure total of:bill claim:not_dearer', /^Yes\. This bill is for £154\.10\./],
  ['am I on economy 7', 'figure tariff of:bill claim:two_rates', /^No\. Your bill charges the same electricity price/],
  ['is my meter economy 7', 'figure meter of:bill claim:two_rates', /^No\. Your bill charges the same/],
  ['does my fix end before April?', 'figure ends_on of:deal claim:so', /^Yes\. Your deal ends on 31 March 2027\./],
])('a yes or no question is answered by one first: %s', async (text, reads, said) => {
  expect(await lastSaid(['hi', 'compare'], [text, reads])).toMatch(said)
})

test.each([
  ['what is my unit rate', 'figure unit_rate of:bill', /^The unit rates/],
  ['when does my deal end', 'figure ends_on of:deal', /^Your deal ends/],
  ['am I on a fixed deal, and when does it end', 'figure ends_on of:deal claim:fixed', /^Your deal ends/],
  ['what’s my exit fee', 'figure exit_fee of:deal', /^Leaving now costs/],
  ['is my rate higher than last year', 'figure unit_rate of:bill claim:dearer', /^The unit rates/],
  ['is my rate higher than my neighbour’s', 'figure unit_rate of:bill claim:dearer', /^The unit rates/],
  ['is it cheaper than last year', 'figure saving of:list claim:cheaper', /^Larkspur/],
  ['am I in credit or debt?', 'figure balance of:bill', /^Your bill shows £212\.50 to pay/],
  ['is VAT not included?', 'figure vat of:bill', /^£3\.27 of this bill is VAT/],
  ['I’m not on a variable tariff, am I?', 'figure tariff of:bill', /^Your electricity tariff/],
])('another question has no yes or no: %s', async (text, reads, said) => {
  expect(await lastSaid(['hi', 'compare'], [text, reads])).toMatch(said)
})

test('without a bill, a price that they name is held against the cap', async () => {
  const without = ['that bill isn’t mine', 'bill not_mine'] as const
  const ofBill = 'figure unit_rate of:bill claim:dearer'
  expect(await lastSaid(without, ['is my unit rate of 27.3p more than the cap', ofBill])).toMatch(
    /^Yes\. Your electricity unit rate is above the price cap\. It’s 27\.30p/,
  )
  expect(await lastSaid(without, ['is my rate above the cap', ofBill])).toMatch(/^I don’t know what you pay now\./)
})

test('of two questions each has its own answer, and nothing is said twice', async () => {
  const yes = await lastSaid([
    'is my tariff fixed and is there an exit fee',
    'figure tariff of:bill claim:fixed + figure exit_fee of:deal claim:fee',
  ])
  expect(yes).toMatch(/^Yes\. Your electricity tariff is Spark Fixed March 2027\. Yes\. Leaving now costs £150\.00\./)
  const total = await lastSaid(['what’s the total and how many days', 'figure total of:bill + figure days of:bill'])
  expect(total?.match(/31 days/g)).toHaveLength(1)
  const said = await lastSaid([
    'is my bill estimated and can I leave for free',
    'figure reading of:bill claim:estimated + figure free_from of:deal claim:free',
  ])
  expect(said).toMatch(
    /^Yes: the electricity reading on your bill is estimated\. Your bill doesn’t show whether the gas reading is estimated\. No\. You can leave for free from/,
  )
})

const billOf = (facts: BillFacts) => ({ billId: 'bill-1', reading: { facts, evidence: {}, checks: [] } })

test('the numbers and the day of a bill are told as it prints them, and nobody is asked to type one', () => {
  const ask = (measure: 'account' | 'dated', facts = {}) =>
    askFigure({ do: 'figure', measure, of: 'bill' }, { ...testWorld(), bills: [billOf(electricBill(facts))] })
  expect(ask('dated')).toMatchObject({ text: 'The bill is dated 4 November 2026.', problems: [] })
  expect(ask('account', { accountNumber: 'A-851 233 43' })).toMatchObject({
    text: 'The account number on your bill is A-851 233 43.',
    problems: [],
  })
  expect(ask('account').text).toBe('Your bill doesn’t show the account number.')
})

test.each(['unit_rate', 'standing_charge', 'use', 'cost'] as const)('a bill without gas has no %s of it', (measure) => {
  const world = { ...testWorld(), bills: [billOf(electricBill())] }
  expect(askFigure({ do: 'figure', measure, of: 'bill', fuel: 'gas' }, world)).toMatchObject({
    text: 'Your bill doesn’t include gas.',
    problems: [],
  })
})
