import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

const GAS: readonly Placed[] = [
  [40, 420, 'Gas', 14],
  [40, 440, 'Meter point reference 3174025508'],
  [40, 456, 'Gas used'],
  [200, 456, '1,403 kWh @ 6.141p per kWh'],
  [500, 456, '£86.16'],
  [40, 472, 'Standing charge'],
  [200, 472, '31 days @ 31.02p per day'],
  [500, 472, '£9.62'],
]

function read(...more: Placed[]) {
  const plain = SMALL_BILL.filter(([, , text]) => !text.startsWith('Tariff name'))
  return readBill(layOutDocument([...plain, ...more])).facts
}

it('takes no date from another service on the bill', () => {
  const facts = read(
    ...GAS,
    [40, 500, 'Broadband', 14],
    [40, 520, 'Full Fibre 100, monthly price £32.00, contract ends 4 May 2027'],
  )
  expect(facts.gas?.usageKwhInPeriod).toBe(1403)
  expect(facts.gas?.tariffEndDate).toBeUndefined()
  expect(facts.electricity?.tariffEndDate).toBeUndefined()
})

it('leaves the word "Name" out of a tariff name', () => {
  const facts = read([40, 400, 'Tariff facts'], [40, 412, 'Name: Heather Variable | Type: variable'])
  expect(facts.electricity?.tariffName).toBe('Heather Variable')
})

it('gives each fuel its own clause of a sentence about both', () => {
  const facts = read(
    ...GAS,
    [40, 520, 'Your tariff at a glance', 14],
    [40, 540, 'Electricity: Flex One. You used 3,480 kWh in the last 12 months. Gas: Flex Two. You used 10,100', 9],
    [40, 550, 'kWh in the last 12 months.', 9],
  )
  expect(facts.electricity).toMatchObject({ tariffName: 'Flex One', estimatedAnnualUsageKwh: 3480 })
  expect(facts.gas).toMatchObject({ tariffName: 'Flex Two', estimatedAnnualUsageKwh: 10100 })
})

it('joins a name that a narrow column breaks, level with its row', () => {
  const facts = read(
    ...GAS,
    [40, 520, 'Tariffs of your home', 14],
    [50, 546, 'Fuel'],
    [120, 546, 'Plan name'],
    [300, 546, 'Exit fee'],
    [120, 566, 'Simpler'],
    [120, 577, 'Energy'],
    [50, 572, 'Electricity'],
    [300, 572, '£50.00'],
    [120, 596, 'Greener'],
    [120, 607, 'Warmth'],
    [50, 602, 'Gas'],
    [300, 602, '£30.00'],
  )
  expect(facts.electricity?.tariffName).toBe('Simpler Energy')
  expect(facts.gas?.tariffName).toBe('Greener Warmth')
})

function named(name: string, payment = 'Payment method: Monthly Direct Debit', ...more: Placed[]) {
  const placed = SMALL_BILL.map(([left, top, text, size = 10]): Placed => [
    left,
    top,
    text === 'Northlight Energy' ? name : text.startsWith('Payment method') ? payment : text,
    size,
  ])
  return readBill(layOutDocument([...placed, ...more])).facts
}

it.each(['EDF', 'EDF Energy', 'Outfox Energy', 'SSE Energy Solutions'])('calls the supplier %s as printed', (name) => {
  expect(named(name).supplier).toBe(name)
})

it('knows how somebody pays by what was paid', () => {
  expect(named('EDF', 'Direct Debit, 12 October', [500, 386, '+£140.00']).paymentMethod).toBe('direct_debit')
  expect(named('EDF', 'Payment is due within 14 days by cheque').paymentMethod).toBe('standard_credit')
  expect(named('EDF', 'Direct Debit, 12 October').paymentMethod).toBeUndefined()
})

it('knows a statement of energy paid before it is used', () => {
  expect(named('EDF', 'Your pay as you go statement')).toMatchObject({
    documentType: 'prepayment_statement',
    paymentMethod: 'prepayment',
  })
})
