import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { createFactBook } from '../facts/create-fact-book.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Fact, FactId } from '../facts/fact.ts'
import { renderStatements } from '../say/render.ts'
import type { Statement } from '../say/statement.ts'
import { topicStatement } from '../say/topic-statement.ts'
import type { Topic } from '../topics/topic.ts'
import type { Command } from '../command/command.ts'
import type { Tool } from '../say/outcome.ts'
import { takeTurn } from '../turn/take-turn.ts'
import { sayValue } from '@mowatt/text/values/say-value'
import { auditReply } from './audit-reply.ts'

const TOPIC: Topic = {
  id: 'back_billing',
  title: 'How far back can a supplier charge me?',
  family: 'bills',
  certainty: 'sourced',
  reviewBy: '2027-05-16',
  sources: [{ publisher: 'Ofgem', title: 'Back-billing', address: 'https://example.org', checkedOn: '2026-11-16' }],
  figures: { limit: { text: '12 months', source: 1 } },
  asks: [],
  answers: {},
  short: 'They can charge for the last {limit}. The cap is {cap.gas.unit_rate} per kWh.',
  aspects: {},
  cases: [],
}

const state = freshState()
const RATE_ASKED: Command[] = [{ do: 'figure', measure: 'unit_rate', of: 'bill', fuel: 'electricity' }]
const world = {
  ...testWorld({ bill: true }),
  bills: testWorld({ bill: true }).bills,
  topics: new Map([[TOPIC.id, TOPIC]]),
}
const RATE = 'electricity.unitRates.0.pencePerKwh'

function bookOf(messages: readonly string[] = ['My rate is 24.5p']): FactBook {
  return createFactBook(world, state, messages)
}

/** A tool that made up a fact: the book returns it as if it had been read. */
function withPlanted(book: FactBook, planted: Fact): FactBook {
  return { ...book, get: (id) => (id === planted.id ? planted : book.get(id)), all: () => [...book.all(), planted] }
}

function rateStatement(amount: FactId): Statement {
  return {
    template: 'unit_rate.is',
    facts: { amount },
    words: { fuel: 'electricity' },
    phrases: { if: { template: 'if.nothing' }, where: { template: 'where.bill' } },
    role: 'answer',
  }
}

function audit(statements: readonly Statement[], book: FactBook, text?: string, over = world) {
  return auditReply(text ?? renderStatements(statements, book, { topics: over.topics }), statements, book, over, state)
}

test('what is read from a bill, a cap, a topic and a message passes', () => {
  const book = bookOf()
  const rate = book.bill('bill-1', RATE) ?? ''
  const told = book.noted({ unit: 'micropence_per_kwh', amount: 24_500_000 }) ?? ''
  const gap = book.worked('difference', [rate, told]) ?? ''
  const topic = topicStatement(TOPIC, book)
  expect(topic).toBeDefined()
  expect(
    audit([rateStatement(rate), rateStatement(told), rateStatement(gap), ...(topic ? [topic] : [])], book),
  ).toEqual({
    ok: true,
  })
})

test('a figure that was added to the text is refused', () => {
  const book = bookOf()
  const said = [rateStatement(book.bill('bill-1', RATE) ?? '')]
  const text = `${renderStatements(said, book)} You would save £9,999.99.`
  expect(audit(said, book, text)).toEqual({ ok: false, problems: ['£9,999.99 is in no fact'] })
})

test('a figure of a fact that no statement says is refused', () => {
  const book = bookOf()
  const said = [rateStatement(book.bill('bill-1', RATE) ?? '')]
  book.bill('bill-1', 'balanceGbp')
  expect(audit(said, book, `${renderStatements(said, book)} You owe £212.50.`).ok).toBe(false)
})

test('a supplier and a day that no fact has are refused', () => {
  const book = bookOf()
  const said = [rateStatement(book.bill('bill-1', RATE) ?? '')]
  expect(audit(said, book, 'Larkspur Energy has it from 4 December 2026.')).toMatchObject({ ok: false })
})

test('a false figure in a topic’s text is refused', () => {
  const topics = new Map([[TOPIC.id, { ...TOPIC, short: 'They can charge for the last 36 months.' }]])
  const said: Statement[] = [{ template: 'topic:back_billing:short', facts: {}, role: 'answer' }]
  const result = audit(said, bookOf(), undefined, { ...world, topics })
  expect(result).toMatchObject({
    ok: false,
    problems: expect.arrayContaining([expect.stringContaining('contains the digit')]),
  })
})

test('a topic’s figure that its file does not have is refused', () => {
  const book = bookOf()
  const id = 'topic.back_billing.limit'
  const planted: Fact = {
    id,
    value: { unit: 'name', name: '36 months' },
    text: '36 months',
    provenance: { from: 'topic', topicId: 'back_billing', figure: 'limit' },
  }
  const said: Statement[] = [
    {
      template: 'topic:back_billing:short',
      facts: { limit: id, 'cap.gas.unit_rate': book.cap('gas', 'unit_rate') ?? '' },
      role: 'answer',
    },
  ]
  expect(audit(said, withPlanted(book, planted))).toEqual({
    ok: false,
    problems: [`${id} is 12 months, not 36 months`],
  })
})

