const states: Record<string, string> = {
  arriving: 'Bills being uploaded',
  reading: 'Bills we’re reading',
  read: 'Bills we’ve read',
  stopped: 'Bills someone stopped us reading',
}

export function billStates(state: string): string {
  return states[state] ?? `Bills: ${state}`
}

export function messageReaders(reader: string): string {
  return reader === 'model' ? 'Messages read with a model' : 'Messages read without a model'
}

const mails: Record<string, string> = {
  switch: 'Email: switch',
  wait_until: 'Email: wait, then switch',
  stay: 'Email: stay',
  fix_ends_soon: 'Email: the fixed price ends soon',
  cap_changes: 'Email: the price cap changes',
  complaint: 'Email: time to go to the Ombudsman',
  after_switch: 'Email: a question after a switch',
  confirm: 'Email: confirm the address',
  letter: 'Email: a copy of their letter',
}

export function homeMails(reason: string): string {
  return mails[reason] ?? `Email: ${reason}`
}

const findings: Record<string, string> = {
  sum: 'Sums that don’t add up',
  rate_not_agreed: 'Rates that weren’t agreed',
  terms_not_agreed: 'Terms that weren’t agreed',
  rate_over_cap: 'Rates above the price cap',
  vat: 'VAT',
  readings_backwards: 'Readings that go backwards',
  readings_jump: 'Readings that jump',
  reading_ignored: 'Estimates used despite a real reading',
  gas_conversion: 'Gas units or calorific value',
  registers_swapped: 'Day and night swapped',
  standing_days: 'Standing charge days',
  exit_fee: 'Exit fees',
  back_billing: 'Back-billing',
  double_billed: 'Days billed twice',
  direct_debit: 'Direct Debits that don’t match usage',
  credit_held: 'Too much credit held',
}

export function findingKinds(code: string): string {
  return findings[code] ?? code
}

/** Null is longer than anything that is measured. */
export function within(ms: number | null): string {
  if (ms === null) return 'over 10 s'
  return ms < 1000 ? `${ms} ms` : `${ms / 1000} s`
}
