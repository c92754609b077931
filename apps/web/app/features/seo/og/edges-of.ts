export type Point = { x: number; y: number }
export type Edge = readonly [from: Point, to: Point]

/** Enough segments that the curve of a letter looks round in a picture of this size. */
const CURVE_STEPS = 8

/** The straight edges of an outline: m starts, l is a line, c a curve, and h closes the path. */
export function edgesOf(outline: string): Edge[] {
  const edges: Edge[] = []
  let start = { x: 0, y: 0 }
  let here = start
  function lineTo(to: Point): void {
    edges.push([here, to])
    here = to
  }
  for (const [, act, given = ''] of outline.matchAll(/([mlch])([^mlch]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = given.split(' ').map(Number)
    if (act === 'm') here = start = { x: a, y: b }
    else if (act === 'l') lineTo({ x: a, y: b })
    else if (act === 'h') lineTo(start)
    else {
      const from = here
      for (let step = 1; step <= CURVE_STEPS; step++) {
        const t = step / CURVE_STEPS
        lineTo({ x: bezier(from.x, a, c, e, t), y: bezier(from.y, b, d, f, t) })
      }
    }
  }
  return edges
}

function bezier(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const s = 1 - t
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
}
