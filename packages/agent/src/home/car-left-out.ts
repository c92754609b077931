import type { ToolContext } from '../agent-reply.ts'
import type { Household } from '../agent-state.ts'
import { homeOfTurn, saidOf } from './home-of-turn.ts'

/** A use that was read or told before the car came does not hold what the car takes. */
export function isCarLeftOut({ state, world }: ToolContext): boolean {
  if (saidOf(state).hasEv !== true) return false
  const { useSource } = homeOfTurn({ state, world })
  return useSource === 'bill' || useSource === 'spend'
}

/** It was told in the last message. */
export function isCarNew(context: ToolContext): boolean {
  const { earlier, subject } = context.state
  return isCarLeftOut(context) && earlier?.subject === subject && earlier.said.hasEv !== true
}

/** What to say instead of a list that a use from before leaves as it was. */
export function sayNewUse(told: unknown, { state, world }: ToolContext): string | undefined {
  const { useSource } = homeOfTurn({ state, world })
  if (useSource !== 'bill' && useSource !== 'spend') return undefined
  return told === 'car' ? CAR_COMES_ON_TOP : told === 'heat_pump' ? PUMP_CHANGES_USE : undefined
}

const PUMP_CHANGES_USE =
  'A heat pump changes your use: the gas falls or goes, and the electricity rises, while my sums still go by the bill from before. Tell me the kWh a year that the installer named, or the new use from your meter, and I work it out again. There are tariffs made for heat pumps, too. Until then do not choose by this list.'
export const CAR_COMES_ON_TOP =
  'That changes your use: a car that is charged at home takes much electricity, and my sums leave it out so far, because they go by the use before it. About how many miles a year will it drive? Then I say what that takes. A tariff with cheap hours at night is worth a look then, so do not choose one before.'
export const CAR_NOT_IN = 'The electric car is not in these sums: tell me its miles a year, and I say what it takes.'

/** What was told changes the use itself, which no bill from before holds. */
export function newUse({ hasEv, heating }: Household): { new_use?: string } {
  return hasEv === true ? { new_use: 'car' } : heating === 'heat_pump' ? { new_use: 'heat_pump' } : {}
}
