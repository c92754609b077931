import type { Box } from './document-words.ts'

/**
 * `energy_bill` covers bills and statements of gas and electricity; a multi-service bill with energy in it is one too.
 * `bill_page`: some pages of one, which alone don't say who is charged for what.
 */
export type DocumentType =
  | 'energy_bill'
  | 'bill_page'
  | 'prepayment_statement'
  | 'export_statement'
  | 'broadband_bill'
  | 'mobile_bill'
  | 'other'

export type PaymentMethod = 'direct_debit' | 'standard_credit' | 'prepayment'
/** `peak` only next to a day and a night rate: of three rates the highest, whatever the bill calls it. */
export type Register = 'single' | 'peak' | 'day' | 'night'
export type ReadingKind = 'actual' | 'estimated' | 'customer' | 'smart'

/** Whether the printed prices already include VAT. Absent if the page does not prove it. */
export type UnitRate = {
  register: Register
  pencePerKwh: number
  vat?: 'included' | 'excluded'
  /** The charge at this rate in the period; only if there are several rates. */
  kwh?: number
}

export type Reading = {
  register: Register
  previous?: number
  latest: number
  previousKind?: ReadingKind
  latestKind?: ReadingKind
}

export type FuelFacts = {
  meterSerial?: string
  tariffName?: string
  unitRates?: UnitRate[]
  standingChargePencePerDay?: number
  standingChargeVat?: 'included' | 'excluded'
  usageKwhInPeriod?: number
  estimatedAnnualUsageKwh?: number
  estimatedAnnualCostGbp?: number
  tariffEndDate?: string
  exitFeeGbp?: number
  totalChargesGbp?: number
  readings?: Reading[]
}

export type ElectricityFacts = FuelFacts & { mpan?: string }
export type GasFacts = FuelFacts & { mprn?: string; units?: 'metric' | 'imperial' }
export type ExportFacts = { mpan?: string; exportKwh?: number; pencePerKwh?: number; paymentGbp?: number }

/** Broadband and mobile bills are only read to this depth. */
export type ServiceFacts = {
  kind: 'broadband' | 'mobile'
  provider?: string
  accountNumber?: string
  monthlyPriceGbp?: number
  contractEndDate?: string
}

/**
 * The data of a bill. Dates are ISO days, absent means not found, and rates are the latest in force. Money owed to the
 * supplier is positive; a balance in credit is negative.
 */
export type BillFacts = {
  isEnergyBill: boolean
  /** Why it is not an energy bill; present only then. */
  reason?: string
  /** The language of a document that could not be read because of it: we read English. */
  language?: string
  documentType: DocumentType
  /** The evidence that a business is charged and not a home; absent for homes. */
  businessSign?: 'levy' | 'vat' | 'name'
  /** A landlord or site buys the energy and resells it; the household cannot switch it. */
  isResold?: true
  supplier?: string
  accountNumber?: string
  customerPostcode?: string
  billDate?: string
  periodFrom?: string
  periodTo?: string
  paymentMethod?: PaymentMethod
  totalChargesGbp?: number
  balanceGbp?: number
  electricity?: ElectricityFacts
  gas?: GasFacts
  export?: ExportFacts
  service?: ServiceFacts
}

