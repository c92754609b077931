import { expect, test } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

function read(change: (text: string) => string | undefined) {
  const placed = SMALL_BILL.flatMap(([left, top, text, size = 10]): Placed[] => {
    const next = change(text)
    return next === undefined ? [] : [[left, top, next, size]]
  })
  return readBill(layOutDocument(placed))
}

test('a home is no business, and its lines and named sums are there to be added up', () => {
  const { facts, billed } = read((text) => text)
  expect(facts.businessSign).toBeUndefined()
  expect(billed?.lines).toMatchObject([
    { kind: 'unit', fuel: 'electricity', quantity: 245, pence: 26.35, amountGbp: 64.56 },
    { kind: 'standing', fuel: 'electricity', quantity: 31, pence: 53.68, amountGbp: 16.64 },
  ])
  expect(billed?.money.map(({ kind, gbp }) => [kind, gbp])).toEqual(
    expect.arrayContaining([
      ['vat', 4.06],
      ['opening', 20],
      ['payments', 100],
    ]),
  )
})

test('VAT of a fifth and a tariff made for businesses are signs of a business', () => {
  const fifth: Record<string, string> = {
    'VAT @ 5%': 'VAT @ 20%',
    '£4.06': '£16.24',
    '£85.26': '£97.44',
    '£34.74 CR': '£22.56 CR',
  }
  expect(read((text) => fifth[text] ?? text).facts.businessSign).toBe('vat')
  const named = read((text) => text.replace('Flexi Green', 'Business Fixed 2027'))
  expect(named.facts.businessSign).toBe('name')
})

test('the first page of a bill is one: it charges an account for a fuel in a period', () => {
  const lines = /kWh|per day|Energy used|Standing|VAT|£64|£16|£4\.|Supply number|23 0123/
  const { facts } = read((text) => (lines.test(text) ? undefined : text))
  expect(facts).toMatchObject({ isEnergyBill: true, periodFrom: '2025-10-01', electricity: { totalChargesGbp: 85.26 } })
  expect(facts.electricity?.unitRates).toBeUndefined()
})

const PREPAID: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [330, 40, 'Pay As You Go statement'],
  [330, 90, 'Account number'],
  [470, 90, '8500123456'],
  [330, 106, 'Statement date'],
  [470, 106, '4 November 2025'],
  [330, 122, 'Statement period: 1 October 2025 - 31 October 2025'],
  [330, 138, 'Payment method: Prepayment meter'],
]

test('a statement of what was put on a meter is one, and a letter about prices is none', () => {
  const topUps: Placed[] = [
    [40, 200, 'Credit on meter at start'],
    [300, 200, '£31.05'],
    [40, 216, 'Top-ups you made'],
    [300, 216, '£230.00'],
  ]
  const letter: Placed[] = [[40, 200, 'Our electricity prices from 1 October 2025 to 31 December 2025 are changing.']]
  expect(readBill(layOutDocument([...PREPAID, ...topUps])).facts.isEnergyBill).toBe(true)
  expect(readBill(layOutDocument([...PREPAID, ...letter])).facts.isEnergyBill).toBe(false)
})
