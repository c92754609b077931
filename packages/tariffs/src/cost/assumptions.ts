import type { FuelContract } from '../tariff/fuel-contract.ts'
import type { FuelUsage } from '../tariff/price.ts'
import type { MeteredUse } from './cost-of-fuel.ts'
import type { Stretch } from './split-window.ts'

/** The assumptions of a figure. Each is shown with the figure. */
export type Assumption = keyof typeof ASSUMPTION_TEXTS

/** Shown on Mo's cards. */
export const ASSUMPTION_TEXTS = {
  end_unknown: 'I don’t know when your fixed term ends, so I’ve assumed your current rates continue.',
  after_end_unknown: 'I don’t know the variable rates after the fixed term, so I’ve assumed the same rates continue.',
  variable_rates_stay: 'Variable rates can change. I’ve used today’s rates and any changes already announced.',
  tracker_moves: 'A tracker follows the market and can change every day. I’ve used the latest rates.',
  earlier_rates_unknown: 'I don’t have rates for the first few days, so I’ve used the earliest ones I have.',
  night_share_unknown: 'I don’t know how much you use at night, so I’ve assumed 42%, as Ofgem does for Economy 7.',
  night_share: 'Your night usage is an estimate, not a meter reading.',
  times_typical: 'I don’t know when you use energy, so I’ve assumed you use it at the same times as a typical home.',
  times_typical_car:
    'I don’t know when you use energy, so I’ve assumed you use it at the same times as a typical home that charges a car.',
  times_typical_heat_pump:
    'I don’t know when you use energy, so I’ve assumed you use it at the same times as a typical home with a heat pump.',
  times_typical_both:
    'I don’t know when you use energy, so I’ve assumed you use it at the same times as a typical home with a heat pump that charges a car.',
  night_hours: 'I don’t know your meter’s night hours, so I’ve used 00:30 to 07:30.',
  register_hours:
    'Your bill doesn’t say which hours are peak and night, so I’ve assumed 16:00 to 19:00 and 00:30 to 07:30.',
  published_prices:
    'Half-hourly prices change every day. I’ve used those already published, and their average for the other days.',
} as const

export function assumptionsOf(
  contract: FuelContract,
  usage: FuelUsage | MeteredUse,
  stretches: readonly Stretch[],
): Assumption[] {
  const { endsOn, endIsUnknown = false, thenPrices = [] } = contract
  const isAfter = stretches.some(({ leg }) => leg === 'after')
  const isOpen = endsOn === undefined && !endIsUnknown
  const charges = (shape: 'day' | 'bands' | 'published') => stretches.some(({ price }) => shape in price.unitRates)
  const isMetered = 'inStretch' in usage
  const hasTimes = isMetered || ('times' in usage && usage.times !== undefined)
  const isTypical = !hasTimes && (charges('bands') || charges('published'))
  const { hasEv = false, heating } = ('typical' in usage && usage.typical) || {}
  const hasHeatPump = heating === 'heat_pump'
  const splitsNight = 'single' in usage && charges('day')
  const made: Record<Assumption, boolean> = {
    end_unknown: endIsUnknown && endsOn === undefined,
    after_end_unknown: isAfter && thenPrices.length === 0,
    variable_rates_stay: isOpen || (isAfter && thenPrices.length > 0),
    tracker_moves: false,
    earlier_rates_unknown: stretches.some(({ isBeforeFirstPrice }) => isBeforeFirstPrice),
    night_share_unknown: splitsNight && usage.nightBasisPoints === undefined,
    night_share: splitsNight && usage.nightBasisPoints !== undefined,
    times_typical: isTypical && !hasEv && !hasHeatPump,
    times_typical_car: isTypical && hasEv && !hasHeatPump,
    times_typical_heat_pump: isTypical && !hasEv && hasHeatPump,
    times_typical_both: isTypical && hasEv && hasHeatPump,
    night_hours: isMetered && charges('day'),
    register_hours: stretches.some(({ price: { unitRates } }) => 'bands' in unitRates && unitRates.ofRegisters),
    published_prices: charges('published'),
  }
  return (Object.keys(made) as Assumption[]).filter((assumption) => made[assumption])
}
