import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'

async function ask(text: string): Promise<string> {
  return (await takeTurn({ text, state: freshState(), world: testWorld({ bill: false }) })).text
}

test.each([
  ['how much does it cost to run a tumble dryer for an hour', /2,500 W.*2\.5 kWh in 1 hour.*26\.32p.*66p/],
  ['what does a 2kw heater cost left on 5 hours', /10 kWh in 5 hours.*£2\.63/],
  ['how much to run an electric blanket all night', /0\.8 kWh in 8 hours.*21p/],
  ['air fryer or oven for 40 mins, which is cheaper', /1 kWh in 40 minutes.*So an air fryer is mostly cheaper/],
  ['how much is the telly on standby', /Very little/],
  ['ive used 100 cubic metres, how many kwh is that', /about 1,122 kWh/],
  ['convert 250 m3 to kwh', /about 2,805 kWh/],
  ['my bill shows 0.2632 a kwh, what is that in pence', /26\.32p/],
  ['what is a reasonable amount to pay for two pensioners', /For a typical home/],
  ['what was the price cap in october last year', /1 October 2025 to 31 December 2025.*£1,755/],
  ['what was the cap last winter', /1 January 2026 to 31 March 2026/],
  ['how much has the cap gone up since last year', /£1,576 then.*£1,723 now.*about £147 more/],
  ['which part of the country has the dearest standing charge', /Merseyside and North Wales, 70\.76p a day/],
  ['number on my bill starts with 13, what part of the country is that', /Merseyside and North Wales/],
  ['my mpan starts 24 where is that', /no one part of the country/],
  ['what is the standing charge now', /54\.83p a day.*29\.68p a day/],
])('a small sum is done: %s', async (text, wanted) => {
  const said = await ask(text)
  expect(said).toMatch(wanted)
  expect(said).not.toMatch(/I noted|cannot trace/)
})

test.each(['my tumble dryer is broken', 'should i get a new boiler', 'is my credit safe'])(
  'no sum is done where none is asked: %s',
  async (text) => {
    expect(await ask(text)).not.toMatch(/\d W takes about/)
  },
)
