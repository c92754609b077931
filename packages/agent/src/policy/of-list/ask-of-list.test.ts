import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'

async function ask(...turns: string[]) {
  const world = testWorld({ bill: true })
  let { state } = await sayBill('bill-1', freshState(), world)
  let last = await takeTurn({ text: turns[0] ?? '', state, world })
  for (const text of turns.slice(1)) {
    state = last.state
    last = await takeTurn({ text, state, world })
  }
  return last
}

test.for<[string, RegExp]>([
  ['lowest standing charge of them', /lowest standing charge for electricity: 39\.10p a day.*whole year counts/],
  ['lowest unit rate for electricity', /lowest unit rate/],
  ['only ones under a year', /does not tie you in for a year is Lantern Short 6/],
  ['which would you pick', /I would take the first, Larkspur Fix 12.*not today: from 10 February 2027/],
  ['and if i use more than you think?', /With 10% more use the first is Larkspur Fix 12/],
])('after a list: %s', async ([text, answer]) => {
  expect((await ask('compare', text)).text).toMatch(answer)
})

test('what remains after the exit fees is set against waiting', async () => {
  const { text } = await ask('what would i save if i switched today')
  expect(text).toMatch(
    /£494\.75 less.*£150\.00.*£344\.75 is left.*10 February 2027.*£367\.03.*waiting is a little better/,
  )
})

test('doing nothing has its price', async () => {
  expect((await ask('what would happen if i do nothing')).text).toMatch(
    /[Uu]ntil 31 March 2027.*£1,959\.09.*£367\.03 more/,
  )
})

test('the second cheapest, its rates and how they compare', async () => {
  const second = await ask('whats the second cheapest')
  expect(second.text).toContain('Thistledown Anchor 12')
  const beside = await ask('whats the second cheapest', 'and how do they compare to mine')
  expect(beside.text).toMatch(/Thistledown Anchor 12.*21\.77p per kWh against your 27\.5p, so lower/)
})

test('who wants no more of a supplier sees the next', async () => {
  expect((await ask('compare', 'i dont want larkspur')).text).toContain('Thistledown Anchor 12')
})
