import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { combine, commonPart } from '../geometry.ts'
import { REFUSED_CHARACTERS_A_PAGE } from '../reading-limits.ts'
import { RefusedFile } from '../refused-file.ts'
import { type ShownGlyph, glyphsOfText } from './glyphs-of-text.ts'
import { firstCursor, firstState } from './graphics-state.ts'
import type { PageMarks } from './page-marks.ts'
import { asAffine, changeState, type Page, paint, paintPath, viewBox, type Walk } from './walk-state.ts'

type Step = (walk: Walk, args: readonly never[]) => void

const UNIT: readonly [number, number, number, number] = [0, 0, 1, 1]

/** Follows a page's drawing instructions and notes every character and every filled area in the order of painting. */
export function walkOperators(page: Page): PageMarks {
  const walk: Walk = {
    ...page,
    state: firstState(page.toView),
    kept: [],
    cursor: firstCursor(),
    order: 0,
    isClipping: false,
    layers: [],
    characters: 0,
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
  walk.characters += shown?.length ?? 0
  if (walk.characters > REFUSED_CHARACTERS_A_PAGE) {
    throw new RefusedFile('file_unreadable', 'The PDF has a page with more characters than fit on one.')
  }
  const glyphs = glyphsOfText(shown ?? [], walk.state, walk.cursor, walk.order)
  if (walk.layers.includes(false)) return
  // One by one: a call takes only so many arguments.
  for (const glyph of glyphs) walk.glyphs.push(glyph)
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
  [OPS.beginGroup]: (walk, [group]: readonly { matrix?: number[]; bbox?: number[] }[]) => {
    // The form inside sets its matrix again; its content is faded as a whole at the end.
    beginForm(walk, [group?.matrix ?? null, group?.bbox ?? null] as never)
    const outer = walk.kept.at(-1) ?? walk.state
    walk.state = {
      ...walk.state,
      matrix: outer.matrix,
      groupAlpha: outer.groupAlpha * outer.fillAlpha,
      fillAlpha: 1,
      strokeAlpha: 1,
    }
  },
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
