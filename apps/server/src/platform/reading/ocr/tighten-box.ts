import { cropLine } from './crop-line.ts'
import type { Raster } from './raster.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

const ROWS = 40
const MOST_COLUMNS = 900
/** Of the busiest row's strokes; rows above capitals and between lines have fewer. */
const QUIET = 0.12
const MARGIN = 0.16
const LEAST_LEFT = 0.45

/**
 * Takes neighbouring lines and empty paper off the top and bottom of a box. Small print is found in boxes that are much
 * too high, and characters that fill half of the height are read badly.
 */
export function tightenBox(raster: Raster, box: TurnedBox): TurnedBox {
  const strokes = strokesOfRows(cropLine(raster, box, ROWS, MOST_COLUMNS))
  const floor = Math.min(...strokes)
  const middle = strokes.slice(ROWS / 4, (ROWS * 3) / 4)
  const peak = Math.max(...middle)
  const quiet = floor + (peak - floor) * QUIET
  let top = ROWS / 4 + middle.indexOf(peak)
  let bottom = top
  while (top > 0 && (strokes[top - 1] ?? 0) > quiet) top -= 1
  while (bottom < ROWS - 1 && (strokes[bottom + 1] ?? 0) > quiet) bottom += 1
  const margin = (bottom + 1 - top) * MARGIN
  const from = Math.max(0, top - margin)
  const to = Math.min(ROWS, bottom + 1 + margin)
  if (to - from < ROWS * LEAST_LEFT) return box
  const shift = ((from + to) / 2 / ROWS - 0.5) * box.height
  return {
    ...box,
    x: box.x - Math.sin(box.angle) * shift,
    y: box.y + Math.cos(box.angle) * shift,
    height: ((to - from) / ROWS) * box.height,
  }
}

/** How much light and dark change along each row. */
function strokesOfRows({ width, height, data }: Raster): number[] {
  return Array.from({ length: height }, (_, row) => {
    let sum = 0
    for (let at = row * width + 1; at < (row + 1) * width; at += 1)
      sum += Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0))
    return sum / width
  })
}
