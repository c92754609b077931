import { DAYS_OF_YEAR, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { sayDay } from '../calendar/say-day.ts'
import { yearlyShapes } from '../data/yearly-shape.ts'
import { dividedBy, type Exact, exact, rounded, times } from '../money/exact.ts'
import { type Fuel, WHOLE } from '../tariff/fuel.ts'
import { type FuelUsage, isPossibleUse } from '../tariff/price.ts'
import { type EstimatedUse, scaledUsage, totalWattHours } from './estimated-use.ts'
import { shareOfYear } from './share-of-year.ts'

export type MeteredPeriod = { fuel: Fuel; from: IsoDay; to: IsoDay; used: FuelUsage }

const NEARLY_A_YEAR = { fewest: 350, most: 380 }
// Fewer days say more about the week than about the year.
const FEWEST_DAYS = 14
// Homes lean on the seasons more or less than the typical one, in percent of its shape.
const STRENGTHS = [100, 65, 125]
// The possible effect of weather and habits if only one day is known; it shrinks to zero over a year.
const UNSEEN_BASIS_POINTS = 1000

/** A year printed on the bill. It needs no adjustment. Undefined if no home can have used that. */
export function useFromYearOnBill(used: FuelUsage): EstimatedUse | undefined {
  if (!isPossibleUse(used)) return undefined
  return { use: used, basis: 'year_on_bill', note: 'Based on the yearly usage on your bill.' }
}

/**
 * A year from a metered period. About twelve months are scaled to 365 days; anything shorter is adjusted for the season
 * and has a range, the wider the less of the year it covers. Undefined if the period is too short, or the usage is
 * negative, for instance after an estimated reading was corrected.
 */
export function useFromPeriod({ fuel, from, to, used }: MeteredPeriod): EstimatedUse | undefined {
  if (!isPossibleUse(used)) return undefined
  const days = daysBetween(from, to) + 1
  const dates = `${sayDay(from)} to ${sayDay(to)}`
  if (days >= NEARLY_A_YEAR.fewest && days <= NEARLY_A_YEAR.most) {
    return {
      use: divided(used, exact(days, DAYS_OF_YEAR)),
      basis: 'year_on_bill',
      note: `Based on your meter readings from ${dates}.`,
    }
  }
  if (days < FEWEST_DAYS || days > NEARLY_A_YEAR.most) return undefined
  const years = STRENGTHS.map((strength) => divided(used, shareOfYear(yearlyShapes[fuel], from, to, strength)))
  const [use = used] = years
  const ordered = years.toSorted((a, b) => totalWattHours(a) - totalWattHours(b))
  const unseen = exact(UNSEEN_BASIS_POINTS * Math.max(0, DAYS_OF_YEAR - days), WHOLE * DAYS_OF_YEAR)
  return {
    use,
    low: moved(ordered[0] ?? use, unseen, -1),
    high: moved(ordered.at(-1) ?? use, unseen, 1),
    basis: 'short_period',
    note: `Estimated from ${days} days’ usage, ${dates}, adjusted for the season.`,
  }
}

function divided(used: FuelUsage, by: Exact): FuelUsage {
  return scaledUsage(used, (wattHours) => rounded(dividedBy(exact(wattHours), by)))
}

function moved(usage: FuelUsage, by: Exact, direction: 1 | -1): FuelUsage {
  return scaledUsage(usage, (wattHours) => wattHours + direction * rounded(times(exact(wattHours), by)))
}
