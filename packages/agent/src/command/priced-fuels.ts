import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'

/** The fuels with other prices: an offer that the user mentions, which starts when the current deal ends. */
export function pricedFuels(changes: readonly Change[] = []): Fuel[] {
  return FUELS.filter((fuel) =>
    changes.some(
      (each) =>
        (each.change === 'unit_rate' || each.change === 'standing_charge') &&
        each.pence !== undefined &&
        (each.fuel ?? 'electricity') === fuel,
    ),
  )
}
