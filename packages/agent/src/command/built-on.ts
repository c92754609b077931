import type { Household } from '@mowatt/text/household'
import type { Command, Figure } from './command.ts'
import type { LetterKind } from './letter-kinds.ts'

const OF_PAYMENT: readonly (keyof Household)[] = ['spend', 'balancePence', 'kwh', 'rates', 'postcode', 'region']
const OF_END: readonly (keyof Household)[] = ['endsOn', 'exitFeePence', 'deal']
const ENDS: readonly Figure['measure'][] = ['ends_on', 'free_from', 'exit_fee', 'days']

/** The details of a home that an answer about one of them depends on: correcting them changes it. */
export function builtOn(command: Command): readonly (keyof Household)[] {
  if (command.do === 'judge' && command.what === 'payment') return OF_PAYMENT
  const isOfEnd = command.do === 'figure' && ENDS.includes(command.measure) && ['deal', 'bill'].includes(command.of)
  return isOfEnd || (command.do === 'explain' && command.topic === 'fix_ends') ? OF_END : []
}

const OF_TOPIC: Readonly<Record<string, LetterKind | undefined>> = {
  lower_direct_debit: 'direct_debit',
  direct_debit_changed: 'direct_debit',
  credit_refund: 'refund',
  how_much_credit: 'refund',
  refund_slow: 'refund',
  moving_home: 'move_out',
  moved_home: 'move_out',
  back_billing: 'back_billing',
}

/** The letter that follows from an answer. */
export function letterAbout(command: Command): LetterKind | undefined {
  if (command.do === 'judge' && command.what === 'payment') return 'direct_debit'
  return command.do === 'explain' ? OF_TOPIC[command.topic] : undefined
}
