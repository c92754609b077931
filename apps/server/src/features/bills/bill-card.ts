import type { BillReading, FieldEvidence } from '@mowatt/bill-reader/bill-facts'
import { billSum } from '@mowatt/bill-reader/sum/bill-sum'
import type { BillField, ChatCard } from '@mowatt/contract'
import { type IsoDay, isIsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import { marksOfBill } from './bill-marks.ts'
import { noticesOfBill } from './bill-notices.ts'
import { billTitle } from './bill-title.ts'
import { missingOfBill } from './missing-of-bill.ts'

type BillCard = Extract<ChatCard, { kind: 'bill' }>

const LABELS: Readonly<Record<string, string>> = {
  supplier: 'Supplier',
  accountNumber: 'Account number',
  customerPostcode: 'Postcode',
  billDate: 'Bill date',
  periodFrom: 'Period from',
  periodTo: 'Period to',
  paymentMethod: 'You pay by',
  totalChargesGbp: 'Total charges',
  balanceGbp: 'Balance',
  mpan: 'Supply number (MPAN)',
  mprn: 'Supply number (MPRN)',
  meterSerial: 'Meter serial number',
  tariffName: 'Tariff',
  pencePerKwh: 'Unit rate',
  standingChargePencePerDay: 'Standing charge per day',
  usageKwhInPeriod: 'Used in the period',
  estimatedAnnualUsageKwh: 'Yearly usage',
  estimatedAnnualCostGbp: 'Yearly cost, as printed',
  tariffEndDate: 'Tariff ends on',
  exitFeeGbp: 'Exit fee',
  units: 'Gas units',
  latest: 'Latest reading',
  previous: 'Previous reading',
  exportKwh: 'Exported',
  paymentGbp: 'Paid for export',
  provider: 'Provider',
  monthlyPriceGbp: 'Price per month',
  contractEndDate: 'Contract ends on',
  debtGbp: 'Debt',
  debtWeeklyGbp: 'Debt repaid each week',
  percent: 'VAT',
  monthlyPaymentGbp: 'Monthly payment',
  refundGbp: 'Refund',
  discountGbp: 'Discount',
  smart: 'Smart meter',
  registers: 'Meter',
  priceChangedOn: 'Price changed on',
  exitFeeEndsOn: 'Exit fee ends on',
}

const PARTS: Readonly<Record<string, string>> = { electricity: 'Electricity', gas: 'Gas', export: 'Export' }

const PAYMENTS: Readonly<Record<string, string>> = {
  direct_debit: 'Direct Debit',
  standard_credit: 'when the bill arrives',
  prepayment: 'prepayment meter',
}

/** The bill as a person sees it: each value with where it stands and what proves it. */
export function billCard(billId: string, reading: BillReading, today: IsoDay): BillCard {
  const { facts, evidence } = reading
  const sum = facts.isEnergyBill ? billSum(reading) : undefined
  const missing = missingOfBill(facts)
  const fields = Object.entries(evidence).flatMap(([path, found]): BillField[] => {
    const label = labelOf(path)
    return label === undefined ? [] : [fieldOf(path, label, found)]
  })
  return {
    kind: 'bill',
    bill_id: billId,
    is_energy_bill: facts.isEnergyBill,
    title: billTitle(facts),
    fields,
    ...(sum && { sum }),
    ...(facts.isEnergyBill && { marks: marksOfBill(reading) }),
    notices: noticesOfBill(reading, today),
    ...(missing && { missing }),
  }
}

function fieldOf(path: string, label: string, found: FieldEvidence): BillField {
  const { status, value, confidence, page, box, printed, checks } = found
  const { left, top, right, bottom } = box
  return {
    path,
    label,
    text: textOf(path, value),
    status,
    confidence,
    page,
    box: { left, top, right, bottom },
    printed,
    checks: checks.map(({ name, outcome }) => ({ name, outcome })),
  }
}

/** Undefined for what only the reader needs. */
function labelOf(path: string): string | undefined {
  const words = path.split('.')
  const label = LABELS[words.at(-1) ?? '']
  const part = PARTS[words[0] ?? '']
  if (label === undefined) return undefined
  return part
    ? `${part}: ${label.startsWith('Supply') ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
    : label
}

function textOf(path: string, value: string | number): string {
  const name = path.split('.').at(-1) ?? ''
  if (typeof value === 'string') return isIsoDay(value) ? sayDay(value) : (PAYMENTS[value] ?? value)
  if (name.endsWith('Gbp')) return sayPounds(Math.round(value * 100))
  if (name === 'percent') return `${value}%`
  if (name === 'pencePerKwh') return `${value}p per kWh`
  if (name.startsWith('standingCharge')) return `${value}p a day`
  if (name.toLowerCase().endsWith('kwh') || name.startsWith('usageKwh')) return `${value.toLocaleString('en-GB')} kWh`
  return String(value)
}
