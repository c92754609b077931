import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { NEEDS } from '../../knowledge/urgent-needs.ts'
import { INTRODUCTION, takeTurn } from '../../take-turn.ts'

const MOST_WORDS = 130

async function talk(...turns: string[]): Promise<string[]> {
  const world = testWorld()
  let state = freshState()
  const said: string[] = []
  for (const text of turns) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    said.push(reply.text)
  }
  return said
}

test.each([
  ['shop shuts at 8 and ive run out on the key meter, now what', /emergency credit/],
  ['the paypoint is closed and my gas card has run out', /emergency credit/],
  ['topped up on the app but meter still says zero', /20-digit code/],
  ['put £10 on but the money has not gone on the meter', /20-digit code/],
  ['gas boiler has gone out and i dont know what to do its snowing', /0800 111 999.*frozen/],
  ['is it ok to run a cable from next doors', /Please do not/],
  ['can i run an extension lead from my neighbour', /Please do not/],
  ['i think someones nicking my electric', /touch nothing/],
  ['mam is having chemo and the house is freezing, she wont put heating on cos of cost', /Macmillan/],
  ['damp and mould in my rented flat, cant afford to heat it', /landlord must/],
  ['turned 66 last month and on pension credit, what am i owed for heating', /Winter Fuel Payment/],
  ['does british gas have a fund for people who are skint even if your not with them', /British Gas Energy Trust/],
  ['i was told if i dont have a smart meter by xmas ill be fined', /There is no fine/],
  ['is the smart meter spying on me', /every half hour/],
  ['were splitting up, joint energy account, how do i get off it', /take your name off/],
  ['who can see my bill now', /kept encrypted, not sold/],
])('%s', async (text, wanted) => {
  const [said] = await talk(text)
  expect(said).toMatch(wanted)
  expect(said).not.toContain('I noted')
})

test('somebody off supply with a key meter is not sent to the power cut line first', async () => {
  const [, said] = await talk(
    'new place has a key meter, no key. who do i get one off',
    'its sunday and theres no electric on',
  )
  expect(said).toMatch(/^Ring your supplier’s emergency line today/)
})

test('who has told the supplier already is told the next step', async () => {
  const [, said] = await talk(
    'they want £90 a month off the arrears and i can only manage 25',
    'i have told them. twice',
  )
  expect(said).toContain('formal complaint')
})

test('who is watched is told silent ways, and never gets a menu or a form', async () => {
  const [first, second, ...later] = await talk(
    'my partner controls the heating and i get shouted at if i turn it on. he reads my emails too',
    'i cant ring anyone he checks my phone',
    'i dunno',
    'banana window',
  )
  expect(first).toMatch(/^Your safety comes first/)
  expect(first?.endsWith(INTRODUCTION)).toBe(true)
  expect(second).toContain('has a chat on its website')
  for (const said of later) expect(said).toMatch(/999/)
})

test('no answer to a need is too long for a phone', () => {
  expect(NEEDS.filter(({ says }) => says.split(/\s+/).length > MOST_WORDS)).toEqual([])
})
