import type { BandGrid } from '../tariff/band-grid.ts'
import type { UseByTime } from '../tariff/price.ts'

/** How much usage falls into the rest and into each band. Integers stay integers, so the parts add up exactly. */
export function useByBand(times: UseByTime, grid: BandGrid, bands: number): number[] {
  const sums = Array.from<number>({ length: bands + 1 }).fill(0)
  for (let cell = 0; cell < grid.length; cell++) {
    const band = grid[cell] ?? 0
    sums[band] = (sums[band] ?? 0) + (times[cell] ?? 0)
  }
  return sums
}
