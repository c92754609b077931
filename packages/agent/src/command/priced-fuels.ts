import { type Fuel, FUELS } from '@mowatt/tariffs'
import type { Change } from '@mowatt/text/values/change'

/** The fuels for which other prices are named: an offer that somebody tells of. It goes on when the present deal ends. */
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
