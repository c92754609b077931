import { expect, it } from 'vitest'
import { layOutDocument, type Placed } from '../../test/lay-out-words.ts'
import { readBill } from '../read-bill.ts'

const HEAD: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 25 January 2026 - 24 February 2026'],
  [40, 112, 'Payment method: Monthly Direct Debit'],
  [330, 80, 'Your energy bill'],
  [330, 96, 'Amount due'],
  [500, 96, '£239.30'],
]

function row(top: number, left: string, right: string): Placed[] {
  return [
    [40, top, left],
    [500, top, right],
  ]
}

/** Gas's charge moved under electricity's heading, as on a skewed photo. */
function crooked(gasUse: string): Placed[] {
  return [
    ...HEAD,
    [40, 140, 'Electricity', 14],
    ...row(160, '408 kWh at 23.092p per kWh', '£94.22'),
    ...row(176, 'Standing charge, 31 days at 54.346p per day', '£16.85'),
    ...row(192, '1366 kWh at 5.096p per kWh', '£69.61'),
    [40, 230, 'Gas', 14],
    ...row(250, 'Gas used', gasUse),
    ...row(266, 'Standing charge, 31 days at 33.563p per day', '£10.40'),
  ]
}

it('gives a line back to gas where gas names the same kilowatt hours', () => {
  const { facts } = readBill(layOutDocument(crooked('1366 kWh')))
  expect(facts.electricity).toMatchObject({ usageKwhInPeriod: 408, unitRates: [{ pencePerKwh: 23.092 }] })
  expect(facts.gas).toMatchObject({ usageKwhInPeriod: 1366, unitRates: [{ pencePerKwh: 5.096 }] })
})

it('doubts the use and the rate where nothing tells whose the cheap line is', () => {
  const { facts, evidence } = readBill(layOutDocument(crooked('see over')))
  expect(facts.electricity?.unitRates ?? []).toEqual([])
  expect(facts.electricity?.usageKwhInPeriod).toBeUndefined()
  expect(evidence['electricity.unitRates.0.pencePerKwh']).toMatchObject({ status: 'doubtful' })
  expect(evidence['electricity.usageKwhInPeriod']).toMatchObject({ status: 'doubtful' })
})

function single(fuel: string, used: string, amount: string): Placed[] {
  return [
    ...HEAD,
    [40, 140, fuel, 14],
    ...row(160, used, amount),
    ...row(176, 'Standing charge, 31 days at 50p per day', '£15.50'),
  ]
}

it.each([
  ['Electricity', '408 kWh at 5.096p per kWh', '£20.79', 'electricity.unitRates.0.pencePerKwh'],
  ['Gas', '408 kWh at 23.092p per kWh', '£94.22', 'gas.unitRates.0.pencePerKwh'],
  ['Electricity', '9000 kWh at 20p per kWh', '£1800.00', 'electricity.usageKwhInPeriod'],
])('doubts what no home pays or uses: %s, %s', (fuel, used, amount, path) => {
  const { evidence } = readBill(layOutDocument(single(fuel, used, amount)))
  expect(evidence[path]).toMatchObject({ status: 'doubtful' })
})

it('believes a night rate that would be gas by day', () => {
  const { facts } = readBill(
    layOutDocument([
      ...HEAD,
      [40, 140, 'Electricity', 14],
      ...row(160, 'Day 200 kWh at 30p per kWh', '£60.00'),
      ...row(176, 'Night 300 kWh at 7.5p per kWh', '£22.50'),
      ...row(192, 'Standing charge, 31 days at 50p per day', '£15.50'),
    ]),
  )
  expect(facts.electricity?.unitRates).toMatchObject([{ pencePerKwh: 30 }, { pencePerKwh: 7.5 }])
  expect(facts.electricity?.usageKwhInPeriod).toBe(500)
})

it('asks for a year, a fee and a period that nobody has', () => {
  const bill = (...more: string[]): Placed[] => [
    ...HEAD.map(([left, top, text, size]): Placed => [
      left,
      top,
      more[0] === undefined ? text : text.replace('25 January 2026', more[0]),
      size ?? 10,
    ]),
    [40, 140, 'Electricity', 14],
    ...row(160, '408 kWh at 23.092p per kWh', '£94.22'),
    ...row(192, 'Estimated annual cost', more[1] ?? '£1,372.81'),
    ...row(208, 'Exit fee', more[2] ?? '£50.00'),
  ]
  const read = (...more: string[]) => readBill(layOutDocument(bill(...more)))
  expect(read().facts).toMatchObject({
    periodTo: '2026-02-24',
    electricity: { estimatedAnnualCostGbp: 1372.81, exitFeeGbp: 50 },
  })
  const odd = read('25 January 2024', '£1.00', '£1.00')
  expect(odd.facts.periodFrom).toBeUndefined()
  expect(odd.facts.electricity).not.toHaveProperty('estimatedAnnualCostGbp')
  expect(odd.evidence['electricity.exitFeeGbp']).toMatchObject({ status: 'doubtful' })
})
