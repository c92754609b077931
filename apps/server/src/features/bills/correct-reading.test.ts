import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { expect, test } from 'vitest'
import { correctReading } from './correct-reading.ts'
import { parseCorrection } from './parse-correction.ts'

test.for<[string, string, string | number | undefined]>([
  ['electricity.unitRates.0.pencePerKwh', '26.35p per kWh', 26.35],
  ['electricity.unitRates.0.pencePerKwh', '£0.2635', 26.35],
  ['electricity.standingChargePencePerDay', '52.14 pence a day', 52.14],
  ['totalChargesGbp', '£1,234.50', 1234.5],
  ['balanceGbp', '-£12.30', -12.3],
  ['gas.usageKwhInPeriod', '1,612 kWh', 1612],
  ['periodTo', '31/10/2026', '2026-10-31'],
  ['periodTo', '31st October 2026', '2026-10-31'],
  ['customerPostcode', 'rg11aa', 'RG1 1AA'],
  ['paymentMethod', 'monthly direct debit', 'direct_debit'],
  ['electricity.mpan', '20 0000 1234 560', '2000001234560'],
  ['electricity.mpan', '20 0000 1234 561', undefined],
  ['totalChargesGbp', '1.234,50', undefined],
  ['supplier', '<b>Evil</b>', undefined],
  ['periodTo', '1 to 31 October 2026', undefined],
  ['electricity.nonsense', '5', undefined],
])('%s: "%s" is understood as %s', ([path, text, value]) => {
  expect(parseCorrection(path, text)).toBe(value)
})

const evidence = (status: FieldEvidence['status'], value: number): FieldEvidence => ({
  status,
  value,
  confidence: 0.4,
  page: 1,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
  printed: String(value),
  checks: [{ name: 'quantity x price', outcome: 'contradicts' }],
})

test('a doubtful rate that is put right takes its own place in the list, and what it disproved goes', () => {
  const reading: BillReading = {
    facts: {
      isEnergyBill: true,
      documentType: 'energy_bill',
      electricity: { unitRates: [{ register: 'night', pencePerKwh: 12 }] },
    },
    evidence: {
      'electricity.unitRates.0.pencePerKwh': evidence('doubtful', 99),
      'electricity.unitRates.1.pencePerKwh': evidence('read', 12),
    },
    checks: [
      {
        name: 'quantity x price',
        outcome: 'contradicts',
        fields: ['electricity.unitRates.0.pencePerKwh', 'electricity.unitRates.1.pencePerKwh'],
        detail: 'it does not add up',
      },
    ],
  }
  const corrected = correctReading(reading, 'electricity.unitRates.0.pencePerKwh', '31.5')
  expect(corrected?.facts.electricity?.unitRates).toEqual([
    { register: 'day', pencePerKwh: 31.5 },
    { register: 'night', pencePerKwh: 12 },
  ])
  expect(corrected?.checks).toEqual([])
  expect(corrected?.evidence['electricity.unitRates.1.pencePerKwh']?.checks).toEqual([])
  expect(reading.facts.electricity?.unitRates).toHaveLength(1)
  const again = corrected && correctReading(corrected, 'electricity.unitRates.0.pencePerKwh', '30')
  expect(again?.facts.electricity?.unitRates?.map(({ pencePerKwh }) => pencePerKwh)).toEqual([30, 12])
})

test('a rate that was told is held against the printed line and total, and is not called proved', () => {
  const path = 'electricity.unitRates.0.pencePerKwh'
  const sums = [
    { name: 'quantity x price', outcome: 'supports' as const, fields: [path], detail: '612 x 24.67p = £150.98' },
    { name: 'sum of fuels', outcome: 'supports' as const, fields: ['totalChargesGbp'], detail: 'They add up.' },
  ]
  const reading: BillReading = {
    facts: {
      isEnergyBill: true,
      documentType: 'energy_bill',
      totalChargesGbp: 167.14,
      electricity: { unitRates: [{ register: 'single', pencePerKwh: 24.67 }] },
    },
    evidence: { [path]: evidence('read', 24.67), totalChargesGbp: evidence('read', 167.14) },
    checks: sums,
    billed: {
      lines: [
        { kind: 'unit', fuel: 'electricity', quantity: 612, pence: 24.67, amountGbp: 150.98 },
        { kind: 'standing', fuel: 'electricity', quantity: 31, pence: 52.14, amountGbp: 16.16 },
      ],
      money: [],
    },
  }
  const wrong = correctReading(reading, path, '30p')!
  expect(wrong.evidence[path]).toMatchObject({ status: 'corrected', value: 30, readAs: 24.67 })
  expect(wrong.checks.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual([
    'quantity x price contradicts',
    'sum of lines contradicts',
  ])
  expect(wrong.evidence[path]?.checks.every(({ outcome }) => outcome === 'contradicts')).toBe(true)
  expect(wrong.evidence['totalChargesGbp']?.checks).toEqual([{ name: 'sum of lines', outcome: 'contradicts' }])
  const right = correctReading(wrong, path, '24.67p')!
  expect(right.checks.every(({ outcome }) => outcome === 'supports')).toBe(true)
})
