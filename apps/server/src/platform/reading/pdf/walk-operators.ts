import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Affine, combine, commonPart, movedBox, type Rect } from '../geometry.ts'
import { type ShownGlyph, glyphsOfText } from './glyphs-of-text.ts'
import { filledAreas } from './filled-areas.ts'
import { firstCursor, firstState, type GraphicsState, type PdfFont, type TextCursor } from './graphics-state.ts'
import type { Glyph, PageMarks, Patch } from './page-marks.ts'

type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] }

type Page = {
  operators: Operators
  /** From the page's own space to points from its top left, turned as the page says. */
  toView: Affine
  width: number
  height: number
  fontOf: (id: string) => PdfFont | undefined
  /** Whether a picture has no see-through parts. */
  isOpaque: (id: string) => boolean
  isLayerVisible: (layer: unknown) => boolean
}

type Walk = Page & {
  state: GraphicsState
  kept: GraphicsState[]
  cursor: TextCursor
  order: number
  isClipping: boolean
  /** One entry per open marked content; a hidden layer hides all within. */
  layers: boolean[]
  glyphs: Glyph[]
  patches: Patch[]
}

type Step = (walk: Walk, args: readonly never[]) => void

const FILLING = new Set([
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
])
const UNIT: readonly [number, number, number, number] = [0, 0, 1, 1]

/** Follows a page's drawing instructions and notes every letter and every filled area in the order of painting. */
export function walkOperators(page: Page): PageMarks {
  const walk: Walk = {
    ...page,
    state: firstState(page.toView),
    kept: [],
    cursor: firstCursor(),
    order: 0,
    isClipping: false,
    layers: [],
    glyphs: [],
    patches: [],
  }
  for (const [index, code] of page.operators.fnArray.entries()) {
    walk.order = index
    STEPS[code]?.(walk, (page.operators.argsArray[index] ?? []) as never[])
  }
  return { width: page.width, height: page.height, glyphs: walk.glyphs, patches: walk.patches }
}

const save: Step = (walk) => {
  walk.kept.push({ ...walk.state })
}
const restore: Step = (walk) => {
  walk.state = walk.kept.pop() ?? walk.state
}
const picture: Step = (walk, [id]: readonly string[]) =>
  paint(walk, UNIT, undefined, id !== undefined && walk.isOpaque(id), true)
const seeThroughPicture: Step = (walk) => paint(walk, UNIT, undefined, false, true)
const beginForm: Step = (walk, [matrix, box]: readonly (readonly number[] | null)[]) => {
  walk.kept.push({ ...walk.state })
  if (matrix) walk.state.matrix = combine(walk.state.matrix, asAffine(matrix))
  if (box) walk.state.clip = commonPart(viewBox(walk, box), walk.state.clip)
}
const startClip: Step = (walk) => {
  walk.isClipping = true
}
const moveText: Step = ({ cursor }, [x, y]: readonly number[]) => {
  cursor.x = cursor.lineX += x ?? 0
  cursor.y = cursor.lineY += y ?? 0
}
const showText: Step = (walk, [shown]: readonly (readonly ShownGlyph[])[]) => {
  const glyphs = glyphsOfText(shown ?? [], walk.state, walk.cursor, walk.order)
  if (!walk.layers.includes(false)) walk.glyphs.push(...glyphs)
}
const openContent: Step = (walk, [tag, layer]: readonly unknown[]) => {
  walk.layers.push(tag !== 'OC' || walk.isLayerVisible(layer))
}
const unknownFill: Step = ({ state }) => {
  state.fill = undefined
}

