import type { Switch } from '@mowatt/contract'
import { addDays, addMonths, type Fuel, type IsoDay, sayDay, sayPounds, vatOn } from '@mowatt/tariffs'
import { currentFigures } from '../../figures/public.ts'
import { londonDay } from '../../../platform/clock/london-day.ts'
import { coolingOffFrom, type SwitchClock } from './switch-calendar.ts'
import type { FrozenOffer, SwitchRecord } from './switch-record.ts'

/** Which VAT is included in the rates that were shown, and for how long it is that. */
export function sayVat({ fuels, comparedOn }: FrozenOffer): string {
  return `These rates include VAT: ${fuels.map((fuel) => vatOf(fuel, comparedOn)).join(', ')}.`
}

function vatOf(fuel: Fuel, day: IsoDay): string {
  const basisPoints = vatOn(currentFigures().vatRates, fuel, day)
  const rate = basisPoints === 0 ? 'none' : `${basisPoints / 100}%`
  const [next] = currentFigures()
    .vatRates.filter((each) => each.fuel === fuel && each.from > day)
    .map(({ from }) => from)
    .toSorted()
  return `${rate} on ${fuel}${next === undefined ? '' : ` until ${sayDay(addDays(next, -1))}`}`
}

/** When a fixed price ends. Months are counted from the move, whose day is known only afterwards. */
export function priceEndsOf(about: SwitchRecord, now: Date, clock: SwitchClock): Switch['tariff']['price_ends'] {
  const { fixed } = about.frozen
  if (!fixed || about.state === 'cancelled' || about.state === 'failed') return null
  if ('until' in fixed) return { on: fixed.until, is_about: false }
  const hasMoved = about.state === 'complete' && about.endedAt !== null
  const movesOn = hasMoved
    ? londonDay(about.endedAt ?? now)
    : (about.expectedOn ?? coolingOffFrom(now, clock).expectedOn)
  return { on: addDays(addMonths(movesOn, fixed.months), -1), is_about: !hasMoved }
}

/** The exit fee of the new tariff, which the user agrees to. */
export function sayExitFee({ fuels, offer }: FrozenOffer): string {
  const { exit_fee_pence: each } = offer
  if (each === 0) return 'There’s no exit fee, so you can leave at any time.'
  const all = fuels.length > 1 ? `, ${sayPounds(each * fuels.length)} in total` : ''
  return `Leaving early costs ${sayPounds(each)} for each fuel${all}. You can leave for free in the last 49 days.`
}
