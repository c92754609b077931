import { expect, test } from 'vitest'
import { freshState, sayBill, takeTurn } from '../../agent.ts'
import { testWorld } from '../../evaluation/test-world.ts'

async function talk(...turns: string[]): Promise<string> {
  const world = testWorld({ bill: true })
  let { state } = await sayBill('bill-1', freshState(), world)
  let last = ''
  for (const text of turns) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    last = reply.text
  }
  return last
}

const ASKED: [turns: string[], answer: RegExp][] = [
  [['how many days til im out of contract'], /136 days.*87 days/],
  [['why wait till february whats so magic about the 10th'], /^Because of the exit fee.*£150\.00/],
  [['can my supplier put the price up before march', 'and the standing charge'], /^It is fixed too/],
  [['were thinking of moving', 'february probs'], /until 9 February 2027.*from 10 February 2027/],
  [['what about kestrel', 'how much is it'], /^Kestrel Saver 12 would cost £1,485\.05/],
  [['i read it this morning elec says 41872', 'how do i get it to them'], /^Send it to Northern Spark Energy/],
  [['remind me to switch in feb'], /10 February 2027/],
  [['my wifes just got an electric car'], /my sums leave it out/],
  [['supplier rang and said my fix ends in january', 'who do i believe'], /^The bill.*31 March 2027/],
  [['my son reckons we should get a heat pump', 'so itd replace the 11000 gas'], /10,400 kWh of gas on your bill/],
  [['whats 27.5p times 2900', 'add the standing charge', 'now the gas', 'so the total'], /£1,976\.25 a year/],
  [['my mate reckons i use 5000 electric'], /^I keep what your bill says: 2,900 kWh/],
]
test.each(ASKED)('with a bill at hand: %s', async (turns, answer) => {
  expect(await talk(...turns)).toMatch(answer)
})
