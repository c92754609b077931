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
