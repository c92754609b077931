import type { BillFacts, BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayBill } from '../turn/say-bill.ts'
import type { World } from '../state/world.ts'

const DOUBTED: FieldEvidence = {
  status: 'doubtful',
  value: 5.096,
  confidence: 0.4,
  page: 1,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  printed: '5.096p per kWh',
  checks: [],
}

function worldWith(change: (facts: BillFacts) => BillFacts, evidence: BillReading['evidence'] = {}) {
  const world = testWorld({ bill: true })
  const bills = world.bills.map((bill) => ({
    ...bill,
    reading: { ...bill.reading, facts: change(bill.reading.facts), evidence },
  }))
  return { ...world, bills }
}

const tell = (world: World, state = freshState(), messages: string[] = []) =>
  sayBill({ billId: 'bill-1', state, world, messages }, { run: runCommand, press, firstWords })

const withoutRate = (facts: BillFacts): BillFacts => ({
  ...facts,
  electricity: { ...facts.electricity, unitRates: [] },
})

test('no advice and no yearly figure rest on a rate that is in doubt: it is asked', async () => {
  const world = worldWith(withoutRate, { 'electricity.unitRates.0.pencePerKwh': DOUBTED })
  const reply = await tell(world)
  const kinds = reply.cards.map(({ kind }) => kind)
  expect(kinds).not.toContain('verdict')
  expect(kinds).not.toContain('cost')
  expect(reply.text).toContain('I’m not sure I’ve read your bill correctly')
})

test('a rate that was told takes the place of the doubtful one', async () => {
  const world = worldWith(withoutRate, { 'electricity.unitRates.0.pencePerKwh': DOUBTED })
  const state = freshState()
  const told = { ...state, own: { ...state.own, rates: { electricity: { unitPence: 27.5, standingPence: 58.1 } } } }
  const reply = await tell(world, told, ['I pay 27.5p a kWh and 58.1p a day for electricity'])
  expect(reply.cards.map(({ kind }) => kind)).toContain('verdict')
  expect(reply.text).not.toContain('I’m not sure')
})

test('energy that a landlord sells on is costed as printed, and no switch is advised', async () => {
  const world = worldWith((facts) => ({ ...facts, isResold: true, periodFrom: '2025-12-15', periodTo: '2026-01-14' }))
  const reply = await tell(world)
  expect(reply.text).toContain('you can’t switch supplier yourself')
  expect(reply.cards.map(({ kind }) => kind)).not.toContain('verdict')
  expect(reply.cards.find(({ kind }) => kind === 'cost')).toMatchObject({ basis: 'A year at the rates on your bill' })
  const { state } = reply
  const context = { state, world, text: '', facts: createFactBook(world, state, []) }
  const asked = await runCommand({ do: 'compare' }, context)
  expect(asked.statements.map(({ template }) => template)).toEqual(['deal.resold'])
  expect(asked.cards.map(({ kind }) => kind)).not.toContain('comparison')
})
