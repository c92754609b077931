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

test('a page that only says what is owed is called a summary, and the missing page is named', () => {
  const lines = /kWh|per day|Energy used|Standing|VAT|£64|£16|£4\.|Supply number|23 0123|Bill period/
  const { facts } = read((text) => (lines.test(text) ? undefined : text))
  expect(facts.isEnergyBill).toBe(false)
  expect(facts.reason).toContain('summary page')
  expect(facts.reason).toContain('often page 2')
  expect(facts.reason).toContain('a credit of £34.74')
})
