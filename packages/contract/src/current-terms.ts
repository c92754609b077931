import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { CardOf } from './chat-cards.ts'

type Current = NonNullable<CardOf<'comparison'>['current']>

/**
 * The terms of the current deal in words, for the table and its plain text. A term that was neither read nor stated is
 * shown as unknown: missing does not mean none.
 */
export function currentTerms({ exit_fee_pence: fee = null, ends_on: endsOn, is_variable, is_of_bill }: Current) {
  const unknown = is_of_bill === true ? 'Not on the bill' : 'Not known'
  return {
    exitFee: fee === null ? unknown : fee > 0 ? sayPounds(fee) : 'None',
    term: endsOn ? `Until ${sayDay(endsOn)}` : is_variable === true ? 'Variable' : unknown,
    green: unknown,
  }
}
