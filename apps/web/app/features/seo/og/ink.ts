import { edgesOf, type Point } from './edges-of.ts'

/** Rasterises outlines: the coverage of each pixel. */
export type Ink = {
  draw(outline: string, at: { x: number; y: number; scale: number }): void
  /** From 0 to 1 for each pixel, row by row. */
  coverage(): Float32Array
}

type Crossing = { x: number; turn: 1 | -1 }

/** Each row of pixels is sampled along this many lines; along a line the coverage is exact. */
const LINES_A_ROW = 5

export function createInk(width: number, height: number): Ink {
  const lines: Crossing[][] = Array.from({ length: height * LINES_A_ROW }, () => [])

  function addEdge(from: Point, to: Point): void {
    const turn = from.y < to.y ? 1 : -1
    const [top, bottom] = from.y < to.y ? [from, to] : [to, from]
    const first = Math.max(0, Math.ceil(top.y * LINES_A_ROW - 0.5))
    for (let line = first; line < lines.length; line++) {
      const y = (line + 0.5) / LINES_A_ROW
      if (y >= bottom.y) break
      lines[line]?.push({ x: top.x + ((y - top.y) / (bottom.y - top.y)) * (bottom.x - top.x), turn })
    }
  }

  return {
    draw(outline, { x, y, scale }) {
      const place = (point: Point) => ({ x: x + point.x * scale, y: y + point.y * scale })
      for (const [from, to] of edgesOf(outline)) addEdge(place(from), place(to))
    },
    coverage() {
      const covered = new Float32Array(width * height)
      for (const [line, crossings] of lines.entries()) {
        const row = covered.subarray(
          Math.floor(line / LINES_A_ROW) * width,
          (Math.floor(line / LINES_A_ROW) + 1) * width,
        )
        fillLine(
          row,
          crossings.toSorted((one, other) => one.x - other.x),
        )
      }
      return covered
    },
  }
}

/** The non-zero winding rule: everything between the first crossing and the one that balances it is inside. */
function fillLine(row: Float32Array, crossings: readonly Crossing[]): void {
  let turns = 0
  let start = 0
  for (const { x, turn } of crossings) {
    if (turns === 0) start = x
    turns += turn
    if (turns === 0) fillSpan(row, Math.max(0, start), Math.min(row.length, x))
  }
}

function fillSpan(row: Float32Array, left: number, right: number): void {
  for (let x = Math.floor(left); x < right; x++) {
    row[x] = Math.min(1, (row[x] ?? 0) + (Math.min(right, x + 1) - Math.max(left, x)) / LINES_A_ROW)
  }
}
