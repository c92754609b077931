import { type Affine, IDENTITY, type Rect } from '../geometry.ts'

export type PdfFont = { fontMatrix?: number[]; vertical?: boolean; isType3Font?: boolean }

/** The state that `save` stores and `restore` brings back. */
export type GraphicsState = {
  matrix: Affine
  clip: Rect | undefined
  fill: string | undefined
  stroke: string | undefined
  fillAlpha: number
  strokeAlpha: number
  /** Of the groups around. */
  groupAlpha: number
  isPlainBlend: boolean
  hasSoftMask: boolean
  font: PdfFont | undefined
  fontSize: number
  textMode: number
  characterSpacing: number
  wordSpacing: number
  horizontalScale: number
  leading: number
  rise: number
}

/** Where the next character goes. `save` and `restore` don't affect it. */
export type TextCursor = { matrix: Affine; x: number; y: number; lineX: number; lineY: number }

export function firstState(matrix: Affine): GraphicsState {
  return {
    matrix,
    clip: undefined,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    strokeAlpha: 1,
    groupAlpha: 1,
    isPlainBlend: true,
    hasSoftMask: false,
    font: undefined,
    fontSize: 0,
    textMode: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
  }
}

export function firstCursor(): TextCursor {
  return { matrix: IDENTITY, x: 0, y: 0, lineX: 0, lineY: 0 }
}
