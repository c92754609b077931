/** What can be explained about a bill. */
export const BILL_ASPECTS = [
  'summary',
  'high',
  'standing_charge',
  'unit_rate',
  'usage',
  'total',
  'balance',
  'vat',
  'tariff',
  'supplier',
  'readings',
] as const

/** What can be worked out from a bill. */
export const BILL_SUMS = [
  'check',
  'against_cap',
  'vat_share',
  'standing_year',
  'shares',
  'per_day',
  'per_unit',
  'debit_fit',
  'less_use',
  'saving_now',
  'saving_wait',
  'against_typical',
  'do_nothing',
  'letter',
] as const
export type BillSumAspect = (typeof BILL_SUMS)[number]
