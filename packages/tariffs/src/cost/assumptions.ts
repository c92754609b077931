import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { FuelUsage } from '../tariff/price.ts'
import type { Stretch } from './split-window.ts'

/** What a figure takes for granted. Each is said beside the figure. */
export type Assumption = keyof typeof ASSUMPTION_TEXTS

export const ASSUMPTION_TEXTS = {
  end_unknown: 'We don’t know when your fixed term ends, so we’ve assumed your current rates continue.',
  after_end_unknown: 'We don’t know the variable rates after the fixed term, so we’ve assumed the same rates continue.',
  variable_rates_stay: 'Variable rates can change. We’ve used today’s rates and any changes already announced.',
  tracker_moves: 'A tracker follows the market and can change every day. We’ve used the latest rates.',
  earlier_rates_unknown: 'We don’t have rates for the first days, so we’ve used the earliest ones we have.',
  night_share_unknown: 'We don’t know how much you use at night, so we’ve assumed 42%, as Ofgem does for Economy 7.',
  night_share: 'Your night usage is an estimate, not a meter reading.',
} as const

export function assumptionsOf(contract: FuelContract, usage: FuelUsage, stretches: readonly Stretch[]): Assumption[] {
  const { endsOn, endIsUnknown = false, thenPrices = [] } = contract
  const isAfter = stretches.some(({ leg }) => leg === 'after')
  const isOpen = endsOn === undefined && !endIsUnknown
  const splitsNight = 'single' in usage && stretches.some(({ price }) => 'day' in price.unitRates)
  const made: Record<Assumption, boolean> = {
    end_unknown: endIsUnknown && endsOn === undefined,
    after_end_unknown: isAfter && thenPrices.length === 0,
    variable_rates_stay: isOpen || (isAfter && thenPrices.length > 0),
    tracker_moves: false,
    earlier_rates_unknown: stretches.some(({ isBeforeFirstPrice }) => isBeforeFirstPrice),
    night_share_unknown: splitsNight && usage.nightBasisPoints === undefined,
    night_share: splitsNight && usage.nightBasisPoints !== undefined,
  }
  return (Object.keys(made) as Assumption[]).filter((assumption) => made[assumption])
}
