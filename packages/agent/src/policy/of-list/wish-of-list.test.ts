import { expect, test } from 'vitest'
import { holdTalk } from '../../evaluation/hold-talk.ts'

test('one filter goes, and the others stay', async () => {
  const { text, state } = await holdTalk(true, ['show me fixed only', '24 months', 'no, any length but no exit fee'])
  expect(state.filters).toEqual({ kind: 'fixed', noExitFee: true })
  expect(text).toMatch(/^These are only tariffs that are fixed and without an exit fee\./)
})

test('who would rather pay the fee is asked back, with the fee', async () => {
  const { text, calls } = await holdTalk(true, ['I dont care about the exit fee, just get me off Northern Spark'])
  expect(calls.map(({ name }) => name)).toEqual(['start_switch'])
  expect(text).toContain('costs £150.00')
})

test('advice that turns says why, and a "still" is answered the right way round', async () => {
  const turned = await holdTalk(true, ['my usage is wrong, I use 3,400 kwh electric a year'])
  expect(turned.text).toContain('Before I said to wait. With this, waiting would gain you less than £20')
  const still = await holdTalk(true, ["that exit fee's wrong, it's £0", 'so should I still wait'])
  expect(still.text).toMatch(/^No, you need not wait/)
})
