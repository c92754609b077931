import type { Point } from '../geometry.ts'
import { curvedBox, type Reach } from './curved-box.ts'
import { smallestRectangle, type TurnedBox } from './smallest-rectangle.ts'

const INK = 0.3
const LEAST_CERTAIN = 0.55
const SMALLEST_SIDE = 3
/** The network marks the core of a line; this much of its area over its outline is added around it. */
const GROWTH = 1.65
const MOST_BOXES = 1500

/** Turns the network's map of "here is text" into boxes around lines, in pixels of the map. */
export function boxesFromMap(map: Float32Array, width: number, height: number): TurnedBox[] {
  const boxes: TurnedBox[] = []
  for (const { rows, columns, certainty } of components(map, width, height)) {
    if (boxes.length >= MOST_BOXES) break
    const box = curvedBox(smallestRectangle(outlineOf(rows)), rows, columns)
    if (Math.min(box.width, box.height) < SMALLEST_SIDE || certainty < LEAST_CERTAIN) continue
    const growth = (box.width * box.height * GROWTH) / (2 * (box.width + box.height))
    const isAcross = box.height > box.width
    const length = isAcross ? box.height : box.width
    const bow = box.bow * ((length + 2 * growth) / length) ** 2
    boxes.push({ ...box, width: box.width + 2 * growth, height: box.height + 2 * growth, bow })
  }
  return boxes
}

type Component = { rows: Reach; columns: Reach; certainty: number }

/** Patches of touching pixels. */
function* components(map: Float32Array, width: number, height: number): Generator<Component> {
  const seen = new Uint8Array(width * height)
  const stack: number[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] || (map[start] ?? 0) < INK) continue
    const rows: Reach = new Map()
    const columns: Reach = new Map()
    let sum = 0
    let count = 0
    seen[start] = 1
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop() ?? 0
      const x = at % width
      const y = (at - x) / width
      sum += map[at] ?? 0
      count += 1
      extend(rows, y, x)
      extend(columns, x, y)
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy += 1) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx += 1) {
          const next = at + dy * width + dx
          if (seen[next] || (map[next] ?? 0) < INK) continue
          seen[next] = 1
          stack.push(next)
        }
      }
    }
    yield { rows, columns, certainty: sum / count }
  }
}

function extend(reach: Reach, line: number, at: number): void {
  const known = reach.get(line)
  if (!known) reach.set(line, { from: at, to: at })
  else if (at < known.from) known.from = at
  else if (at > known.to) known.to = at
}

/** The ends of the rows are all that the hull of a patch can need. */
function outlineOf(rows: Reach): Point[] {
  return [...rows].flatMap(([y, { from, to }]) => [
    { x: from, y },
    { x: to + 1, y },
    { x: from, y: y + 1 },
    { x: to + 1, y: y + 1 },
  ])
}
