import type { Switch } from '@mowatt/contract'

/** The payment method of a tariff, in the chat and in the switch alike. */
export const PAYMENT_WORDS: Readonly<Record<Switch['tariff']['payment_method'], string>> = {
  direct_debit: 'Monthly Direct Debit',
  standard_credit: 'When you get your bill',
  prepayment: 'Prepayment meter',
}
