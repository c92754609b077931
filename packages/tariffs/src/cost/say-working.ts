import { sayPounds } from '../money/say-money.ts'
import type { HomeCost } from './annual-cost.ts'
import type { FuelCost } from './cost-of-fuel.ts'
import { writeCostLine } from './cost-line.ts'

/** A part of the working with its lines and their sum. */
export type WorkingPart = { title: string; lines: string[]; total: string }

/** The whole working of a year as people read it; the totals of the parts add up to that of the year. */
export function sayWorking(cost: HomeCost): { parts: WorkingPart[]; total: string } {
  const fuels = (['electricity', 'gas'] as const).flatMap((fuel) => {
    const fuelCost = cost[fuel]
    if (!fuelCost) return []
    const title = fuel === 'gas' ? 'Gas' : 'Electricity'
    return [{ title, lines: linesOf(fuelCost), total: sayPounds(fuelCost.pence) }]
  })
  const discounts = cost.dualFuel.map(({ name, pence }) => ({
    title: `Dual fuel discount: ${name}`,
    lines: [],
    total: sayPounds(pence),
  }))
  return { parts: [...fuels, ...discounts], total: sayPounds(cost.pence) }
}

/** Each line is rounded to its own penny. The sum is rounded once, and the difference is shown. */
function linesOf({ lines, pence }: FuelCost): string[] {
  const written = lines.map(writeCostLine)
  const moved = pence - written.reduce((sum, line) => sum + line.pence, 0)
  const said = written.map(({ text }) => text)
  return moved === 0 ? said : [...said, `Rounding, once at the end rather than on each line = ${sayPounds(moved)}`]
}
