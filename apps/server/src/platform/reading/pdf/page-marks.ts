import type { Point, Rect } from '../geometry.ts'

/** A character as it was painted, in points from the top left of the page as a person sees it. */
export type Glyph = {
  /** Marks are numbered in the order of painting: later ones may cover earlier ones. */
  order: number
  text: string
  isSpace: boolean
  start: Point
  /** Unit vector along the line of text. */
  along: Point
  advance: number
  /** Height of the font in points. */
  size: number
  box: Rect
  ink: Ink
  clip: Rect | undefined
}

/** `colour` is absent where it is unknown: patterns, shadings, masks. */
export type Ink = { colour: string | undefined; alpha: number; isPainted: boolean }

/** Something that fills an area: a path, a picture. */
export type Patch = {
  order: number
  box: Rect
  colour: string | undefined
  /** Whether it hides everything behind it. */
  isSolid: boolean
  isPicture: boolean
}

export type PageMarks = { width: number; height: number; glyphs: Glyph[]; patches: Patch[] }
