import { expect, it } from 'vitest'
import { shippedFigures } from '@mowatt/tariffs'
import { layOutDocument, type Placed } from '../test/lay-out-words.ts'
import { homeOfBill } from './home-of-bill.ts'
import { readBill } from './read-bill.ts'
import { billSum } from './sum/bill-sum.ts'

/** Day and night registers, and the export of the same home: 31 days of October. */
const BILL: readonly Placed[] = [
  [40, 40, 'Northlight Energy', 18],
  [40, 80, 'Account number 8500123456'],
  [40, 96, 'Bill period: 1 October 2025 - 31 October 2025'],
  [40, 140, 'Electricity', 14],
  [40, 165, 'MPAN 2301234567894'],
  [40, 181, 'Day units'],
  [200, 181, '200 kWh @ 30.00p/kWh'],
  [500, 181, '£60.00'],
  [40, 197, 'Night units'],
  [200, 197, '300 kWh @ 12.00p/kWh'],
  [500, 197, '£36.00'],
  [40, 213, 'Standing charge'],
  [200, 213, '31 days @ 50.00p/day'],
  [500, 213, '£15.50'],
  [40, 229, 'VAT at 5%'],
  [500, 229, '£5.58'],
  [40, 245, 'Total charges'],
  [500, 245, '£117.08'],
]
const EXPORT: readonly Placed[] = [
  [40, 285, 'Export', 14],
  [40, 301, 'Export MPAN 2301234567902'],
  [40, 317, 'Energy exported'],
  [200, 317, '402.6 kWh @ 15.00p/kWh'],
  [500, 317, '-£60.39'],
]

const [without, sold] = [BILL, [...BILL, ...EXPORT]].map((placed) => readBill(layOutDocument(placed)))

it('reads each register with what was used at it, and an export line as export', () => {
  expect(sold!.facts.electricity).toMatchObject({
    unitRates: [
      { register: 'day', pencePerKwh: 30, kwh: 200 },
      { register: 'night', pencePerKwh: 12, kwh: 300 },
    ],
    usageKwhInPeriod: 500,
  })
  expect(sold!.evidence['electricity.usageKwhInPeriod']).toMatchObject({ value: 500, printed: '' })
  expect(sold!.facts.export).toMatchObject({ exportKwh: 402.6, pencePerKwh: 15, paymentGbp: 60.39 })
})

it('charges the year by its registers, and what was sold is no use', () => {
  const [plain, home] = [without, sold].map((reading) =>
    homeOfBill(reading!.facts, '2025-11-10', shippedFigures.vatRates),
  )
  expect(home!.contracts.electricity?.prices[0]?.unitRates).toEqual({ day: 30_000_000, night: 12_000_000 })
  const use = home!.use.electricity!.use
  expect(use).toEqual(plain!.use.electricity!.use)
  expect('night' in use && use.night / (use.day + use.night)).toBeCloseTo(0.6, 3)
})

it('shows each register in the sum, and what was sold apart from the charges', () => {
  const sum = billSum(sold!)!
  expect(sum.parts.map(({ title, total }) => [title, total])).toEqual([['Electricity', '£117.08']])
  expect(sum.parts[0]!.lines.map(({ text }) => text)).toEqual([
    '200 kWh by day x 30p',
    '300 kWh at night x 12p',
    '31 days x 50p a day',
    'VAT, 5% of £111.50',
  ])
  expect(sum).toMatchObject({
    outcome: 'agrees',
    sold: {
      title: 'Paid to you for export',
      lines: [{ text: '402.6 kWh x 15p', comes_to: '£60.39', outcome: 'agrees' }],
      total: '£60.39',
    },
  })
  expect(billSum(without!)!.sold).toBeNull()
})

it('explains a total that has what was sold taken off', () => {
  const net: Placed[] = [
    [40, 349, 'Total due'],
    [500, 349, '£56.69'],
  ]
  const reading = readBill(layOutDocument([...BILL.slice(0, -2), ...EXPORT, ...net]))
  const sum = billSum({
    ...reading,
    evidence: {
      ...reading.evidence,
      totalChargesGbp: { ...sold!.evidence['totalChargesGbp']!, value: 56.69 },
      'electricity.totalChargesGbp': { ...sold!.evidence['totalChargesGbp']!, value: 117.08 },
    },
  })!
  expect(sum).toMatchObject({ outcome: 'agrees', foot: [{ text: 'Paid to you for export', comes_to: '-£60.39' }] })
})

it('reads a statement of what was only sold: no bill, but its figures and their sum', () => {
  const statement: Placed[] = [
    [40, 40, 'Northlight Energy', 18],
    [40, 60, 'Export statement', 14],
    [40, 80, 'Account number 8500123456'],
    [40, 96, 'Statement period: 1 October 2025 - 31 October 2025'],
    ...EXPORT,
    [40, 349, 'Total paid to you'],
    [500, 349, '£60.39'],
  ]
  const reading = readBill(layOutDocument(statement))
  expect(reading.facts).toMatchObject({
    isEnergyBill: false,
    documentType: 'export_statement',
    supplier: 'Northlight Energy',
    export: { exportKwh: 402.6, pencePerKwh: 15, paymentGbp: 60.39 },
  })
  expect(reading.facts).not.toHaveProperty('totalChargesGbp')
  expect(billSum(reading)).toMatchObject({
    parts: [{ title: 'Paid to you for export', lines: [{ text: '402.6 kWh x 15p', comes_to: '£60.39' }] }],
    total: { label: 'Paid to you', text: '£60.39' },
    sold: null,
    outcome: 'agrees',
    says: 'It matches what you were paid, to the penny.',
  })
})

it('adds up what was sold at several prices, and says none of them is the price', () => {
  const two: Placed[] = [
    ...EXPORT.slice(0, 2),
    [40, 317, 'Peak export'],
    [200, 317, '40 kWh @ 26.00p/kWh'],
    [500, 317, '-£10.40'],
    [40, 333, 'Off-peak export'],
    [200, 333, '120 kWh @ 9.00p/kWh'],
    [500, 333, '-£10.80'],
  ]
  const reading = readBill(layOutDocument([...BILL, ...two]))
  expect(reading.facts.export).toMatchObject({ exportKwh: 160, paymentGbp: 21.2 })
  expect(reading.facts.export).not.toHaveProperty('pencePerKwh')
  expect(billSum(reading)!.sold).toMatchObject({
    lines: [{ text: '40 kWh x 26p' }, { text: '120 kWh x 9p' }],
    total: '£21.20',
  })
})

it('works what was sold out again with what a person tells', () => {
  const told = { ...sold!.evidence['export.pencePerKwh']!, status: 'corrected' as const, value: 16, readAs: 15 }
  const sum = billSum({ ...sold!, evidence: { ...sold!.evidence, 'export.pencePerKwh': told } })!
  expect(sum.sold).toMatchObject({ lines: [{ text: '402.6 kWh x 16p', comes_to: '£64.42' }] })
})
