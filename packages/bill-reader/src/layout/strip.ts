import type { Box, Strip } from '../document-words.ts'

/** The part between two shares of a strip's length. */
export function partOfStrip({ from, to, half }: Strip, start: number, end: number): Strip {
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return { from: at(start), to: at(end), half }
}

/** The upright bounding box of strips. */
export function boxOfStrips(strips: readonly Strip[]): Box {
  const spots = strips.flatMap(({ from, to, half }) =>
    [from, to].flatMap(({ x, y }) => [
      { x: x - half.x, y: y - half.y },
      { x: x + half.x, y: y + half.y },
    ]),
  )
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}
