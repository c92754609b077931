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
/** `peak` only beside a day and a night rate: of three rates the dearest, whatever the bill calls it. */
export type Register = 'single' | 'peak' | 'day' | 'night'
export type ReadingKind = 'actual' | 'estimated' | 'customer' | 'smart'

/** Whether the printed prices already include VAT. Absent if the page does not prove it. */
export type UnitRate = {
  register: Register
  pencePerKwh: number
  vat?: 'included' | 'excluded'
  /** What was charged at it in the period; only where there are several rates. */
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

/** Broadband and mobile bills are read this deep and no deeper. */
export type ServiceFacts = {
  kind: 'broadband' | 'mobile'
  provider?: string
  accountNumber?: string
  monthlyPriceGbp?: number
  contractEndDate?: string
}

/**
 * What a bill says. Dates are ISO days, absent means not found, and rates are the latest in force.
 * Money owed to the supplier is positive; a balance in credit is negative.
 */
export type BillFacts = {
  isEnergyBill: boolean
  /** Why it is no energy bill; only then present. */
  reason?: string
  /** Of a paper that could not be read for it: we read English. */
  language?: string
  documentType: DocumentType
  /** What shows that a business is charged and not a home; absent for homes. */
  businessSign?: 'levy' | 'vat' | 'name'
  /** A landlord or site buys the energy and sells it on; the household cannot switch it. */
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

/** What a bill says beside its figures, each with evidence under `marks.`; absent means that it does not say. */
export type BillMarks = {
  /** Owed on a prepayment meter, and what is taken for it each week. */
  debtGbp?: number
  debtWeeklyGbp?: number
  /** The rates that are printed, whatever applied on those days. */
  vat?: { percent: number }[]
  monthlyPaymentGbp?: number
  refundGbp?: number
  discountGbp?: number
  /** The words that say so, such as "smart meter" and "Economy 7". */
  smart?: string
  registers?: string
  /** The first day at another price within the period. */
  priceChangedOn?: string
  /** From when leaving is free. */
  exitFeeEndsOn?: string
  /** Fees for leaving that are charged on this bill, as against those that a tariff would have. */
  exitFees?: { gbp: number }[]
  /** Fees for leaving on a line of their own: a charge or a term, which only the bill's sums tell. */
  exitFeesNamed?: { gbp: number }[]
  /** The words that say that a fee for leaving was given back. */
  exitFeeBack?: string
  /** A charge for something else than energy: the first, where there are several. */
  otherServiceGbp?: number
  /** What a cubic metre of gas is said to give, in MJ. */
  calorificValue?: number
  /** What the bill says that the gas meter counts, whatever it was multiplied by. */
  gasMeter?: string
  /** The first volume of gas that is printed in cubic metres; of an imperial meter it is turned into them. */
  gasCubicMetres?: number
  /** Units between two readings of gas that do not make the kWh charged for. */
  gasCounted?: number
  /** The words that say that it takes the place of an earlier bill or reading. */
  replaces?: string
  /** Its heading, where the paper sums a year up that bills have charged already. */
  yearSummary?: string
  /** The words that say that energy of too long ago was taken off. */
  backBillCredit?: string
  /** Readings whose later one is the lower; only of a fuel of which no pair was read. */
  backwards?: { fuel: 'electricity' | 'gas'; previous: number; latest: number }[]
}

/** One proof or contradiction; `fields` are evidence paths such as `electricity.unitRates.0.pencePerKwh`. */
export type Check = {
  name: string
  outcome: 'supports' | 'contradicts'
  fields: string[]
  detail: string
  /** What a field would be by the rest of the bill, where that is another value than is printed there. */
  rival?: { path: string; value: string | number; places: PlaceOnPage[] }
}

export type PlaceOnPage = { page: number; box: Box }

export type FieldEvidence = {
  /** `doubtful` fields are absent from the facts; `corrected` ones were put right by a person. */
  status: 'read' | 'doubtful' | 'corrected'
  value: string | number
  /** What was read there before a person put it right. */
  readAs?: string | number
  confidence: number
  page: number
  box: Box
  printed: string
  checks: { name: string; outcome: Check['outcome'] }[]
}

/** A line that is charged, as printed: so many kWh or days at so many pence. Below zero it is a credit. */
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

/** A sum of money that the bill names beside its lines. */
export type BilledMoney = {
  kind: 'vat' | 'discount' | 'export' | 'opening' | 'payments'
  fuel?: 'electricity' | 'gas' | 'export'
  gbp: number
  isCredit: boolean
}

/** What the bill's own arithmetic is made of. */
export type Billed = {
  lines: BilledLine[]
  money: BilledMoney[]
  /** Rows of a quantity, a price and an amount that do not multiply out. */
  broken?: BilledLine[]
  /** Standing charges that are printed again in exactly the same way: on a summary, or charged twice. */
  repeated?: BilledLine[]
  /** Every sum of pounds that is printed, each once: what may explain a gap that no label does. */
  pounds?: number[]
}

/** Why two papers are not pages of one bill. */
export type Apart = 'two_suppliers' | 'two_accounts' | 'same_account'

/** Whom and where a bill is for, line by line and without the postcode: to fill in forms, and no fact to reckon with. */
export type Addressee = { name?: string; lines: string[] }

export type BillReading = {
  facts: BillFacts
  evidence: Record<string, FieldEvidence>
  checks: Check[]
  /** Both are absent from what was kept before they were read. */
  billed?: Billed
  marks?: BillMarks
  addressee?: Addressee
  /** What it was found to be beside another that was handed over with it. */
  apart?: Apart
  /** The file contained further bills, which were not read: the pages of each, and whose it is as far as known. */
  leftOut?: { why: Apart; papers: Paper[] }
}

/** One bill of a file, and what tells it from the others. */
export type Paper = { pages: number[]; supplier?: string; accountNumber?: string; billDate?: string }