const PLANTED: readonly (readonly [string, Fact['value'], Fact['provenance']])[] = [
  ['a bill', { unit: 'micropence_per_kwh', amount: 19_000_000 }, { from: 'bill', billId: 'bill-1', path: RATE }],
  [
    'a field that the bill lacks',
    { unit: 'pence', amount: 100 },
    { from: 'bill', billId: 'bill-1', path: 'gas.totalChargesGbp' },
  ],
  [
    'a tariff',
    { unit: 'pence', amount: 1 },
    { from: 'tariff', tariffId: world.catalogue[0]?.id ?? '', field: 'exit_fee' },
  ],
  [
    'the cap',
    { unit: 'micropence_per_kwh', amount: 1 },
    { from: 'cap', fuel: 'gas', field: 'unit_rate', paymentMethod: 'direct_debit', periodFrom: '2026-10-01' },
  ],
  ['a reference', { unit: 'days', amount: 30 }, { from: 'reference', id: 'rule.free_days', source: 'Ofgem' }],
  [
    'words without the value',
    { unit: 'pence', amount: 999_999 },
    { from: 'told', message: 1, words: 'My rate is 24.5p' },
  ],
  [
    'words that were never said',
    { unit: 'micropence_per_kwh', amount: 19_000_000 },
    { from: 'told', message: 1, words: '19p' },
  ],
  ['a record', { unit: 'day', day: '2026-12-24' }, { from: 'record', record: 'calendar', field: 'today' }],
  ['a working', { unit: 'pence', amount: 999_999 }, { from: 'worked', by: 'year_cost', of: [], args: { roles: [] } }],
  ['a working without a name', { unit: 'pence', amount: 999_999 }, { from: 'worked', by: 'made_up', of: [] }],
  ['itself', { unit: 'pence', amount: 999_999 }, { from: 'worked', by: 'sum', of: ['planted'] }],
]

/** Formatted correctly, so that only its source can be wrong. */
const planted = (value: Fact['value'], provenance: Fact['provenance']): Fact => {
  return { id: 'planted', value, text: sayValue(value), provenance }
}
const UNPROVEN = /^planted is (?:not at its source|.{1,40}, not .{1,40})$/

test.for(PLANTED)('a fact that a tool made up from %s is refused by where it comes from', ([, value, provenance]) => {
  const book = withPlanted(bookOf(), planted(value, provenance))
  expect(audit([rateStatement('planted')], book)).toEqual({ ok: false, problems: [expect.stringMatching(UNPROVEN)] })
})

test.for(PLANTED)('so is one of %s in a topic', ([, value, provenance]) => {
  const topics = new Map([[TOPIC.id, { ...TOPIC, short: 'They can charge for {limit}.' }]])
  const said: Statement[] = [{ template: 'topic:back_billing:short', facts: { limit: 'planted' }, role: 'answer' }]
  const book = withPlanted(bookOf(), planted(value, provenance))
  expect(audit(said, book, undefined, { ...world, topics })).toEqual({
    ok: false,
    problems: [expect.stringMatching(UNPROVEN)],
  })
})

test.for(PLANTED)('a turn doesn’t say what its tool made up from %s', async ([, value, provenance]) => {
  const run: Tool<Command> = (_command, { facts, state: now }) => {
    Object.assign(facts, withPlanted({ ...facts }, planted(value, provenance)))
    return { statements: [rateStatement('planted')], cards: [], state: now }
  }
  const reader = { read: async () => ({ commands: RATE_ASKED, alternatives: [], confidence: 0.9 }) }
  const reply = await takeTurn({ text: 'My rate is 24.5p', state, world }, { reader, run })
  expect(reply.problems).toEqual([expect.stringMatching(UNPROVEN)])
  expect(reply.text).not.toContain(sayValue(value))
  expect(reply.facts).toEqual([])
})

test('the right value with another text is refused', () => {
  const book = bookOf()
  const fact = book.get(book.bill('bill-1', RATE) ?? '')
  expect(audit([rateStatement(fact.id)], withPlanted(book, { ...fact, text: '17.50p' }))).toMatchObject({ ok: false })
})

test('a word that is not in the list is refused', () => {
  const book = bookOf()
  // @ts-expect-error -- the compiler rejects it first.
  const said: Statement = { ...rateStatement(book.bill('bill-1', RATE) ?? ''), words: { fuel: 'nuclear power' } }
  expect(audit([said], book, 'The unit rate is 27.50p.')).toMatchObject({ ok: false })
})

test('a worked fact is refused once its source has changed', () => {
  const book = bookOf()
  const rate = book.bill('bill-1', RATE) ?? ''
  const said = [rateStatement(book.worked('sum', [rate, rate]) ?? '')]
  expect(audit(said, book, undefined, { ...world, bills: [] })).toMatchObject({ ok: false })
})
