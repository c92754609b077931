import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const BILL: readonly (readonly [turns: readonly string[], wanted: RegExp])[] = [
  [['and if prices shoot up before then?'], /fixed until 31 March 2027.*What can rise/],
  [['what happens on 1st april if i do nothing', 'will they tell me before'], /10 February 2027 and 17 February 2027/],
  [['my fix ends march 2026 doesnt it'], /^No: your bill says.*31 March 2027/],
  [['im a tenant and the contract ends 28 feb', 'do i get charged for leaving then'], /No exit fee.*10 February/],
  [['were moving in january', 'just to another place in reading'], /region mostly stays the same/],
  [['if i keep the electric and only the gas leaves what do i pay'], /^£75\.00/],
  [['they told me on the phone exit fee is £75 total', 'which one counts'], /terms of your contract.*£150\.00/],
  [['ok switch me', 'wait before that, do i owe them the 212 first'], /£58\.40 is from before.*28 days/],
  [['im thinking about an electric car', 'about 8000 miles a year', 'is it worth paying the exit fee for it'], /^No/],
  [['my electric rate is 24.5 not 27.5', 'hang on let me look again. no youre right'], /is 27\.5 again/],
  [['when can i leave free', 'what if i go on the 9th'], /On 9 February 2027 it costs £75\.00/],
  [['what if they go bust', 'would i lose my fixed price'], /fixed price would most likely be gone/],
  [['last reading is estimated and too high, the real one is 10101'], /^The bill has.*at least 144 units/],
]

test.each(BILL)('with the bill: %s', async (turns, wanted) => {
  const { text } = await holdTalk(true, turns)
  expect(text).toMatch(wanted)
})

test('a moving day is not the end of a fix that is told with it', async () => {
  const { text, state } = await holdTalk(false, ['moving house on 5 december, fix runs till next september'])
  expect(state.own.endsOn).toBe('2027-09-30')
  expect(text).toMatch(/before 12 August 2027/)
})
