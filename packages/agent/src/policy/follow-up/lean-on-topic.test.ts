import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'

async function talk(hasBill: boolean, ...texts: string[]) {
  const world = testWorld({ bill: hasBill })
  let state: AgentState = hasBill ? (await sayBill('bill-1', freshState(), world)).state : freshState()
  const replies = []
  for (const text of texts) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    replies.push(reply)
  }
  return replies
}

test('an answer is not given twice in the same words', async () => {
  const [first, second, third] = await talk(false, 'what is a tracker', 'what is a tracker', 'what is a tracker')
  expect(second?.text).not.toBe(first?.text)
  expect(third?.text).not.toContain('follows the wholesale')
})

test('a question between is answered, and then Mo asks again', async () => {
  const [, second, third] = await talk(false, 'compare tariffs', 'what is a unit rate', 'RG1 1AA')
  expect(second?.text).toContain('what is your postcode?')
  expect(second?.state.asked?.wanted).toBe('postcode')
  expect(third?.state.asked?.wanted).toBe('use')
})

test('what is kept between turns stays small', async () => {
  const texts = Array.from({ length: 30 }, (_each, index) => `what is a tracker and ${index}`)
  const replies = await talk(false, ...texts)
  expect(replies.at(-1)?.state.told?.length).toBeLessThanOrEqual(12)
})

test('a state from before these were kept still goes on', async () => {
  const old: AgentState = { ...freshState(), topic: { call: 'explain_term', args: { term: 'tracker' } } }
  const reply = await takeTurn({ text: 'is it risky', state: old, world: testWorld() })
  expect(reply.text).toContain('dear month')
})

test('a switch never begins by "ok do that" alone', async () => {
  const world = testWorld()
  let state = freshState()
  for (const text of ['compare for RG1 1AA, 140 a month on a standard variable tariff', 'the second one', 'ok do that'])
    ({ state } = await takeTurn({ text, state, world }))
  expect(state.asked?.wanted).toBe('start_switch')
  expect(world.did).toEqual([])
})
