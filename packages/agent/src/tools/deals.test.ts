import { expect, test } from 'vitest'
import { type AgentState, freshState } from '../state/agent-state.ts'
import { auditReply } from '../audit/audit-reply.ts'
import { testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import { LETTERS } from '../command/letter-kinds.ts'
import { renderStatements } from '../say/render.ts'
import { TEMPLATES } from '../say/templates.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'
import { compare } from './compare.ts'
import { letter } from './letter.ts'
import { point } from './point.ts'
import { press } from './press.ts'
import { proposeReminder, proposeSwitch } from './propose-acts.ts'

type Run = (context: RunContext) => Outcome | Promise<Outcome>

/** Runs one tool, says what it found, and audits every value of it. */
async function run(tool: Run, world = testWorld({ bill: true }), state: AgentState = freshState(), text = 'hello') {
  const facts = createFactBook(world, state, [text])
  const outcome = await tool({ state, world, facts, text })
  const said = renderStatements(outcome.statements, facts)
  expect(auditReply(said, outcome.statements, facts, world, state)).toEqual({ ok: true })
  return { ...outcome, said, world }
}
const compareAll: Run = (context) => compare({ do: 'compare' }, context)

test('a bill leads to advice, one saving after fees, and the list', async () => {
  const { said, cards, state } = await run(compareAll)
  expect(said).toMatch(/^(?:Switch now|Wait until|Stay where you are)/)
  expect(said).toContain('sample tariffs')
  expect(cards.map(({ kind }) => kind)).toEqual(['verdict', 'comparison', 'choices'])
  expect(state.comparison?.shown.length).toBeGreaterThan(0)
})

test('without anything known it asks for one thing, and compares nothing', async () => {
  const { said, world, state } = await run(compareAll, testWorld())
  expect(said).toBe('What’s your postcode?')
  expect(state.asked).toMatchObject({ wanted: 'postcode', goal: 'compare' })
  expect(world.kept).toEqual([])
})

test('a narrowed list says which is first in it, and that none fits where none does', async () => {
  const green = await run((context) => compare({ do: 'narrow', filters: { green: true } }, context))
  expect(green.said).toMatch(/^The cheapest is/)
  const none = await run((context) => compare({ do: 'narrow', filters: { months: 99 } }, context))
  expect(none.said).toMatch(/^None of the tariffs/)
})

test('one offer is shown with its cost, its saving and its fee', async () => {
  const { state } = await run(compareAll)
  const second = await run((context) => point({ do: 'point', which: { nth: 2 } }, context), undefined, state)
  expect(second.said).toMatch(/costs £[\d,.]+ a year for your home/)
  expect(second.state.pointed).toBe(state.comparison?.shown[1])
})

test('a switch begins by a press on its card, once, and by nothing else', async () => {
  const world = testWorld({ bill: true })
  const { state } = await run(compareAll, world)
  const proposed = await run((context) => proposeSwitch({ do: 'switch', which: { nth: 1 } }, context), world, state)
  expect(world.did).toEqual([])
  const [card] = proposed.cards
  if (card?.kind !== 'act') throw new Error('no act')
  expect(card.lines.join(' ')).toContain('We won’t send anything to a supplier until you agree there.')
  const done = await run((context) => press(card.act_id, context), world, proposed.state)
  expect(world.did).toEqual([`start comparison-1 ${state.comparison?.shown[0]}`])
  expect(done.said).toContain('I’ve started your switch')
  const again = await run((context) => press(card.act_id, context), world, done.state)
  expect(again.said).toMatch(/^I’ve already done that/)
  expect(world.did).toHaveLength(1)
})

test('a reminder is set by a press, on the day that the advice names', async () => {
  const world = testWorld({ bill: true })
  const { state } = await run(compareAll, world)
  const proposed = await run((context) => proposeReminder({ do: 'remind' }, context), world, state)
  const [card] = proposed.cards
  if (card?.kind !== 'act') throw new Error('no act')
  expect(world.did).toEqual([])
  const done = await run((context) => press(card.act_id, context), world, proposed.state)
  expect(done.said).toMatch(/^Done. We’ll email you once, on/)
  expect(world.did).toEqual([`remind comparison-1 ${state.comparison?.verdict?.date}`])
})

test('nobody can begin a switch for another home', async () => {
  const { state } = await run(compareAll)
  const other: AgentState = { ...state, subject: 'other' }
  const { said, cards } = await run((context) => proposeSwitch({ do: 'switch' }, context), undefined, other)
  expect(said).toMatch(/^Only the person who pays the bill/)
  expect(cards).toEqual([])
})

test('a letter has what the bill says, and gaps for the rest', async () => {
  const { said } = await run((context) => letter({ do: 'letter', kind: 'exit_fee' }, context))
  expect(said).toContain('To Northern Spark Energy\nAccount: [your account number]')
  expect(said).toContain('an exit fee of £75.00')
  expect(said).toContain('31 March 2027')
  const empty = await run((context) => letter({ do: 'letter', kind: 'refund' }, context), testWorld())
  expect(empty.said).toContain('To [your supplier]')
})

test('every kind of letter is its own, with a shorter form', async () => {
  const said = await Promise.all(
    LETTERS.map(async (kind) => (await run((context) => letter({ do: 'letter', kind }, context))).said),
  )
  expect(new Set(said).size).toBe(LETTERS.length)
  const texts = LETTERS.map((kind) => [TEMPLATES[`letter.${kind}`], TEMPLATES[`letter_short.${kind}`]] as const)
  expect(texts.filter(([full, short]) => short.length >= full.length || !/Please|\{want\}/.test(short))).toEqual([])
})

test('a letter about a debt has what is owed, and none where the account is in credit', async () => {
  const plan = (context: RunContext) => letter({ do: 'letter', kind: 'payment_plan' }, context)
  expect((await run(plan)).said).toContain('I owe £212.50 and can’t pay')
  const world = testWorld({ bill: true })
  const [bill] = world.bills
  if (!bill) throw new Error('no bill')
  const facts = { ...bill.reading.facts, balanceGbp: -20 }
  const credit = { ...world, bills: [{ ...bill, reading: { ...bill.reading, facts } }] }
  expect((await run(plan, credit)).said).toContain('I owe [amount] and can’t pay')
})
