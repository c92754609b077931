import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const ASKED: [turns: string[], answer: RegExp][] = [
  [['how much would i save turning the thermostat down 1 degree', 'and 2 degrees'], /^About £128 a year less/],
  [['what if we used ten percent less of both', 'just the gas'], /^£85\.28 a year less/],
  [['is 720 normal for october', 'and january?'], /^Very roughly £230 for January/],
  [['so what would 720 be in m3'], /about 64 cubic metres/],
  [['if they guessed too high could that be why i owe so much'], /Partly, perhaps, but not all: £58\.40/],
  [['getting a hot tub, what will that add', 'a month'], /^About £61\.88 a month/],
]
test.each(ASKED)('another use at the rates of the bill: %s', async (turns, answer) => {
  expect((await holdTalk(true, turns)).text).toMatch(answer)
})
