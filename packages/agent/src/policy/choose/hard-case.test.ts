import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

test.for([
  [['they say ive been stealing electric', 'they want 2 grand'], /do not agree to it yet/],
  [['got a letter says theyre coming with a warrant', 'what do i do tonight'], /For tonight: write to the supplier/],
  [['whats the best temp to have the house', 'weve got a newborn', 'is 16 too cold'], /never a hot water bottle/],
  [['my dad died in march', 'they want 800 off me'], /debt of the estate, not yours/],
  [['company rang says they can get my energy debt wiped for 200 quid up front'], /Please do not pay/],
] as const)('a hard case is met as what it is: %s', async ([turns, wanted]) => {
  expect((await holdTalk(false, turns)).text).toMatch(wanted)
})
