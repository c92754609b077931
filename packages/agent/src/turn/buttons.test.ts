import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { printCommands } from '../command/command-text.ts'
import { runCommand } from '../tools/run-command.ts'
import { takeTurn } from './take-turn.ts'

/** What is pressed must not depend on what was learnt. */
const reader = { read: () => Promise.reject(new Error('It was read.')) }
const world = testWorld()

const press = async (text: string, state: AgentState = freshState()) =>
  takeTurn({ text, state, world }, { reader, run: runCommand })

test.for([
  ['Compare tariffs for me', 'compare'],
  ['Stop the reminder', 'cancel reminder'],
  ['I would like to talk to a person', 'hand_over'],
] as const)('the choice “%s” means %s', async ([text, meant]) => {
  expect(printCommands((await press(text)).commands)).toBe(meant)
})

test.for([
  ['ends_on', { isEndUnknown: true }],
  ['exit_fee', { isFeeUnknown: true }],
  ['deal', { deal: 'unknown' }],
] as const)('“I don’t know” answers a question about %s, and Mo goes on', async ([wanted, noted]) => {
  const own = { postcode: 'RG1 1AA', kwh: { electricity: 2700 }, deal: 'fixed' as const, endsOn: '2027-03-31' }
  const before = { ...freshState(), own, asked: { wanted, goal: 'compare', times: 1 } }
  const { state, commands } = await press('I don’t know', before)
  expect(state.own).toMatchObject(noted)
  expect(printCommands(commands)).toBe('compare')
})
