import { addDays, addMonths, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { yearlyShapes } from '../data/yearly-shape.ts'
import { dividedBy, type Exact, exact, plus, rounded, times, ZERO } from '../money/exact.ts'
import type { Fuel } from '../tariff/fuel.ts'
import { FUELS } from '../tariff/fuel.ts'
import { shareOfYear } from '../usage/share-of-year.ts'
import type { HomeCost } from './annual-cost.ts'

/** The parts of a year's cost, which add up to it. Discounts are negative. */
export type CostParts = { electricity: number; gas: number; standing: number; discounts: number }

export function partsOfCost(cost: HomeCost): CostParts {
  const lines = FUELS.flatMap((fuel) => (cost[fuel]?.lines ?? []).map((line) => ({ fuel, line })))
  const sum = (isPart: (each: (typeof lines)[number]) => boolean) =>
    lines.filter(isPart).reduce((pence, { line }) => pence + line.pence, 0)
  return {
    electricity: sum(({ fuel, line }) => fuel === 'electricity' && line.kind === 'unit'),
    gas: sum(({ fuel, line }) => fuel === 'gas' && line.kind === 'unit'),
    standing: sum(({ line }) => line.kind === 'standing'),
    discounts:
      sum(({ line }) => line.kind === 'discount') + cost.dualFuel.reduce((pence, each) => pence + each.pence, 0),
  }
}

export type CostMonth = { from: IsoDay; to: IsoDay; pence: number }

/**
 * The same year by months from its first day on, which add up to it. A fuel's usage cost is spread by the seasons of a
 * typical home, at one average rate: the working spreads usage evenly, so using each month's own rate times its season
 * would give another yearly total. Everything else is the same each day.
 */
export function monthsOfCost(cost: HomeCost): CostMonth[] {
  const { electricity, gas, standing, discounts } = partsOfCost(cost)
  const last = addDays(cost.from, cost.days - 1)
  const months: { from: IsoDay; to: IsoDay }[] = []
  for (let from = cost.from; from <= last; from = addMonths(cost.from, months.length)) {
    const end = addDays(addMonths(cost.from, months.length + 1), -1)
    months.push({ from, to: end < last ? end : last })
  }
  const year = { electricity: seasonOf('electricity', cost.from, last), gas: seasonOf('gas', cost.from, last) }
  let total = ZERO
  let before = 0
  return months.map(({ from, to }) => {
    const used = (fuel: Fuel, pence: number) => times(exact(pence), dividedBy(seasonOf(fuel, from, to), year[fuel]))
    const daily = exact((standing + discounts) * (daysBetween(from, to) + 1), cost.days)
    total = [used('electricity', electricity), used('gas', gas), daily].reduce(plus, total)
    const pence = rounded(total) - before
    before += pence
    return { from, to, pence }
  })
}

function seasonOf(fuel: Fuel, from: IsoDay, to: IsoDay): Exact {
  return shareOfYear(yearlyShapes[fuel], from, to)
}
