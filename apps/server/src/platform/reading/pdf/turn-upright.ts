import { type Affine, moved, movedBox, type Point } from '../geometry.ts'
import type { Glyph, PageMarks } from './page-marks.ts'

const UPRIGHT_WITHIN = Math.cos((12 * Math.PI) / 180)
const DIRECTIONS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
]

/**
 * Turns a page so that most of its text runs left to right, and leaves out text that runs another way: references
 * along the edge of the paper, never a line of a bill.
 */
export function turnUpright({ width, height, glyphs, patches }: PageMarks): PageMarks {
  const counts = DIRECTIONS.map((direction) => glyphs.filter((glyph) => runsAlong(glyph, direction)).length)
  const turns = counts.indexOf(Math.max(...counts))
  const direction = DIRECTIONS[turns] ?? { x: 1, y: 0 }
  const kept = glyphs.filter((glyph) => runsAlong(glyph, direction))
  if (turns === 0) return { width, height, glyphs: kept, patches }
  const turn = turnedBack(turns, width, height)
  return {
    width: turns % 2 === 1 ? height : width,
    height: turns % 2 === 1 ? width : height,
    glyphs: kept.map((glyph) => turnedGlyph(glyph, turn)),
    patches: patches.map((patch) => ({ ...patch, box: turnedBox(turn, patch.box) })),
  }
}

function runsAlong({ along }: Glyph, direction: Point): boolean {
  return along.x * direction.x + along.y * direction.y > UPRIGHT_WITHIN
}

/** Text that ran downwards, leftwards or upwards runs to the right after this. */
function turnedBack(turns: number, width: number, height: number): Affine {
  if (turns === 1) return [0, -1, 1, 0, 0, width]
  if (turns === 2) return [-1, 0, 0, -1, width, height]
  return [0, 1, -1, 0, height, 0]
}

function turnedGlyph(glyph: Glyph, turn: Affine): Glyph {
  const origin = moved(turn, 0, 0)
  const along = moved(turn, glyph.along.x, glyph.along.y)
  return {
    ...glyph,
    start: moved(turn, glyph.start.x, glyph.start.y),
    along: { x: along.x - origin.x, y: along.y - origin.y },
    box: turnedBox(turn, glyph.box),
    clip: glyph.clip && turnedBox(turn, glyph.clip),
  }
}

function turnedBox(turn: Affine, { left, top, right, bottom }: Glyph['box']): Glyph['box'] {
  return movedBox(turn, left, top, right, bottom)
}
