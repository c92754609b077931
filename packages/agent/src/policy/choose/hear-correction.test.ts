import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'
import { onlyTold } from './only-told.ts'

async function talk(...turns: string[]) {
  const world = testWorld({ bill: true })
  let { state } = await sayBill('bill-1', freshState(), world)
  const said: string[] = []
  for (const text of turns) {
    const reply = await takeTurn({ text, state, world })
    state = reply.state
    said.push(reply.text)
  }
  return { said, state }
}

test.each(['nope fix ends 2 february not what you said', 'that is wrong, my fix ends on 2 February 2027'])(
  'a corrected end of the fix holds from then on: %s',
  async (text) => {
    const { said } = await talk(text, 'so when can i leave for free')
    expect(said[1]).toContain('15 December 2026')
  },
)

test.each(["actually i'm on prepay not direct debit", 'not direct debit, i am on prepay'])(
  'what stands behind a "not" is not noted: %s',
  async (text) => {
    const { state } = await talk(text)
    expect(state.own.paymentMethod).toBe('prepayment')
  },
)

test('a corrected rate changes the year and the advice', async () => {
  const { said } = await talk('your unit rate for my electric is wrong, its 24.1')
  expect(said[0]).toContain('£1,922.08')
})

test('an offer is judged and not noted as paid', async () => {
  const { said, state } = await talk('they sent me a renewal offer, 1620 a year for 12 months. any good?')
  expect(said[0]).toContain('£339.09 less')
  expect(said[0]).toContain('£155.66 more')
  expect(state.own.spend).toBeUndefined()
})

test('a narrowed list still says what leaving costs, and the advice', async () => {
  const { said } = await talk('only want companies with no leaving fees')
  expect(said[0]).toMatch(/exit fees of £150\.00.*wait until 10 February 2027/)
})

test.each([
  ['so what is 1 kwh cost me then', { kwh: { electricity: 1 } }],
  ['does british gas have a fund even if you are not with them', { supplier: 'British Gas' }],
  ['i am moving in with my girlfriend and she already has british gas', { supplier: 'British Gas' }],
])('nothing is noted from "%s"', (plain, patch) => {
  expect(onlyTold(plain, patch)).toEqual({})
})

test.each([
  ['i use 2700 kwh a year what does that cost', { kwh: { electricity: 2700 } }],
  ['i am with british gas', { supplier: 'British Gas' }],
])('what is told is noted from "%s"', (plain, patch) => {
  expect(onlyTold(plain, patch)).toEqual(patch)
})
