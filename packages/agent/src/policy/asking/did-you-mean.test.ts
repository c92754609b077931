import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { takeTurn } from '../../take-turn.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { verifyReply } from '../../verify/verify-reply.ts'
import { offer } from './did-you-mean.ts'
import { planTurn } from '../plan-turn.ts'

const UNCLEAR = 'zorple frumious the gribbly snark hedgehog'

async function unclear() {
  return takeTurn({ text: UNCLEAR, state: freshState(), world: testWorld() })
}

test('what is not understood is asked back with wishes to press, and not with a list of abilities', async () => {
  const reply = await unclear()
  expect(reply.text).toMatch(/Did you mean|did not understand/)
  const choices = reply.cards.find(({ kind }) => kind === 'choices')
  expect(choices?.kind === 'choices' && choices.choices.length).toBeGreaterThanOrEqual(3)
  for (const question of reply.state.offered ?? []) expect(reply.text).toContain(question)
})

test.for(Object.values(INTENT_QUESTIONS))('what is offered can always be said: %s', (question) => {
  const { says, facts } = offer(freshState(), 'Did you mean', [question, 'Compare tariffs for me'])
  expect(verifyReply(says, facts)).toEqual({ ok: true })
})

test.for(['1', 'the first', 'yes', 'the first one please'])('"%s" takes the first of them', async (answer) => {
  const { state } = await unclear()
  const picked = planTurn(answer, state, testWorld())
  expect(picked.calls).toEqual(planTurn(state.offered?.[0] ?? '', freshState(), testWorld()).calls)
  expect(picked.calls).not.toEqual([])
  expect(picked.state.offered).toBeUndefined()
})

test('who wants none of them is asked for other words, and the offer is gone after any other message', async () => {
  const { state } = await unclear()
  const none = await takeTurn({ text: 'none of them', state, world: testWorld() })
  expect(none.text).toMatch(/other words/)
  expect(none.state.offered).toBeUndefined()
  const other = await takeTurn({ text: 'what is a kWh?', state, world: testWorld() })
  expect(other.calls).toEqual([{ name: 'explain_term', args: { term: 'kwh' } }])
  expect(other.state.offered).toBeUndefined()
})

test.for(Object.entries(INTENT_QUESTIONS))('%s: a press on "%s" gets that answer', ([name, question]) => {
  const intent = INTENTS.find((each) => each.name === name)
  expect(intent).toBeDefined()
  const [call] = planTurn(question, freshState(), { ...testWorld({ bill: true }), guides: [] }).calls
  expect(call?.name).toBe(intent?.call)
  expect(call?.args).toMatchObject(intent?.args ?? {})
})
