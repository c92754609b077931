import type { Billed, BillFacts, BillMarks, BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { shippedFigures } from '@mowatt/tariffs'
import { findErrors } from '../src/find-errors.ts'
import type { Deal } from '../src/finding.ts'

export const LINES: Billed['lines'] = [
  { kind: 'unit', fuel: 'electricity', quantity: 240, pence: 24, amountGbp: 57.6 },
  { kind: 'standing', fuel: 'electricity', quantity: 30, pence: 50, amountGbp: 15 },
]

/** A month of electricity by Direct Debit: £57.60 and £15.00, with VAT £76.23. */
export const FACTS: BillFacts = {
  isEnergyBill: true,
  documentType: 'energy_bill',
  supplier: 'Northlight Energy',
  accountNumber: '8500123456',
  customerPostcode: 'LS6 2BQ',
  billDate: '2026-06-03',
  periodFrom: '2026-05-02',
  periodTo: '2026-05-31',
  paymentMethod: 'direct_debit',
  totalChargesGbp: 76.23,
  balanceGbp: 20,
  electricity: {
    tariffName: 'HomeFix 18',
    tariffEndDate: '2027-03-31',
    unitRates: [{ register: 'single', pencePerKwh: 24, vat: 'excluded' }],
    standingChargePencePerDay: 50,
    usageKwhInPeriod: 240,
    estimatedAnnualUsageKwh: 2900,
    estimatedAnnualCostGbp: 920,
    totalChargesGbp: 76.23,
    readings: [{ register: 'single', previous: 41_000, latest: 41_240, latestKind: 'actual' }],
  },
}

export type Change = {
  facts?: Partial<BillFacts>
  electricity?: Partial<NonNullable<BillFacts['electricity']>>
  lines?: Billed['lines']
  billed?: Partial<Billed>
  marks?: BillMarks
}

export function bill({ facts, electricity, lines = LINES, billed, marks = {} }: Change = {}): BillReading {
  const all: BillFacts = { ...FACTS, ...facts }
  if (all.electricity) all.electricity = { ...all.electricity, ...electricity }
  const evidence = Object.fromEntries(
    [...leaves(all, ''), ...leaves(marks, 'marks')].map(([path, value]) => [path, seen(value)]),
  )
  return { facts: all, evidence, checks: [], billed: { lines, money: [], pounds: [], ...billed }, marks }
}

function leaves(value: unknown, path: string): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}

function seen(value: string | number): FieldEvidence {
  const box = { left: 0, top: 0, right: 1, bottom: 1 }
  return { status: 'read', value, confidence: 0.9, page: 1, box, printed: String(value), checks: [] }
}

export function errorsOn(change: Change, { deal, earlier = [] }: { deal?: Deal; earlier?: BillReading[] } = {}) {
  return findErrors({
    figures: shippedFigures,
    reading: bill(change),
    earlier,
    ...(deal && { deal }),
    today: '2026-11-18',
  })
}

/** The finding, and what it costs. */
export function costsOn(change: Change, more: Parameters<typeof errorsOn>[1] = {}) {
  return errorsOn(change, more).findings.map(({ code, pence }) => [code, pence])
}
