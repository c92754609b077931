import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

const ASKED: [turns: string[], answer: RegExp][] = [
  [['whats the gas per week', 'and the electric per week'], /^About £19\.28 a week for electricity/],
  [['how much is the standing charge', 'and a week'], /£6\.25 a week for the standing charges/],
  [['what does it cost me a day just to be connected', 'times 365?'], /89\.3p times 365 is £325\.94 a year|£325\.95/],
  [['how much did the gas cost without standing charge', 'and elec', 'add them together'], /£126\.42/],
  [['which costs more gas or electric', 'by how much'], /^On this bill electricity is £16\.68 more/],
  [['i make it £4.97 a day is that right'], /^.*Yes, that is right/],
  [
    ['how much do i pay for electricity in a year', 'so about £145 a month all in?'],
    /^Not quite\. About £163\.26 a month/,
  ],
  [
    ['how much did i pay for gas', 'does that include the standing charge'],
    /^Yes: the standing charges are counted in/,
  ],
]
test.each(ASKED)('one figure of the bill: %s', async (turns, answer) => {
  expect((await holdTalk(true, turns)).text).toMatch(answer)
})
