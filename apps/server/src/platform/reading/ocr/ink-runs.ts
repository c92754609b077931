import type { Raster } from './raster.ts'

/** Columns from `from` up to `to`, without `to`. */
export type Run = { from: number; to: number }

const BLANK_SHARE = 0.28
/** Neighbouring lines may reach in at the very edge. */
const EDGE_SHARE = 0.02

/** Columns without a stroke, whether the print is dark on light or light on dark. */
export function blankColumns({ width, height, data }: Raster): boolean[] {
  const ranges = Array.from({ length: width }, (_, column) => {
    let [low, high] = [255, 0]
    for (let row = Math.round(height * EDGE_SHARE); row < height * (1 - EDGE_SHARE); row += 1) {
      const value = data[row * width + column] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
    return high - low
  })
  const strong = ranges.toSorted((one, other) => one - other)[Math.floor(width * 0.9)] ?? 0
  return ranges.map((range) => range < strong * BLANK_SHARE)
}

/** The stretches of columns that are blank, or are not, within a part of a line. */
export function runsOf(blank: readonly boolean[], isBlank: boolean, from: number, to: number): Run[] {
  const runs: Run[] = []
  let start: number | undefined
  const last = Math.min(Math.ceil(to), blank.length)
  for (let column = Math.max(0, Math.floor(from)); column <= last; column += 1) {
    if (column < last && blank[column] === isBlank) start ??= column
    else if (start !== undefined) {
      runs.push({ from: start, to: column })
      start = undefined
    }
  }
  return runs
}
