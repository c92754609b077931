import type { Point } from '../geometry.ts'
import { lineSlopes } from './line-slopes.ts'
import { solveLeastSquares } from './least-squares.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

/** Maps pixels of the picture to pixels of a page on which lines are level and columns upright, of about the same size. */
export type Straighten = (point: Point) => Point

const NEIGHBOUR_COLUMNS = 0.02
const NEIGHBOUR_LINES = 0.12
const ENOUGH_PAIRS = 8
const MOST_LEAN = 0.25

export function straighten(boxes: readonly TurnedBox[], width: number, height: number): Straighten {
  const level = levelLines(boxes, width, height)
  const upright = uprightColumns(
    boxes.map((box) => level(leftEnd(box))),
    width,
    height,
  )
  return (point) => upright(level(point))
}

function levelLines(boxes: readonly TurnedBox[], width: number, height: number): Straighten {
  const half = width / 2
  const slopes = lineSlopes(boxes, width, height)
  const angle = Math.atan(slopes.level)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return ({ x, y }) => {
    const dx = (x - width / 2) / half
    const dy = (y - height / 2) / half
    const u = dx * cos + dy * sin
    const v = dy * cos - dx * sin
    // The rest is the remaining slope, summed up from the middle of the page to this position.
    const rise = (slopes.alongX * u * u) / 2 + slopes.alongY * v * u + (slopes.bend * u * u * u) / 3
    return { x: u * half + width / 2, y: (v - rise) * half + height / 2 }
  }
}

/** Left ends of lines that are nearly above each other were printed exactly above each other. */
function uprightColumns(ends: readonly Point[], width: number, height: number): Straighten {
  const half = width / 2
  const rows: { terms: number[]; value: number; weight: number }[] = []
  for (const [index, one] of ends.entries()) {
    for (const other of ends.slice(index + 1)) {
      const dy = other.y - one.y
      const dx = other.x - one.x
      if (Math.abs(dy) < 8 || Math.abs(dy) > width * NEIGHBOUR_LINES) continue
      if (Math.abs(dx) > width * NEIGHBOUR_COLUMNS || Math.abs(dx) > Math.abs(dy) * MOST_LEAN) continue
      rows.push({
        terms: [1, ((one.x + other.x) / 2 - half) / half],
        value: dx / dy,
        weight: Math.abs(dy),
      })
    }
  }
  if (rows.length < ENOUGH_PAIRS) return (point) => point
  let fit = [0, 0]
  for (let round = 0; round < 8; round += 1) {
    const weighed = rows.map((row) => {
      const off = Math.abs(row.value - (fit[0] ?? 0) - (fit[1] ?? 0) * (row.terms[1] ?? 0))
      return { ...row, weight: row.weight / (1 + (off / 0.02) ** 2) }
    })
    fit = solveLeastSquares(weighed, 2) ?? fit
  }
  const [lean = 0, fan = 0] = fit
  return ({ x, y }) => {
    const down = y - height / 2
    // x = x0 + down * (lean + fan * x0 / half), solved for the place x0 on the middle line.
    const x0 = (x - half - down * lean) / (1 + (down * fan) / half)
    return { x: x0 + half, y }
  }
}

function leftEnd(box: TurnedBox): Point {
  return {
    x: box.x - (Math.cos(box.angle) * box.width) / 2,
    y: box.y - (Math.sin(box.angle) * box.width) / 2,
  }
}