/** What a bill says besides its figures, each with evidence under `marks.`; absent means that it does not say. */
export type BillMarks = {
  /** The debt on a prepayment meter, and the weekly repayment. */
  debtGbp?: number
  debtWeeklyGbp?: number
  /** The printed rates, whatever applied on those days. */
  vat?: { percent: number }[]
  monthlyPaymentGbp?: number
  refundGbp?: number
  discountGbp?: number
  /** The words that say so, such as "smart meter" and "Economy 7". */
  smart?: string
  registers?: string
  /** The first day at another price within the period. */
  priceChangedOn?: string
  /** The date from which leaving is free. */
  exitFeeEndsOn?: string
  /** Exit fees charged on this bill, as opposed to those that a tariff would have. */
  exitFees?: { gbp: number }[]
  /** Exit fees on a separate line: a charge or a term, which only the bill's sums can tell. */
  exitFeesNamed?: { gbp: number }[]
  /** The words that say that an exit fee was refunded. */
  exitFeeBack?: string
  /** A charge for something other than energy: the first, if there are several. */
  otherServiceGbp?: number
  /** The printed calorific value of gas, in MJ a cubic metre. */
  calorificValue?: number
  /** The printed unit of the gas meter, whatever it was multiplied by. */
  gasMeter?: string
  /** The first gas volume printed in cubic metres; an imperial meter's is converted. */
  gasCubicMetres?: number
  /** The difference of two gas readings if it does not match the charged kWh. */
  gasCounted?: number
  /** The words that say that it replaces an earlier bill or reading. */
  replaces?: string
  /** Its heading, if the document summarises a year that bills have already charged. */
  yearSummary?: string
  /** The words that say that too old energy was deducted. */
  backBillCredit?: string
  /** Readings of which the later is lower; only for a fuel without a valid pair. */
  backwards?: { fuel: 'electricity' | 'gas'; previous: number; latest: number }[]
}

/** One proof or contradiction; `fields` are evidence paths such as `electricity.unitRates.0.pencePerKwh`. */
export type Check = {
  name: string
  outcome: 'supports' | 'contradicts'
  fields: string[]
  detail: string
  /** What a field would be according to the rest of the bill, if that differs from the printed value. */
  rival?: { path: string; value: string | number; places: PlaceOnPage[] }
}

export type PlaceOnPage = { page: number; box: Box }

export type FieldEvidence = {
  /** `doubtful` fields are absent from the facts; `corrected` ones were corrected by the user. */
  status: 'read' | 'doubtful' | 'corrected'
  value: string | number
  /** The value that was read before the user corrected it. */
  readAs?: string | number
  confidence: number
  page: number
  box: Box
  printed: string
  checks: { name: string; outcome: Check['outcome'] }[]
}

/** A charged line, as printed: so many kWh or days at so many pence. A negative one is a credit. */
export type BilledLine = {
  kind: 'unit' | 'standing' | 'levy'
  fuel?: 'electricity' | 'gas' | 'export'
  register?: Register
  quantity: number
  pence: number
  amountGbp: number
  from?: string
  to?: string
}

/** An amount that the bill names besides its lines. */
export type BilledMoney = {
  kind: 'vat' | 'discount' | 'export' | 'opening' | 'payments'
  fuel?: 'electricity' | 'gas' | 'export'
  gbp: number
  isCredit: boolean
}

/** The input of the bill's own arithmetic. */
export type Billed = {
  lines: BilledLine[]
  money: BilledMoney[]
  /** Rows whose quantity times price is not the amount. */
  broken?: BilledLine[]
  /** Standing charges that are printed again in exactly the same way: on a summary, or charged twice. */
  repeated?: BilledLine[]
  /** Every printed amount in pounds, each once: possible explanations of a gap without a label. */
  pounds?: number[]
}

/** Why two documents are not pages of one bill. */
export type Apart = 'two_suppliers' | 'two_accounts' | 'same_account'

/**
 * The addressee and address of a bill, line by line and without the postcode: to prefill forms, never used in a
 * calculation.
 */
export type Addressee = { name?: string; lines: string[] }

export type BillReading = {
  facts: BillFacts
  evidence: Record<string, FieldEvidence>
  checks: Check[]
  /** Both are absent from readings stored before they existed. */
  billed?: Billed
  marks?: BillMarks
  addressee?: Addressee
  /** Its relation to another bill that was handed over with it. */
  apart?: Apart
  /** The file contained further bills, which were not read: the pages of each, and whose it is as far as known. */
  leftOut?: { why: Apart; papers: Paper[] }
}

/** One bill of a file, and what distinguishes it from the others. */
export type Paper = { pages: number[]; supplier?: string; accountNumber?: string; billDate?: string }
