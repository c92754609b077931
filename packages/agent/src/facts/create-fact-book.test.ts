import { expect, test } from 'vitest'
import { freshState } from '../state/agent-state.ts'
import { testWorld } from '../../test/test-world.ts'
import { chatFactOf, withRoots } from './chat-fact.ts'
import { createFactBook } from './create-fact-book.ts'
import type { FactValue } from './fact.ts'
import { sayValue } from '@mowatt/text/values/say-value'

const world = testWorld({ bill: true, waitlist: { rank: 12, total: 340, points: 5 } })

function bookOf(...messages: string[]) {
  return createFactBook(world, freshState(), messages)
}

const HELD: readonly (readonly [string, FactValue, boolean])[] = [
  ['I pay £140 a month', { unit: 'pence', amount: 14_000 }, true],
  ['I pay 140 a month', { unit: 'pence', amount: 14_000 }, true],
  ['about one forty a month', { unit: 'pence', amount: 14_000 }, true],
  ['I pay £140 a month', { unit: 'pence', amount: 14_500 }, false],
  ['my rate is 24.5p', { unit: 'micropence_per_kwh', amount: 24_500_000 }, true],
  ['my rate is 24.5', { unit: 'micropence_per_kwh', amount: 24_500_000 }, true],
  ['£0.245 a unit', { unit: 'micropence_per_kwh', amount: 24_500_000 }, true],
  ['my rate is 24.5p', { unit: 'micropence_per_kwh', amount: 24_600_000 }, false],
  ['2,900 kWh', { unit: 'watt_hours', amount: 2_900_000 }, true],
  ['2.9k units', { unit: 'watt_hours', amount: 2_900_000 }, true],
  ['10% less', { unit: 'basis_points', amount: 1000 }, true],
  ['half as much', { unit: 'basis_points', amount: 5000 }, true],
  ['there are three of us', { unit: 'count', amount: 3 }, true],
  ['there are three of us', { unit: 'count', amount: 4 }, false],
  ['it ends on 31 March 2027', { unit: 'day', day: '2027-03-31' }, true],
  ['it ends on 31 March', { unit: 'day', day: '2027-03-31' }, true],
  ['it ends on 30 March', { unit: 'day', day: '2027-03-31' }, false],
  ['a 3kW heater', { unit: 'watts', amount: 3000 }, true],
  ['8000 miles', { unit: 'miles', amount: 8000 }, true],
  ['I am with larkspur energy', { unit: 'name', name: 'Larkspur Energy' }, true],
]

test.for(HELD)('“%s” holds %j: %s', ([words, value, isHeld]) => {
  expect(bookOf(words).noted(value) !== undefined).toBe(isHeld)
})

test('the newest message that says it is quoted, by its sentence', () => {
  const book = bookOf('My rate is 24.5p.', 'Hello.', 'It is 24.5p now. Is that good?')
  const id = book.noted({ unit: 'micropence_per_kwh', amount: 24_500_000 }) ?? ''
  expect(book.get(id).provenance).toEqual({ from: 'told', message: 3, words: 'It is 24.5p now.' })
  expect(book.told({ unit: 'pence', amount: 100 }, { message: 1, words: '£1' })).toBeUndefined()
  expect(book.told({ unit: 'pence', amount: 100 }, { message: 9, words: '£1' })).toBeUndefined()
})

test('nothing comes from a source that does not have it', () => {
  const book = bookOf('hello')
  expect([
    book.bill('bill-1', 'gas.tariffName'),
    book.bill('bill-9', 'totalChargesGbp'),
    book.bill('bill-1', '__proto__.x'),
    book.tariff('none', 'name'),
    book.cap('gas', 'unit_rate', { on: '1999-01-01' }),
    book.reference('made.up'),
    book.topic('none', 'limit'),
    book.record('reminder', 'on'),
    book.worked('sum', []),
  ]).toEqual(Array.from({ length: 9 }, () => undefined))
  expect(book.all()).toEqual([])
})

test.for([
  [{ unit: 'pence', amount: -1250 }, '-£12.50'],
  [{ unit: 'micropence_per_kwh', amount: 27_500_000 }, '27.50p'],
  [{ unit: 'micropence_per_kwh', amount: 24_123_400 }, '24.1234p'],
  [{ unit: 'watt_hours', amount: 2_900_000 }, '2,900 kWh'],
  [{ unit: 'watt_hours', amount: 110 }, '0.11 kWh'],
  [{ unit: 'basis_points', amount: 1750 }, '17.5%'],
  [{ unit: 'millionths', amount: 1_022_640 }, '1.02264'],
  [{ unit: 'days', amount: 1 }, '1 day'],
  [{ unit: 'miles', amount: 8000 }, '8,000 miles'],
  [{ unit: 'meter_units', amount: 10_245 }, '10,245'],
  [{ unit: 'day', day: '2027-02-10' }, '10 February 2027'],
] as const)('%j is said %s', ([value, text]) => {
  expect(sayValue(value)).toBe(text)
})

test('a fact of the chat says where it comes from, down to its roots', () => {
  const book = bookOf('My rate is 24.5p')
  const rate = book.bill('bill-1', 'electricity.unitRates.0.pencePerKwh') ?? ''
  const told = book.noted({ unit: 'micropence_per_kwh', amount: 24_500_000 }) ?? ''
  const gap = book.worked('difference', [rate, told]) ?? ''
  const facts = withRoots([book.get(gap)], book).map((fact) => chatFactOf(fact, book, world))
  expect(facts).toEqual([
    {
      name: gap,
      kind: 'rate',
      text: '3.00p',
      from: { kind: 'worked', label: 'Worked out from 27.50p, 24.50p', of: [rate, told] },
    },
    { name: rate, kind: 'rate', text: '27.50p', from: { kind: 'bill', label: 'Your bill' } },
    { name: told, kind: 'rate', text: '24.50p', from: { kind: 'told', label: 'You told me: “My rate is 24.5p”' } },
  ])
})

test('what is worked out at the prices of a tariff names it', () => {
  const book = bookOf()
  const [tariff] = world.catalogue
  const value = { unit: 'pence', amount: 172_122 } as const
  const provenance = { from: 'worked', by: 'offer_cost', of: [], args: { tariffId: tariff?.id ?? '' } } as const
  const label = chatFactOf({ id: 'x', value, text: '£1,721.22', provenance }, book, world).from?.label
  expect(label).toContain(`and the prices of ${tariff?.name}, ${tariff?.supplier}`)
})

test.for([
  [
    'cap.gas.unit_rate',
    'Price cap from 1 October 2026. Source: Two published notes from August and October 2026, with the same rates and yearly figure. We couldn’t find Ofgem’s own page',
  ],
  ['rule.free_days', 'Ofgem: no exit fee in the last 49 days of a fixed term'],
])('%s is labelled', ([id = '', label]) => {
  const book = bookOf()
  expect(chatFactOf(book.get(book.reference(id) ?? ''), book, world).from?.label).toBe(label)
})

test('a place in the queue and today are records', () => {
  const book = bookOf()
  expect(book.get(book.record('waitlist', 'rank') ?? '').text).toBe('12')
  expect(book.get(book.record('calendar', 'today') ?? '').text).toBe('15 November 2026')
})
