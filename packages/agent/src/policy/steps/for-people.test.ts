import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

test.for<[string[], RegExp]>([
  [['i was charged an exit fee 40 days before the end', 'can you write the email'], /40 days before[^]*last 49 days/],
  [['write an email to get my £240 credit back', 'add that ive asked twice'], /£240\.00[^]*I have asked twice\./],
  [['write an email to get my £240 credit back', 'make it firmer'], /within 14 days/],
  [
    ['compare please', 'SW16', 'both gas and elec', 'its a prepay meter if that matters'],
    /noted: a prepayment meter\. How/,
  ],
  [['compare please', 'SW16', 'dont know what i use, 3 bed, 4 of us'], /4 people, 3 bedrooms\. What heats/],
  [['i use 3100 elec and 12000 gas, pay 26p and 6.5p, is that good'], /both are below.*26\.32p.*7\.97p/],
  [
    [
      'i use 3100 elec and 12000 gas, pay 26p and 6.5p, is that good',
      'sorry the gas is 7.5p',
      'how much difference is that',
    ],
    /1p on 12,000 kWh of gas is £120\.00/,
  ],
  [['how do i switch', 'one step at a time please', 'done, next'], /^Step 2 of 7/],
  [['can you do broadband as well', 'ok fair enough. water?'], /outside what I can do/],
  [['my neighbour only pays £75 a month and were £190'], /£115\.00 a month between you/],
])('without a bill: %s', async ([turns, wanted]) => {
  expect((await holdTalk(false, turns)).text).toMatch(wanted)
})

test.for<[string[], RegExp]>([
  [['find me a deal', 'does that include the exit fee'], /^No\. The £494\.75.*£150\.00.*£344\.75/],
  [['compare', 'anyone except larkspur'], /the cheapest is Thistledown Anchor 12.*£16\.76 more/],
  [['what would this cost me in yorkshire'], /in Yorkshire against .* in Southern England/],
  [['im gonna ring them. what should i ask', 'and if they fob me off'], /complaint.*Energy Ombudsman/],
])('with a bill: %s', async ([turns, wanted]) => {
  expect((await holdTalk(true, turns)).text).toMatch(wanted)
})

test('what somebody else pays is not noted', async () => {
  const { state } = await holdTalk(false, ['my neighbour only pays £75 a month and were £190, same house'])
  expect([state.own.spend, state.other.spend]).toEqual([undefined, undefined])
})
