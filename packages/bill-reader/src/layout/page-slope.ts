import type { Token } from './cell.ts'

const STEEPEST = 0.04
const STEP = 0.002

/** How much lines of a photographed page fall to the right: the slope at which neighbours are level. */
export function pageSlope(tokens: readonly Token[]): number {
  if (tokens.length < 8) return 0
  const sample =
    tokens.length > 400 ? tokens.filter((_, index) => index % Math.ceil(tokens.length / 400) === 0) : tokens
  let best = { slope: 0, misfit: misfitAt(sample, 0) * 0.97 }
  for (let slope = -STEEPEST; slope <= STEEPEST; slope += STEP) {
    const misfit = misfitAt(sample, slope)
    if (misfit < best.misfit) best = { slope, misfit }
  }
  return best.slope
}

/** Mean distance to the nearest other centre line; level rows minimise it. */
function misfitAt(tokens: readonly Token[], slope: number): number {
  const middles = tokens
    .map((token) => (token.top + token.bottom) / 2 - (slope * (token.left + token.right)) / 2)
    .sort((a, b) => a - b)
  let sum = 0
  for (const [index, middle] of middles.entries()) {
    const before = middle - (middles[index - 1] ?? Number.NEGATIVE_INFINITY)
    const after = (middles[index + 1] ?? Number.POSITIVE_INFINITY) - middle
    sum += Math.min(before, after, 8)
  }
  return sum / middles.length
}
