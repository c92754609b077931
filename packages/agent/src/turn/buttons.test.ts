import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { printCommands } from '../command/command-text.ts'
import { detailsOfTurn } from '../read/details/details-of-turn.ts'
import { runCommand } from '../tools/run-command.ts'
import { takeTurn } from './take-turn.ts'

/** Button labels must not depend on the classifiers. */
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
  ['I use 3,100 kWh of electricity a year', { kwh: { electricity: 3100 } }],
  ['I pay by Direct Debit', { paymentMethod: 'direct_debit' }],
  ['I pay when I get the bill, not by Direct Debit', { paymentMethod: 'standard_credit' }],
  ['I have a prepayment meter', { paymentMethod: 'prepayment' }],
  [
    'My electricity unit rate is 22p per kWh, my electricity standing charge is 50p a day',
    { rates: { electricity: { unitPence: 22, standingPence: 50 } } },
  ],
] as const)('“%s”, told on a card that goes on with it, is noted and compared', async ([text, noted]) => {
  const before = { ...freshState(), own: { postcode: 'RG1 1AA', kwh: { electricity: 2700 } } }
  const { state, commands } = await press(`${text}. Compare tariffs for me`, before)
  expect(state.own).toMatchObject(noted)
  expect(printCommands(commands)).toBe('compare')
})

test('what is told after a comparison is compared anew, before one it is offered, and other things are only noted', async () => {
  const own = { postcode: 'RG1 1AA', kwh: { electricity: 2700 } }
  const { asked: _question, ...compared } = (await press('Compare tariffs for me', { ...freshState(), own })).state
  const tell = async (text: string, state: AgentState) => {
    const told = detailsOfTurn(text, { text, state, world, said: [] }).stated
    const reads = { commands: [{ do: 'note' as const, told }], alternatives: [], confidence: 0.9 }
    return takeTurn({ text, state, world }, { reader: { read: async () => reads }, run: runCommand })
  }
  const changed = await tell('I use 3,100 kWh of electricity a year', compared)
  expect(changed.cards.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['noted', 'comparison']))
  expect(changed.state.comparison?.firstPence).not.toBe(compared.comparison?.firstPence)
  const noted = await tell('I have an electric car', compared)
  expect(noted.cards.map(({ kind }) => kind)).toEqual(['noted'])
  const before = await tell('I use 3,100 kWh of electricity a year', { ...freshState(), own })
  expect(before.cards.map(({ kind }) => kind)).toEqual(['noted', 'choices'])
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
