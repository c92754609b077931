import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Household } from '../agent-state.ts'

/** "3,200 and not 2,800": the fuel whose figure is next to the wrong one. */
export function nearestFuel(kwh: NonNullable<Household['kwh']>, wrong: number): Fuel | undefined {
  return FUELS.filter((fuel) => kwh[fuel] !== undefined).toSorted(
    (a, b) => Math.abs((kwh[a] ?? 0) - wrong) - Math.abs((kwh[b] ?? 0) - wrong),
  )[0]
}
