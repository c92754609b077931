import type { HomeCost } from '../cost/annual-cost.ts'
import type { CostLine } from '../cost/cost-line.ts'
import type { Fuel } from '../tariff/fuel.ts'

/** The cost of a part of a year's bill; `wattHours` only if it is charged by the unit. */
export type BandPounds = { name: string; fuel: Fuel; wattHours?: number; pence: number }

/** A year's cost by band, then the parts without one: standing charges and discounts. The pence add up to the year. */
export function bandPounds({ electricity, gas, dualFuel }: HomeCost): BandPounds[] {
  const of = (fuel: BandPounds['fuel'], lines: readonly CostLine[] = []): BandPounds[] => {
    const bands = new Map<string, BandPounds>()
    for (const line of lines) {
      const name = nameOf(line)
      const band = bands.get(name) ?? { name, fuel, pence: 0 }
      band.pence += line.pence
      if (line.kind === 'unit') band.wattHours = (band.wattHours ?? 0) + line.wattHours
      bands.set(name, band)
    }
    return [...bands.values()].toSorted((one, other) => Number(!one.wattHours) - Number(!other.wattHours))
  }
  return [
    ...of('electricity', electricity?.lines),
    ...of('gas', gas?.lines),
    ...dualFuel.map(({ name, pence }) => ({ name, fuel: 'electricity' as const, pence })),
  ]
}

const REGISTERS = { single: 'units', day: 'day', night: 'night' } as const

function nameOf(line: CostLine): string {
  if (line.kind === 'standing') return 'standing charge'
  return line.kind === 'discount' ? line.name : (line.band ?? REGISTERS[line.register])
}
