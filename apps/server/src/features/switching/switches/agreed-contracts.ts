import type { AgreedFuel } from '@mowatt/bill-errors/finding'
import {
  type AgreedDeals,
  type Fuel,
  type IsoDay,
  microOfPence,
  type Price,
  type UnitRates,
  vatOn,
} from '@mowatt/tariffs'
import { currentFigures } from '../../figures/public.ts'
import type { Context } from '../../../context.ts'
import { agreedFuels } from './agreed-deal.ts'
import { priceEndsOf } from './say-terms.ts'
import { startOf } from './start-of.ts'
import { clockOf } from './switch-calendar.ts'
import type { SwitchRecord } from './switch-record.ts'

/** What each fuel costs from the move on, as agreed; nothing before the supply has moved. */
export function agreedContracts(ctx: Pick<Context, 'config' | 'now'>, about: SwitchRecord): AgreedDeals {
  const { frozen, state, id } = about
  const movedOn = startOf(about)
  if (state !== 'complete' || movedOn === null) return {}
  const ends = priceEndsOf(about, ctx.now(), clockOf(ctx.config.switching))
  const { offer, comparedOn } = frozen
  const agreed = agreedFuels(frozen)
  return Object.fromEntries(
    frozen.fuels.map((fuel) => {
      const byTime = frozen.byTime?.[fuel]
      const price = byTime
        ? { ...byTime, from: movedOn }
        : agreed[fuel] && priceOf(fuel, agreed[fuel], { movedOn, comparedOn })
      const contract = {
        prices: price ? [price] : [],
        ...(ends && { endsOn: ends.on }),
        ...(!ends && offer.kind === 'fixed' && { endIsUnknown: true }),
        exitFeePence: offer.exit_fee_pence,
      }
      return [
        fuel,
        {
          switchId: id,
          supplier: offer.supplier,
          tariffName: offer.name,
          kind: offer.kind,
          paymentMethod: offer.payment_method,
          movedOn,
          pricedOn: comparedOn,
          contract,
        },
      ]
    }),
  )
}

function priceOf(
  fuel: Fuel,
  { unitRates = [], standingChargePencePerDay: standing }: AgreedFuel,
  { movedOn, comparedOn }: { movedOn: IsoDay; comparedOn: IsoDay },
): Price | undefined {
  const rate = (register: string) => micro(unitRates.find((each) => each.register === register)?.pencePerKwh)
  const [single, day, night] = [rate('single'), rate('day'), rate('night')]
  const rates: UnitRates | undefined =
    single !== undefined ? { single } : day !== undefined && night !== undefined ? { day, night } : undefined
  const standingMicroPencePerDay = micro(standing)
  if (!rates || standingMicroPencePerDay === undefined) return undefined
  return {
    from: movedOn,
    unitRates: rates,
    standingMicroPencePerDay,
    includesVatBasisPoints: vatOn(currentFigures().vatRates, fuel, comparedOn),
  }
}

function micro(pence: number | undefined): number | undefined {
  return pence === undefined ? undefined : microOfPence(pence)
}