const STEPS: Record<number, Step> = {
  [OPS.save]: save,
  [OPS.restore]: restore,
  [OPS.transform]: ({ state }, args: readonly number[]) => {
    state.matrix = combine(state.matrix, asAffine(args))
  },
  [OPS.paintFormXObjectBegin]: beginForm,
  [OPS.paintFormXObjectEnd]: restore,
  [OPS.beginGroup]: (walk, [group]: readonly { matrix?: number[]; bbox?: number[] }[]) =>
    beginForm(walk, [group?.matrix ?? null, group?.bbox ?? null] as never),
  [OPS.endGroup]: restore,
  [OPS.setGState]: (walk, [changes]: readonly (readonly [string, unknown])[][]) => {
    for (const [key, value] of changes ?? []) changeState(walk, key, value)
  },
  [OPS.setFillRGBColor]: ({ state }, [colour]: readonly string[]) => {
    state.fill = colour
  },
  [OPS.setStrokeRGBColor]: ({ state }, [colour]: readonly string[]) => {
    state.stroke = colour
  },
  [OPS.setFillColorN]: unknownFill,
  [OPS.setFillTransparent]: ({ state }) => {
    state.fillAlpha = 0
  },
  [OPS.clip]: startClip,
  [OPS.eoClip]: startClip,
  [OPS.constructPath]: paintPath,
  [OPS.paintImageXObject]: picture,
  [OPS.paintInlineImageXObject]: seeThroughPicture,
  [OPS.paintInlineImageXObjectGroup]: seeThroughPicture,
  [OPS.paintImageXObjectRepeat]: seeThroughPicture,
  [OPS.paintImageMaskXObject]: seeThroughPicture,
  [OPS.paintImageMaskXObjectGroup]: seeThroughPicture,
  [OPS.paintImageMaskXObjectRepeat]: seeThroughPicture,
  [OPS.paintSolidColorImageMask]: (walk) => paint(walk, UNIT, walk.state.fill, true),
  [OPS.shadingFill]: (walk) => paint(walk, UNIT, undefined, false),
  [OPS.beginMarkedContent]: openContent,
  [OPS.beginMarkedContentProps]: openContent,
  [OPS.endMarkedContent]: (walk) => {
    walk.layers.pop()
  },
  [OPS.beginText]: (walk) => {
    walk.cursor = firstCursor()
  },
  [OPS.setFont]: ({ state, fontOf }, [id, size]: readonly unknown[]) => {
    state.font = fontOf(String(id))
    state.fontSize = Number(size)
  },
  [OPS.setTextRenderingMode]: ({ state }, [mode]: readonly number[]) => {
    state.textMode = mode ?? 0
  },
  [OPS.setCharSpacing]: ({ state }, [spacing]: readonly number[]) => {
    state.characterSpacing = spacing ?? 0
  },
  [OPS.setWordSpacing]: ({ state }, [spacing]: readonly number[]) => {
    state.wordSpacing = spacing ?? 0
  },
  [OPS.setHScale]: ({ state }, [percent]: readonly number[]) => {
    state.horizontalScale = (percent ?? 100) / 100
  },
  [OPS.setLeading]: ({ state }, [leading]: readonly number[]) => {
    state.leading = -(leading ?? 0)
  },
  [OPS.setTextRise]: ({ state }, [rise]: readonly number[]) => {
    state.rise = rise ?? 0
  },
  [OPS.setTextMatrix]: (walk, [matrix]: readonly (readonly number[])[]) => {
    walk.cursor = { ...firstCursor(), matrix: asAffine(matrix ?? []) }
  },
  [OPS.moveText]: moveText,
  [OPS.setLeadingMoveText]: (walk, [x, y]: readonly number[]) => {
    walk.state.leading = y ?? 0
    moveText(walk, [x, y] as never[])
  },
  [OPS.nextLine]: (walk) => moveText(walk, [0, walk.state.leading] as never[]),
  [OPS.showText]: showText,
  [OPS.showSpacedText]: showText,
}

function changeState({ state, fontOf }: Walk, key: string, value: unknown): void {
  if (key === 'ca') state.fillAlpha = Number(value)
  if (key === 'CA') state.strokeAlpha = Number(value)
  if (key === 'BM') state.isPlainBlend = value === 'source-over'
  if (key === 'SMask') state.hasSoftMask = Boolean(value)
  if (key === 'Font' && Array.isArray(value)) {
    state.font = fontOf(String(value[0]))
    state.fontSize = Number(value[1])
  }
}

function paintPath(walk: Walk, args: readonly unknown[]) {
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

function paint(walk: Walk, box: readonly number[], colour: string | undefined, isOpaque: boolean, isPicture = false) {
  const { state } = walk
  if (walk.layers.includes(false)) return
  walk.patches.push({
    order: walk.order,
    box: commonPart(viewBox(walk, box), state.clip),
    colour,
    isSolid: isOpaque && state.fillAlpha > 0.95 && state.isPlainBlend && !state.hasSoftMask,
    isPicture,
  })
}

function viewBox({ state }: Walk, box: readonly number[]): Rect {
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  return movedBox(state.matrix, x0, y0, x1, y1)
}

function asAffine([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: ArrayLike<number> & Iterable<number>): Affine {
  return [a, b, c, d, e, f]
}
