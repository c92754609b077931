import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

async function ask(...turns: string[]): Promise<string> {
  const { calls, text } = await holdTalk(true, turns)
  return `${calls.map(({ name }) => name).join(' ')} | ${text}`
}

test.for<[string, RegExp]>([
  ['how much is the lecky a unit on mine', /electricity 27\.5p per kWh\.$/],
  ['what is a unit rate', /^explain_term/],
  ['do these numbers look dear to you', /27\.5p per kWh against 26\.32p.*2,900 kWh a year, more than/],
  ['£154 for one month is that right for october', /adds up to the penny.*£4\.97 a day/],
  ['how much do i pay before ive even put a light on', /£325\.95 a year/],
  ['is my standing charge a rip off', /58\.1p a day against 54\.83p/],
  ['is 2900 a lot of electric', /more than the 2,500 kWh/],
  ['how much would it be for the whole year', /A year as now is £1,959\.09/],
  ['they say i pay by direct debit but i dont', /How do you pay/],
  ['can you check theyve added it up right', /adds up to the penny/],
  ['what would i pay on the price cap instead', /A year as now is £1,959\.09/],
  ['take my bill off here i dont want it stored', /^about_mo .*deleted on its own page/],
  ['whats the exit fee', /£150\.00 for both/],
  ['what happens end of march', /^explain_bill .*variable tariff/],
  ['what happens in april', /^explain_bill .*variable tariff/],
  ['list them', /^compare/],
])('with a bill on the table: %s', async ([text, answer]) => {
  expect(await ask(text)).toMatch(answer)
})

test.for<[string[], RegExp]>([
  [['what can i save', 'how come its not 494'], /£494\.75 is a whole year.*£367\.03/],
  [['what can i save', 'ok do it in feb then'], /^set_reminder .*10 February 2027/],
  [
    ['list them', 'cheapest variable', 'and the greenest', 'nah first one'],
    /^explain_tariff .*Larkspur Fix 12.*£150\.00/,
  ],
  [['whats the exit fee', 'thats steep'], /£344\.75 is left/],
  [
    ['whats the exit fee', 'thats steep', 'any way round it'],
    /From 10 February 2027 you can leave without an exit fee/,
  ],
  [['how much is gas', 'and electric', 'which one went up'], /only this one bill/],
])('and in later turns: %s', async ([turns, answer]) => {
  expect(await ask(...turns)).toMatch(answer)
})

test('a question about a tariff for cars tells of no car', async () => {
  expect(await ask('am i better off with ev tariff')).not.toMatch(/I noted/)
})
