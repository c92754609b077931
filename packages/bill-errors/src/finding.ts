import type { BillReading, Register } from '@mowatt/bill-reader/bill-facts'
import type { Fuel, IsoDay, KnownFigures } from '@mowatt/tariffs'

export type FindingCode =
  | 'sum'
  | 'rate_not_agreed'
  | 'terms_not_agreed'
  | 'rate_over_cap'
  | 'vat'
  | 'readings_backwards'
  | 'readings_jump'
  | 'reading_ignored'
  | 'gas_conversion'
  | 'registers_swapped'
  | 'standing_days'
  | 'exit_fee'
  | 'back_billing'
  | 'double_billed'
  | 'direct_debit'
  | 'credit_held'

export type QuestionCode =
  | 'is_default_tariff'
  | 'is_home'
  | 'was_meter_changed'
  | 'which_gas_meter'
  | 'what_is_the_gap'
  | 'was_reading_prevented'
  | 'why_exit_fee'

/** The source of a rule, and when it was last checked. */
export type Rule = { name: string; publisher: string; address: string; checkedOn: IsoDay }

/** Formatted figures, by name. The words contain no figures of their own. */
export type FindingFacts = Readonly<Record<string, string>>

/** The result of a check, before it has words. */
export type Found = {
  code: FindingCode
  /** Which form of the error it is; it selects the words. */
  form?: string
  fuel?: Fuel
  /** Paths of the reading's evidence: where to look on the bill. */
  evidence: string[]
  facts: FindingFacts
  /** What it costs, with VAT; null if the bill doesn't say enough. Negative is in the person's favour. */
  pence: number | null
}

export type Finding = Found & {
  rule: Rule
  title: string
  /** What is wrong, why, and what to request: sentences with their figures filled in. */
  says: { found: string; rule: string; ask: string }
  /** Null if the error is in the person's favour: we do not suggest asking to pay more. */
  letter: string | null
  callScript: string | null
}

export type Asked = { code: QuestionCode; fuel?: Fuel; evidence: string[]; facts: FindingFacts }
/** A question that the bill alone cannot answer. `answers` are the values accepted in the deal's `answers`. */
export type Question = Asked & { ask: string; why: string; answers: { value: string; label: string }[] }

/** The agreed terms of one fuel; pence with VAT or without, as stated. */
export type AgreedFuel = {
  unitRates?: { register: Register; pencePerKwh: number }[]
  standingChargePencePerDay?: number
  vat: 'included' | 'excluded'
}

/** What was agreed with the supplier, and the user's statements. */
export type Deal = {
  electricity?: AgreedFuel
  gas?: AgreedFuel
  /** The exit fee for each fuel; 0 if there is none. */
  exitFeePence?: number
  /** The first day of supply, and the last at the agreed price. */
  startsOn?: IsoDay
  endsOn?: IsoDay
  readings?: { fuel: Fuel; register: Register; on: IsoDay; value: number }[]
  answers?: Partial<Record<QuestionCode, string>>
}

export type ErrorInput = {
  reading: BillReading
  earlier: readonly BillReading[]
  deal?: Deal
  today: IsoDay
  figures: KnownFigures
}
/** A bill with the price caps and VAT that it is checked against. */
export type JudgedBill = BillReading & { figures: KnownFigures }
export type CheckInput = Omit<ErrorInput, 'reading' | 'earlier' | 'figures'> & {
  reading: JudgedBill
  earlier: readonly BillReading[]
}
export type Checked = { found: Found[]; asked: Asked[] }

export const NOTHING: Checked = { found: [], asked: [] }
