import type { Point } from '../geometry.ts'

/**
 * A box that may be turned: `angle` is that of its width, in radians, clockwise on the screen. It may be bent along its
 * longer side too: `bow` is how far its ends lie sideways of its middle, clockwise of its length.
 */
export type TurnedBox = {
  x: number
  y: number
  width: number
  height: number
  angle: number
  bow: number
}

/** The rectangle of least area around points. Its angle is within an eighth of a turn of level. */
export function smallestRectangle(points: readonly Point[]): TurnedBox {
  const hull = hullOf(points)
  let best: (TurnedBox & { area: number }) | undefined
  for (const [index, from] of hull.entries()) {
    const to = hull[(index + 1) % hull.length] ?? from
    const box = rectangleAlong(hull, Math.atan2(to.y - from.y, to.x - from.x))
    const area = box.width * box.height
    if (!best || area < best.area) best = { ...box, area }
  }
  const { area: _, ...box } = best ?? { ...rectangleAlong(points, 0), area: 0 }
  return levelled(box)
}

function rectangleAlong(points: readonly Point[], angle: number): TurnedBox {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  let [minU, maxU, minV, maxV] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const u = x * cos + y * sin
    const v = y * cos - x * sin
    if (u < minU) minU = u
    if (u > maxU) maxU = u
    if (v < minV) minV = v
    if (v > maxV) maxV = v
  }
  const u = (minU + maxU) / 2
  const v = (minV + maxV) / 2
  return {
    x: u * cos - v * sin,
    y: u * sin + v * cos,
    width: maxU - minU,
    height: maxV - minV,
    angle,
    bow: 0,
  }
}

function levelled(box: TurnedBox): TurnedBox {
  const quarters = Math.round(box.angle / (Math.PI / 2))
  const angle = box.angle - quarters * (Math.PI / 2)
  return quarters % 2 === 0 ? { ...box, angle } : { ...box, angle, width: box.height, height: box.width }
}

/** The convex hull, by the monotone chain. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length >= 2 && !turnsLeft(chain.at(-2), chain.at(-1), point)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsLeft(a: Point | undefined, b: Point | undefined, c: Point): boolean {
  if (!a || !b) return true
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
}
