import { capRatesOn, type Fuel, sayRate } from '@mowatt/tariffs'
import type { AgentState } from '../agent-state.ts'
import type { World } from '../world.ts'
import { billOf, saidOf } from './home-of-turn.ts'

const MICRO = 1_000_000

/** What a kWh costs, in pence, and the same in words with whose rate it is. */
export type UnitPrice = { pence: number; at: string }

/** The rate that was told, that of the bill, or the average of the cap. */
export function unitPrice(fuel: Fuel, state: AgentState, world: World): UnitPrice | undefined {
  const said = saidOf(state).rates?.[fuel]?.unitPence
  if (said !== undefined) return { pence: said, at: `at ${said}p for a kWh, your rate,` }
  const single = billOf(world, state)?.facts[fuel]?.unitRates?.find(
    ({ register, vat }) => register === 'single' && vat !== 'excluded',
  )
  if (single) return { pence: single.pencePerKwh, at: `at ${single.pencePerKwh}p for a kWh, the rate of your bill,` }
  const cap = capRatesOn({ on: world.today, fuel, paymentMethod: 'direct_debit' })
  if (!cap || !('single' in cap.price.unitRates)) return undefined
  const micro = cap.price.unitRates.single
  return { pence: micro / MICRO, at: `at ${sayRate(micro)} for a kWh, the average of the price cap,` }
}

/** "66p", or "£1.32" from a pound up. */
export function sayPence(pence: number): string {
  if (pence >= 99.5) return `£${(Math.round(pence) / 100).toFixed(2)}`
  return pence < 1 ? '1p or less' : `${Math.round(pence)}p`
}
