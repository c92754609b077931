import { addDays, addMonths, type IsoDay, REGION_LETTERS } from '@mowatt/tariffs'

const COLUMNS =
  'kind,region,payment_method,from,to,electricity_unit_p,electricity_standing_p,gas_unit_p,gas_standing_p,year_pounds,source,address,checked_on'

/** A line for Great Britain and for each region, for the quarter after the last known cap; the rates are to be filled in. */
export function linesOfQuarter(lastCapDay: IsoDay): string {
  const from = addDays(lastCapDay, 1)
  const to = addDays(addMonths(from, 3), -1)
  const lines = ['', ...REGION_LETTERS].map((region) => `cap,${region},direct_debit,${from},${to},,,,,,,,`)
  return [COLUMNS, ...lines].join('\n')
}
