import { halfHoursShowing, localOf, SLOTS_PER_DAY } from '../calendar/london-half-hour.ts'
import type { UseByTime } from '../tariff/price.ts'
import { countOf, type HalfHours, ORIGINS } from './half-hours.ts'
import { weightsOf } from './typical-half-hours.ts'

export type Filled = { year: HalfHours; neighbours: number; profile: number }

const WEEK = 7 * SLOTS_PER_DAY
const FARTHEST_WEEKS = 4
// With fewer days, they say more about a fortnight than about the year.
const FEWEST_DAYS = 14

/**
 * Fills gaps with the same half hour of the nearest weeks, and if those are gaps too, with a typical shape at the
 * metered level. Filled values are marked. Undefined if too little was metered.
 */
export function fillGaps(year: HalfHours, times: UseByTime): Filled | undefined {
  const metered = countOf(year, 'metered')
  if (metered < FEWEST_DAYS * SLOTS_PER_DAY) return undefined
  const { from, origins } = year
  const wattHours = year.wattHours.slice()
  const filledBy = origins.slice()
  const weights = weightsOf(year, times)
  const perWeight = levelOf(year, weights)
  origins.forEach((origin, index) => {
    if (origin !== ORIGINS.gap) return
    const near = fromNeighbours(year, index)
    wattHours[index] = near ?? Math.round((weights[index] ?? 0) * perWeight)
    filledBy[index] = near === undefined ? ORIGINS.profile : ORIGINS.neighbours
  })
  const filled = { from, wattHours, origins: filledBy }
  return {
    year: filled,
    neighbours: countOf(filled, 'neighbours'),
    profile: countOf(filled, 'profile'),
  }
}

/** The average of the same local half hour a week before and after, or two weeks, and so on. */
function fromNeighbours({ from, wattHours, origins }: HalfHours, index: number): number | undefined {
  const local = localOf(from + index)
  for (let weeks = 1; weeks <= FARTHEST_WEEKS; weeks++) {
    const found = [-weeks, weeks].flatMap((away) => {
      const [halfHour = from - 1] = halfHoursShowing(local + away * WEEK)
      return origins[halfHour - from] === ORIGINS.metered ? [wattHours[halfHour - from] ?? 0] : []
    })
    if (found.length > 0) return Math.round(found.reduce((sum, each) => sum + each, 0) / found.length)
  }
  return undefined
}

function levelOf({ wattHours, origins }: HalfHours, weights: Float64Array): number {
  let used = 0
  let weight = 0
  origins.forEach((origin, index) => {
    if (origin !== ORIGINS.metered) return
    used += wattHours[index] ?? 0
    weight += weights[index] ?? 0
  })
  return weight > 0 ? used / weight : 0
}
