import type { BillFacts, BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { freshState } from '../agent-state.ts'
import { testWorld } from '../evaluation/test-world.ts'
import { sayBill } from '../say-bill.ts'
import { takeTurn } from '../take-turn.ts'

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

const withoutRate = (facts: BillFacts): BillFacts => ({
  ...facts,
  electricity: { ...facts.electricity, unitRates: [] },
})

test('no advice and no yearly figure rest on a rate that is in doubt: it is asked', async () => {
  const world = worldWith(withoutRate, { 'electricity.unitRates.0.pencePerKwh': DOUBTED })
  const reply = await sayBill('bill-1', freshState(), world)
  const kinds = reply.cards.map(({ kind }) => kind)
  expect(kinds).not.toContain('verdict')
  expect(kinds).not.toContain('cost')
  expect(reply.text).toContain('I am not sure that I read the electricity unit rate of your bill right')
})

test('a rate that was told takes the place of the doubtful one', async () => {
  const world = worldWith(withoutRate, { 'electricity.unitRates.0.pencePerKwh': DOUBTED })
  const state = freshState()
  const told = { ...state, own: { ...state.own, rates: { electricity: { unitPence: 27.5, standingPence: 58.1 } } } }
  const reply = await sayBill('bill-1', told, world)
  expect(reply.cards.map(({ kind }) => kind)).toContain('verdict')
  expect(reply.text).not.toContain('I am not sure')
})

test('energy that a landlord sells on is costed as printed, and no switch is advised', async () => {
  const world = worldWith((facts) => ({ ...facts, isResold: true, periodFrom: '2025-12-15', periodTo: '2026-01-14' }))
  const reply = await sayBill('bill-1', freshState(), world)
  expect(reply.text).toContain('you cannot switch it yourself')
  expect(reply.cards.map(({ kind }) => kind)).not.toContain('verdict')
  expect(reply.cards.find(({ kind }) => kind === 'cost')).toMatchObject({ basis: 'A year on the rates of the bill' })
  const asked = await takeTurn({ text: 'Compare tariffs for me', state: reply.state, world })
  expect(asked.text).toContain('you cannot switch it yourself')
  expect(asked.cards.map(({ kind }) => kind)).not.toContain('comparison')
})
