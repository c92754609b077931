export const FUELS = ['electricity', 'gas'] as const
export type Fuel = (typeof FUELS)[number]

export const PAYMENT_METHODS = ['direct_debit', 'standard_credit', 'prepayment'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Watt-hours, an integer: the unit of stored usage. */
export type WattHours = number

/** Hundredths of a percent, a whole number: 5% is 500. */
export type BasisPoints = number

export const WHOLE: BasisPoints = 10_000
