import { expect, test } from 'vitest'
import { freshState } from '../../agent-state.ts'
import { testWorld } from '../../evaluation/test-world.ts'
import { sayBill } from '../../say-bill.ts'
import { takeTurn } from '../../take-turn.ts'

async function ask(text: string) {
  const world = testWorld({ bill: true })
  const { state } = await sayBill('bill-1', freshState(), world)
  return takeTurn({ text, state, world })
}

test.each([
  ['who is mo', 'about_mo'],
  ['is my credit safe if they go bust', 'explain_term'],
  ['how do i prove they misled me', 'explain_term'],
  ['can i split my bill over the year', 'explain_term'],
])('a list in hand does not take "%s"', async (text, call) => {
  expect((await ask(text)).calls.map(({ name }) => name)).toEqual([call])
})

test.each(['is it any good', 'what is the catch', 'how much would i save'])(
  '"%s" is still about the list',
  async (text) => {
    expect((await ask(text)).calls.map(({ name }) => name)).not.toContain('explain_term')
  },
)
