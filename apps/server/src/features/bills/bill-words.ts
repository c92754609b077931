import type { BillFacts, BillReading, Register } from '@mowatt/bill-reader/bill-facts'
import { isIsoDay, sayDay, sayPounds } from '@mowatt/tariffs'

const LABELS: Readonly<Record<string, string>> = {
  supplier: 'Supplier',
  accountNumber: 'Account number',
  customerPostcode: 'Postcode',
  billDate: 'Bill date',
  periodFrom: 'Start of the period',
  periodTo: 'End of the period',
  paymentMethod: 'You pay by',
  totalChargesGbp: 'Total charges',
  balanceGbp: 'Balance',
  mpan: 'Supply number (MPAN)',
  mprn: 'Supply number (MPRN)',
  meterSerial: 'Meter serial number',
  tariffName: 'Tariff',
  pencePerKwh: 'Unit rate',
  kwh: 'Used at this rate',
  standingChargePencePerDay: 'Standing charge per day',
  usageKwhInPeriod: 'Used in the period',
  estimatedAnnualUsageKwh: 'Yearly usage',
  estimatedAnnualCostGbp: 'Yearly cost on the bill',
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

export function isPaymentMethod(value: string): boolean {
  return Object.hasOwn(PAYMENTS, value)
}

/** With several rates each has a name. */
const REGISTERS: Readonly<Partial<Record<Register, Readonly<Record<string, string>>>>> = {
  peak: { pencePerKwh: 'Peak unit rate', kwh: 'Used at peak' },
  day: { pencePerKwh: 'Day unit rate', kwh: 'Used in the day' },
  night: { pencePerKwh: 'Night unit rate', kwh: 'Used at night' },
}

/** Doubtful members are left out of the facts, so a later one has a smaller index there. */
function registerAt(path: string, facts: BillFacts, evidence: BillReading['evidence']): Register | undefined {
  const [part, , member = '0'] = path.split('.')
  const rates = part === 'electricity' || part === 'gas' ? facts[part]?.unitRates : undefined
  const statusOf = (at: number) => evidence[`${part}.unitRates.${at}.pencePerKwh`]?.status
  if (statusOf(Number(member)) === 'doubtful') return undefined
  const before = [...Array(Number(member)).keys()].filter((at) => statusOf(at) === 'doubtful').length
  return rates?.[Number(member) - before]?.register
}

/** Undefined for what only the reader needs. */
export function labelOf(
  path: string,
  { facts, evidence }: Pick<BillReading, 'facts' | 'evidence'>,
): string | undefined {
  const words = path.split('.')
  const register = words[1] === 'unitRates' ? registerAt(path, facts, evidence) : undefined
  const label = REGISTERS[register ?? 'single']?.[words.at(-1) ?? ''] ?? LABELS[words.at(-1) ?? '']
  const part = PARTS[words[0] ?? '']
  if (label === undefined) return undefined
  return part
    ? `${part}: ${label.startsWith('Supply') ? label : label.charAt(0).toLowerCase() + label.slice(1)}`
    : label
}

/** A value as people read it, and as a correction takes it. */
export function textOf(path: string, value: string | number): string {
  const name = path.split('.').at(-1) ?? ''
  if (typeof value === 'string') return isIsoDay(value) ? sayDay(value) : (PAYMENTS[value] ?? value)
  if (name.endsWith('Gbp')) return sayPounds(Math.round(value * 100))
  if (name === 'percent') return `${value}%`
  if (name === 'pencePerKwh') return `${value}p per kWh`
  if (name.startsWith('standingCharge')) return `${value}p a day`
  if (name.toLowerCase().endsWith('kwh') || name.startsWith('usageKwh')) return `${value.toLocaleString('en-GB')} kWh`
  return String(value)
}
