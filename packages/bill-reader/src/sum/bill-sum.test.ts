import type { Billed, BillReading, FieldEvidence } from '../bill-facts.ts'
import { expect, test } from 'vitest'
import { billSum } from './bill-sum.ts'
import { toldInSum } from './told-in-sum.ts'

const evidence = (value: number, more: Partial<FieldEvidence> = {}): FieldEvidence => ({
  status: 'read',
  value,
  confidence: 0.9,
  page: 1,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  printed: String(value),
  checks: [],
  ...more,
})

/** The dual-fuel bill of the design: two fuels without VAT, VAT once at the bottom. */
const lines: Billed['lines'] = [
  { kind: 'unit', fuel: 'electricity', quantity: 234, pence: 25.1, amountGbp: 58.73 },
  { kind: 'standing', fuel: 'electricity', quantity: 31, pence: 51.12, amountGbp: 15.85 },
  { kind: 'unit', fuel: 'gas', quantity: 948.92, pence: 5.99, amountGbp: 56.84 },
  { kind: 'standing', fuel: 'gas', quantity: 31, pence: 32.41, amountGbp: 10.05 },
]

function reading(values: Record<string, FieldEvidence>, billed: Billed = { lines, money: [] }): BillReading {
  return { facts: { isEnergyBill: true, documentType: 'energy_bill' }, evidence: values, checks: [], billed }
}

test('both fuels, VAT at the foot and the bill’s own total, with units', () => {
  const sum = billSum(reading({ totalChargesGbp: evidence(148.54) }))!
  expect(sum.parts.map(({ title, total }) => [title, total])).toEqual([
    ['Electricity', '£74.58'],
    ['Gas', '£66.89'],
  ])
  expect(sum.parts.flatMap((part) => part.lines.map(({ text, comes_to: to }) => `${text} = ${to}`))).toEqual([
    '234 kWh x 25.1p = £58.73',
    '31 days x 51.12p a day = £15.85',
    '948.92 kWh x 5.99p = £56.84',
    '31 days x 32.41p a day = £10.05',
  ])
  expect(sum.foot).toMatchObject([{ text: 'VAT, 5% of £141.47', comes_to: '£7.07', outcome: 'agrees' }])
  expect(sum.total).toEqual({ label: 'Total on the bill', text: '£148.54' })
  expect(sum.outcome).toBe('agrees')
})

test('VAT per fuel stands in its part', () => {
  const sum = billSum(
    reading({
      'electricity.totalChargesGbp': evidence(78.31),
      'gas.totalChargesGbp': evidence(70.23),
      totalChargesGbp: evidence(148.54),
    }),
  )!
  expect(sum.parts[0]?.lines.at(-1)).toMatchObject({ text: 'VAT, 5% of £74.58', comes_to: '£3.73' })
  expect(sum.foot).toEqual([])
  expect(sum).toMatchObject({ outcome: 'agrees', says: 'It matches the printed total, to the penny.' })
})

test('a penny of rounding is said where it is, in a line and at the foot', () => {
  const odd = lines.map((line, at) => (at === 0 ? { ...line, amountGbp: 58.74 } : line))
  const sum = billSum(reading({ totalChargesGbp: evidence(148.54) }, { lines: odd, money: [] }))!
  expect(sum.parts[0]?.lines[0]?.note).toBe('I make it £58.73: a penny’s difference from rounding on the bill.')
  expect(sum.foot.at(-1)).toMatchObject({ text: 'Rounding on the bill, a penny', comes_to: '-£0.01' })
  expect(sum).toMatchObject({ outcome: 'agrees' })
  expect(sum.says).toContain('apart from a few pence of rounding')
})

test('a sum with a penny of rounding in a line alone isn’t called right to the penny', () => {
  const odd = lines.map((line, at) => (at === 0 ? { ...line, amountGbp: 58.74 } : line))
  const sum = billSum(reading({ totalChargesGbp: evidence(148.55) }, { lines: odd, money: [] }))!
  expect(sum.foot.map(({ text }) => text)).toEqual([expect.stringContaining('VAT')])
  expect(sum.says).toContain('apart from a few pence of rounding')
})

