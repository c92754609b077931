import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

test.for([
  [['switched and changed my mind', '16 days ago'], /14 days to change your mind are over/],
  [['switched and changed my mind', 'it was 5 days ago'], /about 9 days are left/],
  [['i want to complain', 'its 10 weeks now'], /go to the Energy Ombudsman now/],
  [['they sent me a catch up bill', 'its for 3 years'], /3 years goes past the limit/],
  [['how much is the heating costing me an hour', 'gas combi 24kw'], /24 kWh of gas in 1 hour.*£1\.91/],
] as const)('a figure that is added is set beside what was told: %s', async ([turns, wanted]) => {
  expect((await holdTalk(false, turns)).text).toMatch(wanted)
})
