import { addDays, addMonths, daysBetween, type IsoDay } from '../calendar/iso-day.ts'
import { yearlyShapes } from '../data/yearly-shape.ts'
import { dividedBy, type Exact, exact, plus, rounded, times, ZERO } from '../money/exact.ts'
import type { Fuel } from '../tariff/fuel.ts'
import { FUELS } from '../tariff/fuel.ts'
import { shareOfYear } from '../usage/share-of-year.ts'
import type { HomeCost } from './annual-cost.ts'
import type { CostLine } from './cost-line.ts'

/** What a year's cost is made of; the parts add up to it. Discounts are below nothing. */
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
 * The same year by months from its first day on. What is used follows the seasons of a typical home, within the days
 * that each line of the working is for, so the months add up to the year; all else is the same each day.
 */
export function monthsOfCost(cost: HomeCost): CostMonth[] {
  const end = addDays(cost.from, cost.days)
  const months: { from: IsoDay; to: IsoDay }[] = []
  for (let from = cost.from; from < end;) {
    const next = addMonths(cost.from, months.length + 1)
    months.push({ from, to: addDays(next < end ? next : end, -1) })
    from = next
  }
  const spread = FUELS.flatMap((fuel) => (cost[fuel]?.lines ?? []).map((line) => ({ fuel, line })))
  const each = cost.dualFuel.reduce((pence, discount) => pence + discount.pence, 0)
  let total = ZERO
  let before = 0
  return months.map(({ from, to }) => {
    for (const { fuel, line } of spread) total = plus(total, partIn(fuel, line, { from, to }))
    total = plus(total, exact(each * (daysBetween(from, to) + 1), cost.days))
    const pence = rounded(total) - before
    before += pence
    return { from, to, pence }
  })
}

function partIn(fuel: Fuel, line: CostLine, month: { from: IsoDay; to: IsoDay }): Exact {
  const from = line.from > month.from ? line.from : month.from
  const to = line.to < month.to ? line.to : month.to
  if (from > to) return ZERO
  if (line.kind !== 'unit') return exact(line.pence * (daysBetween(from, to) + 1), line.days)
  const shape = yearlyShapes[fuel]
  return times(exact(line.pence), dividedBy(shareOfYear(shape, from, to), shareOfYear(shape, line.from, line.to)))
}
