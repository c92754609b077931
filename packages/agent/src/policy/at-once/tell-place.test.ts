import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'

const ask = (text: string) => takeTurn({ text, state: freshState(), world: testWorld() })

test.for<[string, RegExp]>([
  ['which region is inverness in', /Inverness is in the price region North Scotland/],
  ['what region is CH5 3AB', /Merseyside and North Wales/],
  ['wot region is glasgow', /most likely in the price region South Scotland.*18 is South Scotland/],
  ['who runs the cables in kent', /UK Power Networks/],
  ['is liverpool in the same region as manchester', /different ones/],
  ['what is the cap in scotland', /South Scotland: electricity 25\.85p.*North Scotland: electricity 26\.42p.*average/],
  ['whats the unit rate in london', /26\.32p.*1 July 2026 to 30 September 2026 it was there: electricity 26\.35p/],
])('%s', async ([text, answer]) => {
  expect((await ask(text)).text).toMatch(answer)
})

test('a town tells where the home is, but not where a sister lives', async () => {
  const own = await ask('i use about 3000 electric and 12000 gas, in manchester, whats best for me')
  expect(own.state.own.region).toBe('G')
  const sister = await ask('i live in liverpool why is my standing charge so much more than my sister in london')
  expect(sister.state.own.region).toBeUndefined()
})
