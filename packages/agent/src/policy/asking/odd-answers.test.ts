import { expect, test } from 'vitest'
import { freshState, type Household } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'

async function told(...texts: string[]) {
  const world = testWorld()
  let state = freshState()
  for (const text of texts) state = (await takeTurn({ text, state, world })).state
  return state
}

test.for<[string, string[], Partial<Household>]>([
  ['two figures', ['3000 and 10000'], { kwh: { electricity: 3000, gas: 10_000 } }],
  ['a word for the deal', ['its variable i think'], { deal: 'variable' }],
  ['a kind of use', ['medium i spose'], { isTypical: true }],
  ['a number alone', ['three'], { people: 3 }],
  ['who lives there', ['dunno', 'me, the wife and two kids'], { people: 4 }],
  ['what warms it', ['dunno', '2', '3', 'just a combi'], { heating: 'gas' }],
  ['one fuel', ['just the gas'], { fuels: 'gas' }],
])('an answer in an odd form: %s', async ([, texts, known]) => {
  expect((await told('compare', 'LS6 2AB', ...texts)).own).toMatchObject(known)
})

test('who would rather not give a postcode may name a town', async () => {
  expect((await told('compare', 'rather not say', 'bristol')).own.region).toBe('L')
})

test('words that are no value do not put one right', async () => {
  const world = testWorld({ bill: true })
  const asked = await takeTurn({ text: 'my usage is wrong', state: freshState(), world })
  await takeTurn({ text: 'i work from home now', state: asked.state, world })
  expect(world.did).toEqual([])
})
