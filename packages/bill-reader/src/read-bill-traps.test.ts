import { expect, it } from 'vitest'
import { layOutDocument, type Placed, SMALL_BILL } from '../test/lay-out-words.ts'
import { readBill } from './read-bill.ts'

function read(placed: readonly Placed[]) {
  return readBill(layOutDocument(placed))
}

function changed(from: string, to: string): Placed[] {
  return SMALL_BILL.map(([left, top, text, size = 10]) => [left, top, text === from ? to : text, size])
}

const GAS_PART: readonly Placed[] = [
  [40, 450, 'Gas', 14],
  [40, 470, 'Meter point reference 3174025508'],
  [40, 486, 'Gas used'],
  [200, 486, '1,403 kWh @ 6.141p per kWh'],
  [500, 486, '£86.16'],
  [40, 502, 'Standing charge'],
  [200, 502, '31 days @ 31.02p per day'],
  [500, 502, '£9.62'],
  [40, 518, 'VAT @ 5%'],
  [500, 518, '£4.79'],
  [40, 534, 'Total gas charges'],
  [500, 534, '£100.57'],
]

it('keeps electricity under its heading when its supply number has a wrong digit', () => {
  const opened: Placed[] = [[40, 212, 'Your meter readings']]
  const bill = [...changed('23 0123 4567 894', '23 0123 4567 895'), ...GAS_PART].map(
    ([left, top, text, size = 10]): Placed =>
      text === 'Supply number' ? [left, 198, 'Electricity supply number', 8] : [left, top, text, size],
  )
  const { facts } = read([...bill, ...opened])
  expect(facts.electricity?.mpan).toBeUndefined()
  expect(facts.electricity).toMatchObject({ usageKwhInPeriod: 245, totalChargesGbp: 85.26 })
  expect(facts.gas).toMatchObject({ usageKwhInPeriod: 1403, totalChargesGbp: 100.57 })
})

it('takes no price for days as the price of a kWh when a line does not multiply', () => {
  const bill = changed('245 kWh @ 26.35p per kWh', '245 kWh x 20.35p').map(([left, top, text, size = 10]): Placed => [
    left,
    top,
    text.replace('@ 53.68p per day', 'x 53.68p'),
    size,
  ])
  const { facts } = read(bill)
  expect(facts.electricity?.unitRates).toBeUndefined()
  expect(facts.electricity?.standingChargePencePerDay).toBe(53.68)
})

it('counts a levy by the kWh to the sum and not to the use or the rate', () => {
  const bill = [
    ...changed('£4.06', '£4.16').map(([left, top, text, size = 10]): Placed => [
      left,
      top,
      text === '£85.26' ? '£87.32' : text,
      size,
    ]),
    [40, 250, 'Climate Change Levy'],
    [200, 250, '245 kWh @ 0.801p per kWh'],
    [500, 250, '£1.96'],
  ] satisfies Placed[]
  const spread = bill.map(([left, top, text, size = 10]): Placed => [left, top * 1.5, text, size])
  const { electricity, businessSign } = read(spread).facts
  expect(electricity).toMatchObject({ usageKwhInPeriod: 245, unitRates: [{ pencePerKwh: 26.35 }] })
  expect(businessSign).toBe('levy')
})

it('doubts a balance that the account does not add up to', () => {
  const { facts, evidence } = read(changed('£34.74 CR', '£99.99 CR'))
  expect(facts.balanceGbp).toBeUndefined()
  expect(evidence['balanceGbp']).toMatchObject({ status: 'doubtful', checks: [{ outcome: 'contradicts' }] })
})

it('reads boxes with the label over the value', () => {
  const boxes: [string, string][] = [
    ['Period start', '01 Apr 2026'],
    ['Period end', '30 Apr 2026'],
    ['MPAN', '2301234567894'],
    ['Day usage', '702 kWh'],
    ['Night usage', '455 kWh'],
    ['Day unit rate', '30.12p'],
    ['Night unit rate', '16.01p'],
    ['Standing charge', '70.78p/day'],
    ['Day cost', '£211.44'],
    ['Energy cost', '£72.85'],
    ['Standing charge cost', '£21.23'],
    ['Electricity total', '£305.52'],
  ]
  const placed = boxes.flatMap(([label, value], index): Placed[] => {
    const [left, top] = [50 + 130 * (index % 4), 160 + 36 * Math.floor(index / 4)]
    return [
      [left, top, label, 7],
      [left, top + 8, value, 9],
    ]
  })
  const head: Placed[] = [
    [40, 40, 'Northlight Energy', 18],
    [40, 70, 'Account number 8500123456'],
    [40, 130, 'Electricity', 14],
  ]
  const { facts } = read([...head, ...placed])
  expect(facts).toMatchObject({ periodFrom: '2026-04-01', periodTo: '2026-04-30' })
  expect(facts.electricity).toMatchObject({
    usageKwhInPeriod: 1157,
    totalChargesGbp: 305.52,
    unitRates: [
      { register: 'day', pencePerKwh: 30.12 },
      { register: 'night', pencePerKwh: 16.01 },
    ],
  })
  expect(facts.electricity?.tariffEndDate).toBeUndefined()
})

it('doubts a total that the lines do not add up to', () => {
  const { facts, evidence } = read(changed('£85.26', '£99.50'))
  expect(facts.electricity?.totalChargesGbp).toBeUndefined()
  expect(evidence['electricity.totalChargesGbp']).toMatchObject({ status: 'doubtful', value: 99.5 })
})
