import type { AgreedFuel, Deal } from '@mowatt/bill-errors/finding'
import { addDays, addMonths, type Fuel, type IsoDay, vatOn } from '@mowatt/tariffs'
import { currentFigures } from '../../figures/public.ts'
import type { Context } from '../../../context.ts'
import { priceEndsOf } from './say-terms.ts'
import { startOf } from './start-of.ts'
import { clockOf } from './switch-calendar.ts'
import type { FrozenOffer, SwitchRecord } from './switch-record.ts'

type Period = { from: IsoDay; to: IsoDay }

/**
 * What was agreed, for a bill of those days. Prices that may have changed since are left out: those of a variable tariff
 * from the next price cap on, and those of a fix outside its term.
 */
export function agreedDeal(
  ctx: Pick<Context, 'config' | 'now'>,
  about: SwitchRecord,
  period: Period,
): Deal | undefined {
  const startsOn = startOf(about)
  if (startsOn === null) return undefined
  const { frozen } = about
  const ends = priceEndsOf(about, ctx.now(), clockOf(ctx.config.switching))
  const lastDay = ends?.on ?? lastOfQuarter(frozen.comparedOn)
  const isAtPrice = frozen.offer.kind !== 'tracker' && period.from >= startsOn && period.to <= lastDay
  return {
    ...(isAtPrice && agreedFuels(frozen)),
    exitFeePence: frozen.offer.exit_fee_pence,
    startsOn,
    ...(ends && { endsOn: ends.on }),
  }
}

/** Price caps, and variable prices with them, change with the quarter. */
function lastOfQuarter(day: IsoDay): IsoDay {
  const month = Number(day.slice(5, 7))
  const first = `${day.slice(0, 5)}${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
  return addDays(addMonths(first, 3), -1)
}

export function agreedFuels({ fuels, offer, comparedOn }: FrozenOffer): Partial<Record<Fuel, AgreedFuel>> {
  return Object.fromEntries(fuels.map((fuel) => [fuel, agreedFuel(fuel, offer.rates, comparedOn)]))
}

const REGISTERS = { '': 'single', ' by day': 'day', ' at night': 'night' } as const

/** As the rates were shown, with the VAT of the day of the comparison, which may be none. */
function agreedFuel(fuel: Fuel, rates: FrozenOffer['offer']['rates'], comparedOn: IsoDay): AgreedFuel {
  const title = fuel === 'gas' ? 'Gas' : 'Electricity'
  const penceAt = (label: string) => {
    const found = rates.find((rate) => rate.label === `${title} ${label}`)
    const pence = Number(/^\d+(?:\.\d+)?(?=p)/.exec(found?.text ?? '')?.[0] ?? Number.NaN)
    return Number.isNaN(pence) ? undefined : pence
  }
  const standing = penceAt('standing charge')
  return {
    unitRates: Object.entries(REGISTERS).flatMap(([when, register]) => {
      const pencePerKwh = penceAt(`unit rate${when}`)
      return pencePerKwh === undefined ? [] : [{ register, pencePerKwh }]
    }),
    ...(standing !== undefined && { standingChargePencePerDay: standing }),
    vat: vatOn(currentFigures().vatRates, fuel, comparedOn) === 0 ? 'excluded' : 'included',
  }
}
