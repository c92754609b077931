import { combine, moved, movedBox } from '../geometry.ts'
import type { GraphicsState, TextCursor } from './graphics-state.ts'
import type { Glyph, Ink } from './page-marks.ts'

export type ShownGlyph = { unicode: string; width: number; isSpace: boolean } | number | null

const DEFAULT_FONT_MATRIX = [0.001, 0, 0, 0.001, 0, 0]
/** One height for all fonts: the characters of a line then share their boxes' top and bottom. */
const ASCENT = 0.74
const DESCENT = -0.2

const STROKED_ONLY = 1
const INVISIBLE = 3
const CLIPPING_ONLY = 7

/** Places the characters of one text operator and moves the cursor past them. */
export function glyphsOfText(
  shown: readonly ShownGlyph[],
  state: GraphicsState,
  cursor: TextCursor,
  order: number,
): Glyph[] {
  const fontMatrix = state.font?.fontMatrix ?? DEFAULT_FONT_MATRIX
  const direction = state.fontSize < 0 ? -1 : 1
  const size = Math.abs(state.fontSize)
  const scaleX = state.horizontalScale * direction
  const em = size * Math.abs(fontMatrix[3] ?? 0.001) * 1000
  const isVertical = state.font?.vertical === true
  const matrix = combine(state.matrix, cursor.matrix)
  const origin = moved(matrix, 0, 0)
  const unitX = moved(matrix, scaleX, 0)
  const unitY = moved(matrix, 0, 1)
  const lengthX = Math.hypot(unitX.x - origin.x, unitX.y - origin.y)
  const lengthY = Math.hypot(unitY.x - origin.x, unitY.y - origin.y)
  const along = {
    x: (unitX.x - origin.x) / (lengthX || 1),
    y: (unitX.y - origin.y) / (lengthX || 1),
  }
  const ink = inkOf(state)
  const glyphs: Glyph[] = []
  for (const glyph of shown) {
    if (glyph === null) continue
    if (typeof glyph === 'number') {
      if (!isVertical) cursor.x -= (glyph * size * scaleX) / 1000
      continue
    }
    const width = glyph.width * size * (fontMatrix[0] ?? 0.001)
    const spacing = state.characterSpacing + (glyph.isSpace ? state.wordSpacing : 0)
    const y = cursor.y + state.rise
    const right = cursor.x + width * scaleX
    glyphs.push({
      order,
      text: glyph.unicode,
      // `isSpace` is true for code 32 alone, and in subset fonts any character may have that code.
      isSpace: /^\s*$/u.test(glyph.unicode),
      start: moved(matrix, cursor.x, y),
      along,
      advance: Math.abs(width) * lengthX,
      size: em * lengthY,
      box: movedBox(matrix, cursor.x, y + em * DESCENT * direction, right, y + em * ASCENT * direction),
      ink,
      clip: state.clip,
    })
    if (!isVertical) cursor.x += (width + spacing * direction) * scaleX
    else cursor.y -= em
  }
  return glyphs
}

function inkOf(state: GraphicsState): Ink {
  const mode = state.textMode
  const isStroke = (mode & 3) === STROKED_ONLY
  return {
    colour: isStroke ? state.stroke : state.fill,
    alpha: state.groupAlpha * (isStroke ? state.strokeAlpha : state.fillAlpha),
    isPainted: mode !== INVISIBLE && mode !== CLIPPING_ONLY,
  }
}
