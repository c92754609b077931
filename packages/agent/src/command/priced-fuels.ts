import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'

/** The fuels that the changes give other prices for: an offer, whose prices continue after the current deal ends. */
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
