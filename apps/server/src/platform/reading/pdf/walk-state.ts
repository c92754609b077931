import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Affine, commonPart, movedBox, type Rect } from '../geometry.ts'
import { filledAreas } from './filled-areas.ts'
import type { GraphicsState, PdfFont, TextCursor } from './graphics-state.ts'
import type { Glyph, Patch } from './page-marks.ts'

type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

export type Page = {
  operators: Operators
  /** From the page's own space to points from its top left, turned as the page says. */
  toView: Affine
  width: number
  height: number
  fontOf: (id: string) => PdfFont | undefined
  /** Whether a picture has no transparent parts. */
  isOpaque: (id: string) => boolean
  isLayerVisible: (layer: unknown) => boolean
}

/** The state of the walk over a page's instructions, and what it has found. */
export type Walk = Page & {
  state: GraphicsState
  kept: GraphicsState[]
  cursor: TextCursor
  order: number
  isClipping: boolean
  /** One entry per open marked content; a hidden layer hides all within. */
  layers: boolean[]
  /** Of all text so far, seen or not. */
  characters: number
  glyphs: Glyph[]
  patches: Patch[]
}

const FILLING = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])

/** Applies the parts of a graphics state that decide what is visible. */
export function changeState({ state, fontOf }: Walk, key: string, value: unknown): void {
  if (key === 'ca') state.fillAlpha = Number(value)
  if (key === 'CA') state.strokeAlpha = Number(value)
  if (key === 'BM') state.isPlainBlend = value === 'source-over'
  if (key === 'SMask') state.hasSoftMask = Boolean(value)
  if (key === 'Font' && Array.isArray(value)) {
    state.font = fontOf(String(value[0]))
    state.fontSize = Number(value[1])
  }
}

export function paintPath(walk: Walk, args: readonly unknown[]) {
  const [painting, [path], bounds] = args as [number, [ArrayLike<number> | null], ArrayLike<number> | null]
  if (!bounds) return
  if (FILLING.has(painting) && path) {
    for (const { box, isRectangle } of filledAreas(path)) {
      const corners = [box.left, box.top, box.right, box.bottom]
      paint(walk, corners, isRectangle ? walk.state.fill : undefined, isRectangle)
    }
  }
  if (walk.isClipping) walk.state.clip = commonPart(viewBox(walk, Array.from(bounds)), walk.state.clip)
  walk.isClipping = false
}

/** Records a filled area. */
export function paint(
  walk: Walk,
  box: readonly number[],
  colour: string | undefined,
  isOpaque: boolean,
  isPicture = false,
) {
  const { state } = walk
  if (walk.layers.includes(false)) return
  walk.patches.push({
    order: walk.order,
    box: commonPart(viewBox(walk, box), state.clip),
    colour,
    isSolid: isOpaque && state.fillAlpha * state.groupAlpha > 0.95 && state.isPlainBlend && !state.hasSoftMask,
    isPicture,
  })
}

export function viewBox({ state }: Walk, box: readonly number[]): Rect {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  return movedBox(state.matrix, x0, y0, x1, y1)
}

export function asAffine([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: ArrayLike<number> & Iterable<number>): Affine {
  return [a, b, c, d, e, f]
}