test('a credit that is printed explains what is less, and what nothing explains differs', () => {
  const total = { totalChargesGbp: evidence(138.54) }
  const credited = billSum(reading(total, { lines, money: [{ kind: 'discount', gbp: 10, isCredit: true }] }))!
  expect(credited.foot.map(({ text, comes_to: to }) => [text, to])).toEqual([
    ['VAT, 5% of £141.47', '£7.07'],
    ['Discount or credit on the bill', '-£10.00'],
  ])
  expect(credited.outcome).toBe('agrees')
  expect(billSum(reading(total))).toMatchObject({ outcome: 'differs', foot: [{ outcome: 'differs' }] })
})

test('the account goes on to the printed balance', () => {
  const values = { totalChargesGbp: evidence(148.54), balanceGbp: evidence(-1.46) }
  const money: Billed['money'] = [
    { kind: 'opening', gbp: 50, isCredit: true },
    { kind: 'payments', gbp: 100, isCredit: true },
  ]
  expect(billSum(reading(values, { lines, money }))?.account).toMatchObject({
    lines: [{ comes_to: '-£50.00' }, { comes_to: '£148.54' }, { comes_to: '-£100.00' }],
    total: '-£1.46',
  })
})

test('a value that was told is worked with, called so, and does not prove what is not printed', () => {
  const told = evidence(30, { status: 'corrected', readAs: 25.1, printed: '25.10p' })
  const sum = billSum(reading({ totalChargesGbp: evidence(148.54), 'electricity.unitRates.0.pencePerKwh': told }))!
  expect(sum.parts[0]?.lines[0]).toMatchObject({ text: '234 kWh x 30p', comes_to: '£70.20', outcome: 'differs' })
  expect(sum.parts[0]?.lines[0]?.note).toContain('The bill says £58.73 here.')
  expect(sum).toMatchObject({ outcome: 'differs' })
  expect(sum.says).toContain('Using what you told us')
  expect(sum.parts[0]?.lines[0]).toMatchObject({
    text: '234 kWh x 30p',
    comes_to: '£70.20',
    note: 'Using what you told us. The bill says £58.73 here.',
  })
  expect(sum.total).toEqual({ label: 'Total on the bill', text: '£148.54' })
})

test('a price told with VAT is held against the line that is charged without it', () => {
  const told = evidence(36.36, { status: 'corrected', readAs: 26.36, printed: '26.36p' })
  const values = { totalChargesGbp: evidence(148.54), 'electricity.unitRates.0.pencePerKwh': told }
  const sum = billSum(reading(values))!
  expect(sum.parts[0]?.lines[0]).toMatchObject({ text: '234 kWh x 34.6286p', outcome: 'differs' })
  expect(sum.parts[0]?.lines[0]?.note).toContain('The bill says £58.73 here.')
  expect(sum).toMatchObject({ outcome: 'differs' })
  expect(toldInSum(reading(values), 'electricity.unitRates.0.pencePerKwh')).toContainEqual(
    expect.objectContaining({ name: 'quantity x price', outcome: 'contradicts' }),
  )
})

test('without a line or a total there is nothing to add up', () => {
  expect(billSum(reading({}, { lines: [], money: [] }))).toBeUndefined()
  expect(billSum(reading({}))).toMatchObject({ outcome: 'unknown', total: null })
})

test('a page alone adds up to each fuel’s own total, and says whose total it lacks', () => {
  const fuels = { 'electricity.totalChargesGbp': evidence(74.58), 'gas.totalChargesGbp': evidence(66.89) }
  expect(billSum(reading(fuels))).toMatchObject({
    outcome: 'agrees',
    total: null,
    says: 'The lines match what’s printed as their total. This page doesn’t show the total of the whole bill.',
  })
  expect(billSum(reading({}))?.says).toContain('There’s no total for the whole bill on this page')
  const doubtful = { totalChargesGbp: evidence(148.54, { status: 'doubtful' }) }
  expect(billSum(reading(doubtful))?.says).toContain('I couldn’t read the printed total clearly')
})
