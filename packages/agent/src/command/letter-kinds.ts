/** The letters that can be requested. */
export const LETTERS = [
  'complaint',
  'reading',
  'refund',
  'direct_debit',
  'payment_day',
  'exit_fee',
  'back_billing',
  'compensation',
  'not_my_debt',
  'wrong_meter',
  'move_out',
  'corrected_bill',
  'payment_plan',
  'bereavement',
  'take_over',
  'hold_debt',
  'change_name',
  'general',
] as const
export type LetterKind = (typeof LETTERS)[number]

/** The possible recipients of a letter. */
export const RECIPIENTS = ['supplier', 'ombudsman', 'ofgem', 'landlord', 'network', 'mp', 'collector'] as const
export type Recipient = (typeof RECIPIENTS)[number]

/** The tone of the letter. */
export const TONES = ['firm', 'polite'] as const
export type Tone = (typeof TONES)[number]
