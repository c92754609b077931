import type { PaymentMethod, ReadingKind, Register } from '@mowatt/bill-reader/bill-facts'

/** A bill as its supplier's system sees it: meters and agreed prices. Amounts follow in reckon-bill.ts. */
export type MeterRun = {
  register: Register
  previous: number
  latest: number
  previousKind: ReadingKind
  latestKind: ReadingKind
  /** The use in the system, where that is not what is printed. */
  counted?: number
}

/** Days at one price and one rate of VAT; pence a kWh and a day, without VAT. */
export type Part = {
  from: string
  to: string
  days: number
  rates: { register: Register; pence: number }[]
  standing: number
  vatPercent: number
}

export type FuelPlan = {
  name: 'electricity' | 'gas'
  supplyNumber: string
  topLine: string
  serial: string
  tariffName: string
  endDate: string | undefined
  exitFee: number
  exitFeeCharged: number
  runs: MeterRun[]
  parts: Part[]
  units: 'metric' | 'imperial'
  /** As the conversion is printed, and as the system multiplies: an error may set them apart. */
  calorificValue: number
  factor: number
  correction: number
  annualKwh: number
}

export type BillPlan = {
  id: string
  supplier: [name: string, address: string]
  account: string
  billNumber: string
  customer: string
  address: string[]
  postcode: string
  billDate: string
  from: string
  to: string
  payment: PaymentMethod
  /** Whether lines are printed with VAT in them. */
  pricesHoldVat: boolean
  fuels: FuelPlan[]
  opening: number
  paid: number
  monthlyPayment: number | undefined
  discount: number
  notes: string[]
  /** Printing mistakes: pence added to a figure that the rest does not follow. */
  slip: { line?: number; fuelTotal?: number; total?: number; vat?: number }
  /** Charges and their total, without an account balance or payments. */
  isWithoutAccount?: true
}

/** What was agreed or said outside the bill. */
export type Told = {
  electricity?: ToldFuel
  gas?: ToldFuel
  readings?: { fuel: 'electricity' | 'gas'; register: Register; on: string; value: number }[]
}
export type ToldFuel = {
  unitRates: { register: Register; pencePerKwh: number }[]
  standingChargePencePerDay: number
  vat: 'included' | 'excluded'
}

/** Bills of one account, the newest last, and the finder's other inputs. */
export type Case = {
  name: string
  kind: string
  bills: BillPlan[]
  told: Told | undefined
  today: string
  seed: number
}

export function deepCopy<T>(value: T): T {
  return structuredClone(value)
}
