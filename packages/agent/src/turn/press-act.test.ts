import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { parseCommands } from '../command/command-text.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { pressAct } from './press-act.ts'
import { sayBill } from './say-bill.ts'
import { takeTurn } from './take-turn.ts'

const tools = { run: runCommand, press, firstWords }

async function proposed(text: string, reads: string) {
  const world = testWorld({ bill: true })
  const { state } = await sayBill({ billId: 'bill-1', state: freshState(), world }, tools)
  const reader = { read: async () => ({ commands: parseCommands(reads) ?? [], alternatives: [], confidence: 1 }) }
  const reply = await takeTurn({ text, state, world }, { reader, run: runCommand })
  const card = reply.cards.find(({ kind }) => kind === 'act')
  if (card?.kind !== 'act') throw new Error(`No card proposes it: ${reply.text}`)
  return { world, reply, act: card.act_id, label: card.label }
}
const pressIn = (world: ReturnType<typeof testWorld>, state: AgentState, act: string, text: string) =>
  pressAct({ act, text, state, world }, tools)

test('nothing happens before the press, and the press does it once', async () => {
  const { world, reply, act, label } = await proposed('switch to the first', 'switch which:1')
  expect(world.did).toEqual([])
  const done = await pressIn(world, reply.state, act, label)
  expect(done.problems).toEqual([])
  expect(world.did).toHaveLength(1)
  expect(done.cards.map(({ kind }) => kind)).toContain('switch')
  const again = await pressIn(world, done.state, act, label)
  expect(world.did).toHaveLength(1)
  expect(again.statements.map(({ template }) => template)).toEqual(['act.done_before'])
})

test('a reminder is set for the day that its card names', async () => {
  const { world, reply, act, label } = await proposed('remind me on 1 March 2027', 'remind on:2027-03-01')
  expect(reply.text).toContain('1 March 2027')
  const done = await pressIn(world, reply.state, act, label)
  expect(world.did).toEqual([expect.stringContaining('2027-03-01')])
  expect(done.text).not.toBe('')
})

test('an address that was asked for goes on with the reminder', async () => {
  const { world, reply, act, label } = await proposed('remind me on 1 March 2027', 'remind on:2027-03-01')
  const nowhere = { ...world, setReminder: async () => 'needs_email' as const }
  const { state } = await pressAct({ act, text: label, state: reply.state, world: nowhere }, tools)
  const reader = { read: async () => ({ commands: [], alternatives: [], confidence: 0 }) }
  const again = await takeTurn({ text: 'ada@mowatt.example', state, world }, { reader, run: runCommand })
  expect(again.commands).toEqual([{ do: 'remind', on: '2027-03-01', email: 'ada@mowatt.example' }])
  const card = again.cards.find(({ kind }) => kind === 'act')
  await pressIn(world, again.state, card?.kind === 'act' ? card.act_id : '', label)
  expect(world.did).toEqual(['remind comparison-1 2027-03-01 ada@mowatt.example'])
})

test('a button of the list of notes forgets that one', async () => {
  const world = testWorld()
  const note = { key: 'postcode' as const, subject: 'own' as const, message: 1, words: 'RG1 1AA', isPlain: true }
  const state: AgentState = { ...freshState(), own: { postcode: 'RG1 1AA' }, notes: [note] }
  const done = await pressIn(world, state, 'forget:postcode', 'Forget this: postcode')
  expect(done.state).toMatchObject({ own: {}, notes: [] })
  const again = await pressIn(world, done.state, 'forget:postcode', 'Forget this: postcode')
  expect(again.statements.map(({ template }) => template)).toContain('note.nothing_to_forget')
  const fee = { ...note, key: 'exitFeePence' as const, words: 'the fee is £40' }
  const left: AgentState = { ...freshState(), own: { exitFeePence: 4000 }, notes: [fee] }
  const gone = await pressIn(world, left, 'forget:postcode', 'Forget this: postcode')
  expect(gone.statements.map(({ template }) => template)).toContain('note.not_that')
  expect(gone.cards).toMatchObject([{ kind: 'noted', items: [{ key: 'exitFeePence' }] }])
})

test('an id that no card has does nothing', async () => {
  const world = testWorld()
  const done = await pressIn(world, freshState(), 'start_switch-1-0', 'Start the switch')
  expect(done.statements.map(({ template }) => template)).toContain('act.gone')
  expect(world.did).toEqual([])
})

test.each([
  ['correct field:exit_fee fuel:gas value:£50', 'correct gas.exitFeeGbp £50'],
  ['correct field:unit_rate fuel:electricity value:24p', 'correct electricity.unitRates.0.pencePerKwh 24p'],
  ['correct field:supplier value:"Larkspur Energy"', 'correct supplier Larkspur Energy'],
])('%s: the press puts right what the bill has there', async (reads, did) => {
  const { world, reply, act, label } = await proposed('that is wrong', reads)
  await pressIn(world, reply.state, act, label)
  expect(world.did).toEqual([did])
})

test('where the bill has the same value twice, each has a card that says what becomes of it', async () => {
  const { reply } = await proposed('that is wrong', 'correct field:exit_fee value:£50')
  expect(reply.cards.map((card) => (card.kind === 'act' ? [card.title, card.lines[0]] : card.kind))).toEqual([
    ['Correct your electricity exit fee', 'I’ll use “£50” instead of “£75.00” as your electricity exit fee.'],
    ['Correct your gas exit fee', 'I’ll use “£50” instead of “£75.00” as your gas exit fee.'],
  ])
  await expect(proposed('that is wrong', 'correct field:people value:3')).rejects.toThrow('No card proposes it')
})
