/**
 * The claim of a yes or no question, or a user's conclusion from an answer. `dearer` and `cheaper` apply to any
 * quantity: more and less. `so`: that the date, the name or the thing is as they say.
 */
export const CLAIMS = [
  'dearer',
  'cheaper',
  'same',
  'not_dearer',
  'not_cheaper',
  'right',
  'wrong',
  'so',
  'free',
  'fee',
  'fixed',
  'variable',
  'dual',
  'two_rates',
  'smart',
  'credit',
  'debt',
  'direct_debit',
  'prepayment',
  'on_receipt',
  'estimated',
  'actual',
  'over',
] as const
export type Claim = (typeof CLAIMS)[number]
