/** A point (x, y) becomes (a x + c y + e, b x + d y + f), as PDF writes it. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type Point = { x: number; y: number }
export type Rect = { left: number; top: number; right: number; bottom: number }

export const IDENTITY: Affine = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function combine(outer: Affine, inner: Affine): Affine {
  const [a, b, c, d, e, f] = outer
  const [p, q, r, s, t, u] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}

export function moved([a, b, c, d, e, f]: Affine, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** The upright box around a box that was moved and perhaps turned. */
export function movedBox(matrix: Affine, x0: number, y0: number, x1: number, y1: number): Rect {
  return boxAround([moved(matrix, x0, y0), moved(matrix, x1, y0), moved(matrix, x0, y1), moved(matrix, x1, y1)])
}

export function boxAround(points: readonly Point[]): Rect {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

export function commonPart(one: Rect, other: Rect | undefined): Rect {
  if (!other) return one
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  }
}

export function holds({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

export function areaOf({ left, top, right, bottom }: Rect): number {
  return Math.max(0, right - left) * Math.max(0, bottom - top)
}
