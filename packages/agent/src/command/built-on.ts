import type { Household } from '@mowatt/text/household'
import type { Command, Figure } from './command.ts'

const OF_PAYMENT: readonly (keyof Household)[] = ['spend', 'kwh', 'rates', 'postcode', 'region']
const OF_END: readonly (keyof Household)[] = ['endsOn', 'exitFeePence', 'deal']
const ENDS: readonly Figure['measure'][] = ['ends_on', 'free_from', 'exit_fee', 'days']

/** The details of a home that decide an answer which is about one of them: put right, they change it. */
export function builtOn(command: Command): readonly (keyof Household)[] {
  if (command.do === 'judge' && command.what === 'payment') return OF_PAYMENT
  const isOfEnd = command.do === 'figure' && ENDS.includes(command.measure) && ['deal', 'bill'].includes(command.of)
  return isOfEnd || (command.do === 'explain' && command.topic === 'fix_ends') ? OF_END : []
}
