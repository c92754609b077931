import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { currentTerms } from '@mowatt/contract/current-terms'
import { sayPounds } from '@mowatt/tariffs'
import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { electricBill, testWorld } from '../../test/test-world.ts'
import { firstWords } from '../tools/first-words.ts'
import { press } from '../tools/press.ts'
import { runCommand } from '../tools/run-command.ts'
import { sayBill } from './say-bill.ts'

const tools = { run: runCommand, press, firstWords }

function worldOf(facts?: BillFacts) {
  const world = testWorld({ bill: true })
  return facts ? { ...world, bills: [{ billId: 'bill-1', reading: { facts, evidence: {}, checks: [] } }] } : world
}
const tell = (facts?: BillFacts) => sayBill({ billId: 'bill-1', state: freshState(), world: worldOf(facts) }, tools)

test('a whole bill is named, compared, and each figure leads to the bill', async () => {
  const { text, cards, facts, commands, problems, state } = await tell()
  expect(problems).toEqual([])
  // The recommended action comes first, then who says it and what was read.
  expect(text).toMatch(/^(?:Switch now|Wait until|Stay where you are).*I’m Mo, an AI\..*\n\nI’ve read your/)
  expect(text).toContain('Northern Spark Energy bill for 1 October 2026 to 31 October 2026')
  expect(cards.map(({ kind }) => kind)).toEqual(['cost', 'verdict', 'comparison', 'evidence', 'choices'])
  expect(facts.map(({ from }) => from?.kind)).toContain('bill')
  expect(commands).toEqual([{ do: 'compare' }])
  expect(state).toMatchObject({ hasIntroduced: true, turns: 0, focus: { commands } })
  const cost = cards.find(({ kind }) => kind === 'cost')
  expect(facts.map((fact) => fact.text)).toContain(
    cost?.kind === 'cost' ? `£${(cost.pence / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}` : '',
  )
})

test('a bill takes the place of what was told of the deal before it came, and says so', async () => {
  const rates = { electricity: { unitPence: 19 } }
  const note = { key: 'rates', words: 'my rate is 19p', isPlain: true, subject: 'own', message: 1 } as const
  const state = { ...freshState(), own: { rates, people: 2 }, notes: [note] }
  const reply = await sayBill({ billId: 'bill-1', state, world: worldOf() }, tools)
  expect(reply.problems).toEqual([])
  expect(reply.text).toContain('£1,959.09')
  expect(reply.text).toContain('I’ve used the bill’s figures instead.')
  expect(reply.state.own).toEqual({ people: 2 })
  expect((await tell()).text).not.toContain('the bill’s figures instead')
})

test('somebody in danger who hands over a bill is offered nothing, and is still in danger', async () => {
  const state = { ...freshState(), focus: { commands: [], said: [], misses: 0, danger: 'gas_leak' } }
  const { text, cards, commands, ...told } = await sayBill({ billId: 'bill-1', state, world: worldOf() }, tools)
  expect(text).toContain('I’ve read your')
  expect(text).not.toMatch(/Switch|Wait until|save/)
  expect(cards.map(({ kind }) => kind)).toEqual(['cost', 'evidence'])
  expect(commands).toEqual([{ do: 'figure', measure: 'fields', of: 'bill' }])
  expect(told.state.focus?.danger).toBe('gas_leak')
})

test('your own deal shows a fee, a term and green only as far as the bill says them', async () => {
  const termsOf = async (facts?: BillFacts) => {
    const card = (await tell(facts)).cards.find(({ kind }) => kind === 'comparison')
    return card?.kind === 'comparison' && card.current ? currentTerms(card.current) : undefined
  }
  const unknown = 'Not on the bill'
  expect(await termsOf(electricBill({}, {}))).toEqual({ exitFee: unknown, term: unknown, green: unknown })
  expect(await termsOf(electricBill({}, { tariffName: 'Standard Variable' }))).toMatchObject({
    exitFee: 'None',
    term: 'Variable',
  })
  expect(await termsOf(electricBill({}, { tariffEndDate: '2027-09-30', exitFeeGbp: 50 }))).toMatchObject({
    exitFee: '£50.00',
    term: 'Until 30 September 2027',
  })
})

test('a bill with three registers is weighed by its bands, and the sentence has the figure of the card', async () => {
  const unitRates = [
    { register: 'peak' as const, pencePerKwh: 40, kwh: 100 },
    { register: 'day' as const, pencePerKwh: 26, kwh: 300 },
    { register: 'night' as const, pencePerKwh: 12, kwh: 200 },
  ]
  const { text, cards, problems } = await tell(electricBill({}, { unitRates }))
  expect(problems).toEqual([])
  const verdict = cards.find(({ kind }) => kind === 'verdict')
  if (verdict?.kind !== 'verdict') throw new Error('no verdict')
  expect(text).toContain(`would save you ${sayPounds(verdict.saving_pence)} over a year`)
  const comparison = cards.find(({ kind }) => kind === 'comparison')
  if (comparison?.kind !== 'comparison') throw new Error('no comparison')
  expect(comparison.current?.rates?.[0]?.text).toBe('40p at peak, 26p by day, 12p at night')
  expect(comparison.current?.working.flatMap(({ lines }) => lines).join()).toMatch(
    /kWh \(day\) x .*kWh \(peak\) x .*kWh \(night\) x /s,
  )
})

test('a page without rates says what it lacks', async () => {
  const { text, problems } = await tell(electricBill({}, { unitRates: [], estimatedAnnualUsageKwh: 2700 }))
  expect(problems).toEqual([])
  expect(text).toContain('The bill doesn’t show the unit rate.')
})

test.for([
  ['a business', electricBill({ businessSign: 'levy' }), 'business bill'],
  ['a landlord', electricBill({ isResold: true }), 'can’t switch supplier yourself'],
  [
    'something else',
    { isEnergyBill: false, documentType: 'other', reason: 'This is a broadband bill, not an energy bill.' },
    'broadband',
  ],
  ['energy sold', { isEnergyBill: false, documentType: 'export_statement' }, 'for energy you sold to the grid'],
] as const)('a bill of %s is not compared', async ([, facts, words]) => {
  const { text, cards, problems } = await tell(facts as BillFacts)
  expect(problems).toEqual([])
  expect(text).toContain(words)
  expect(cards.map(({ kind }) => kind)).not.toContain('comparison')
})
