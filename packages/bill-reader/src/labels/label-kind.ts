/**
 * What a label announces. `other` and `otherMoney` announce values that we do not need, and prevent them from being
 * used.
 */
export type LabelKind =
  | 'account'
  | 'billDate'
  | 'period'
  | 'total'
  | 'balance'
  | 'fuelTotal'
  | 'opening'
  | 'payments'
  | 'vat'
  | 'subtotal'
  | 'supplyNumber'
  | 'mpan'
  | 'mprn'
  | 'serial'
  | 'tariffName'
  | 'unitRate'
  | 'standing'
  | 'usage'
  | 'annualUse'
  | 'annualCost'
  | 'endDate'
  | 'exitFee'
  | 'payment'
  | 'previousReading'
  | 'latestReading'
  | 'exportRate'
  | 'exportUse'
  | 'exportPayment'
  | 'exportMpan'
  | 'otherMoney'
  | 'other'

/** Phrases by label kind; see foldPattern for their brackets. */
export type PhraseBook = Partial<Record<LabelKind, readonly string[]>>

export const FUEL = '[electricity|electric|gas|energy|elec]'
export const YOUR = '[your|the|our]'
