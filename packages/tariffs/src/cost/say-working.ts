import { sayPounds } from '../money/say-money.ts'
import type { HomeCost } from './annual-cost.ts'
import { sayCostLine } from './cost-line.ts'

/** A part of the working with its lines and what they add up to. */
export type WorkingPart = { title: string; lines: string[]; total: string }

/** The whole working of a year as people read it; the totals of the parts add up to that of the year. */
export function sayWorking(cost: HomeCost): { parts: WorkingPart[]; total: string } {
  const fuels = (['electricity', 'gas'] as const).flatMap((fuel) => {
    const fuelCost = cost[fuel]
    if (!fuelCost) return []
    const title = fuel === 'gas' ? 'Gas' : 'Electricity'
    return [{ title, lines: fuelCost.lines.map(sayCostLine), total: sayPounds(fuelCost.pence) }]
  })
  const discounts = cost.dualFuel.map(({ name, pence }) => ({ title: name, lines: [], total: sayPounds(pence) }))
  return { parts: [...fuels, ...discounts], total: sayPounds(cost.pence) }
}
