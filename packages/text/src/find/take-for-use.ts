import type { Household } from '../household.ts'

const MONEY = /[£]|\b(?:quid|pounds?|grand|k|pay\w*|paid|spen\w*|costs?|bills?|charged?|direct debit|gas|both|dual)\b/i
/** Few homes pay this much for a year, and many use this many kWh. */
const LEAST_PENCE = 260_000

/** "3100 a year" without a word about money is a home's usage. */
export function takeForUse(household: Household, text: string): void {
  const { spend, kwh } = household
  if (!spend || kwh || spend.period !== 'year' || spend.pence < LEAST_PENCE || MONEY.test(text)) return
  household.kwh = { electricity: Math.round(spend.pence / 100) }
  delete household.spend
}
