import { sayRate } from '../money/say-money.ts'
import { sayUnitRates } from '../tariff/say-unit-rates.ts'
import type { HomeCost } from './annual-cost.ts'
import type { CostLine } from './cost-line.ts'

/** For a rate by time of day, `pence` is the average per kWh with this home's usage. */
export type SaidRate = { label: string; text: string; pence?: number }

/** The rates of the first days, VAT of those days included. A price by time of day is one line with all its rates. */
export function sayRates(cost: Pick<HomeCost, 'electricity' | 'gas'>): SaidRate[] {
  return (['electricity', 'gas'] as const).flatMap((fuel) => {
    const { lines = [], byTime } = cost[fuel] ?? {}
    const title = fuel === 'gas' ? 'Gas' : 'Electricity'
    const seen = new Set<string>()
    return lines.flatMap((line): SaidRate[] => {
      const key = line.kind === 'unit' ? line.register : line.kind
      if (line.kind === 'discount' || seen.has(key)) return []
      seen.add(key)
      const rate = sayRate(line.rateMicroPence)
      if (line.kind === 'standing') return [{ label: `${title} standing charge`, text: `${rate} a day` }]
      if (byTime) {
        const text = sayUnitRates(byTime.price, byTime.vatBasisPoints)
        return [{ label: `${title} unit rates by time`, text, pence: averagePence(lines) }]
      }
      const when = { single: '', day: ' by day', night: ' at night' }[line.register]
      return [{ label: `${title} unit rate${when}`, text: `${rate} per kWh` }]
    })
  })
}

/** To a hundredth of a penny. */
function averagePence(lines: readonly CostLine[]): number {
  const units = lines.filter((line) => line.kind === 'unit')
  const pence = units.reduce((sum, line) => sum + line.pence, 0)
  const wattHours = units.reduce((sum, line) => sum + line.wattHours, 0)
  return wattHours === 0 ? 0 : Math.round((pence / wattHours) * 100_000) / 100
}
