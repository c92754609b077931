import type { PaymentMethod, ReadingKind, Register } from '@mowatt/bill-reader/bill-facts'

/** Days on which one set of prices applied. Amounts are pounds, prices pence. */
export type Segment = {
  from: string
  to: string
  days: number
  units: { register: Register; kwh: number; pence: number; amount: number }[]
  standing: { pence: number; amount: number }
}

export type MeterReadings = {
  register: Register
  previous: number
  latest: number
  previousKind: ReadingKind
  latestKind: ReadingKind
}

export type Fuel = {
  name: 'electricity' | 'gas'
  supplyNumber: string
  topLine: string
  serial: string
  tariffName: string
  segments: Segment[]
  kwh: number
  subtotal: number
  vat: number
  total: number
  annualKwh: number
  annualCost: number
  endDate: string | undefined
  exitFee: number
  readings: MeterReadings[]
  units: 'metric' | 'imperial'
  calorificValue: number
}

export type Bill = {
  id: string
  supplier: string
  supplierAddress: string
  account: string
  billNumber: string
  customer: string
  address: string[]
  postcode: string
  billDate: string
  from: string
  to: string
  days: number
  payment: PaymentMethod
  isBusiness: boolean
  isEstimated: boolean
  hasPriceChange: boolean
  /** Whether printed prices already include VAT. */
  pricesHoldVat: boolean
  vatPercent: number
  electricity: Fuel | undefined
  gas: Fuel | undefined
  exported: { mpan: string; kwh: number; pence: number; payment: number } | undefined
  otherServices: { name: string; price: number }[]
  opening: number
  paid: number
  total: number
  /** Positive is debt. */
  balance: number
}

export function fuelsOf(bill: Bill): Fuel[] {
  return [bill.electricity, bill.gas].filter((fuel) => fuel !== undefined)
}
