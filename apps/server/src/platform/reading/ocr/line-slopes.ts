import { solveLeastSquares } from './least-squares.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

/** How steep lines of text run at a place, as a tangent; places are in halves of the page's width from its middle. */
export type Slopes = { level: number; alongX: number; alongY: number; bend: number }

const LONG_ENOUGH = 4
const ENOUGH_LINES = 8
const ROUNDS = 6

/**
 * Fits how lines run across a page: turned as a whole, fanning out as in a photo taken from the side, or bent with the
 * paper. Outliers count less in every round.
 */
export function lineSlopes(boxes: readonly TurnedBox[], width: number, height: number): Slopes {
  const half = width / 2
  const lines = boxes
    .filter((box) => box.width > box.height * LONG_ENOUGH)
    .flatMap(placesOn)
    .map(({ x, y, slope, weight }) => ({
      x: (x - half) / half,
      y: (y - height / 2) / half,
      slope,
      weight,
    }))
  const middle = lines.map(({ slope }) => slope).sort((one, other) => one - other)[Math.floor(lines.length / 2)] ?? 0
  if (lines.length < ENOUGH_LINES) return { level: middle, alongX: 0, alongY: 0, bend: 0 }
  let fit = [middle, 0, 0, 0]
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = lines.map((line) => {
      const terms = [1, line.x, line.y, line.x * line.x]
      const off = Math.abs(line.slope - terms.reduce((sum, term, index) => sum + term * (fit[index] ?? 0), 0))
      return { terms, value: line.slope, weight: line.weight / (1 + (off / 0.01) ** 2) }
    })
    fit = solveLeastSquares(rows, 4) ?? fit
  }
  const [level = 0, alongX = 0, alongY = 0, bend = 0] = fit
  return { level, alongX, alongY, bend }
}

/** A bent line has a slope near both ends as well. */
function placesOn(box: TurnedBox): { x: number; y: number; slope: number; weight: number }[] {
  const shares = box.bow === 0 ? [0] : [-0.35, 0, 0.35]
  const weight = Math.sqrt(box.width) / shares.length
  return shares.map((share) => ({
    x: box.x + Math.cos(box.angle) * share * box.width,
    y: box.y + Math.sin(box.angle) * share * box.width,
    slope: Math.tan(box.angle) + (8 * box.bow * share) / box.width,
    weight,
  }))
}
