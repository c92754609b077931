import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

async function ask(...turns: string[]): Promise<string> {
  return (await holdTalk(true, turns)).text
}

test.for<[string, RegExp]>([
  ['whats my standing charge come to over a year', /£212\.07.*£113\.88.*£325\.95/],
  ['is my supplier’s price above the cap', /27\.5p per kWh against 26\.32p, which is more.*the cap does not cover/],
  ['is my gas rate any good', /8\.2p per kWh against 7\.97p/],
  ['how much of my bill is VAT', /no VAT in this period.*within £68\.71 that is £3\.27/],
  ['my direct debit is £160, is that too much for what i use', /about right.*£163\.26 a month/],
  ['is there anything wrong with this bill', /charges £154\.10, so it adds up.*estimated/],
  ['how much do i use a day', /7\.9 kWh.*2,900 kWh/],
  ['did i use more than normal', /more than the 2,500 kWh of a typical home/],
  ['whats my mpan', /2000001234560/],
  ['why do i owe 212 when the bill is 154', /£58\.40 is from before/],
])('a sum over the bill: %s', async ([text, answer]) => {
  expect(await ask(text)).toMatch(answer)
})

test('"more or less than that" after the cap is about the rates of the bill', async () => {
  expect(await ask('what is the price cap right now', 'so am i paying more or less than that')).toMatch(
    /27\.5p per kWh against 26\.32p, which is more/,
  )
})

test('a question about the cap in general stays one', async () => {
  expect(await ask('so nobody can pay more than the cap?')).toMatch(/not the most you can pay/)
})
