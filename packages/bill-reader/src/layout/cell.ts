import type { Box, PageWords, Strip } from '../document-words.ts'
import { boxOfStrips, partOfStrip } from './strip.ts'

/** The position of something, in points, so that horizontal and vertical distances are comparable. */
export type Area = { left: number; top: number; right: number; bottom: number }

export type Token = Area & { text: string; confidence: number; start: number; origin?: Strip }

/** Tokens that belong together on one line: a label, a value, a sentence, a field of a table. */
export type Cell = Area & {
  page: PageWords
  text: string
  tokens: readonly Token[]
  height: number
  confidence: number
}

export function heightOf(area: Area): number {
  return area.bottom - area.top
}

export function middleOf(area: Area): number {
  return (area.top + area.bottom) / 2
}

/** The share of the shorter one's height that overlaps the other. */
export function sharedHeight(a: Area, b: Area): number {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return shared / Math.max(0.01, Math.min(heightOf(a), heightOf(b)))
}

export function overlapsAcross(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right
}

/** The box of some of a cell's characters, as fractions of its page; on photos, of the original picture. */
export function boxOfRange(cell: Cell, start: number, end: number): Box {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  const strips: Strip[] = []
  for (const token of cell.tokens) {
    const from = Math.max(start, token.start)
    const to = Math.min(end, token.start + token.text.length)
    if (from >= to) continue
    const letters = Math.max(1, token.text.length)
    const shareAt = (at: number) => (at - token.start) / letters
    if (token.origin) strips.push(partOfStrip(token.origin, shareAt(from), shareAt(to)))
    const perLetter = (token.right - token.left) / letters
    left = Math.min(left, token.left + (from - token.start) * perLetter)
    right = Math.max(right, token.left + (to - token.start) * perLetter)
  }
  if (strips.length > 0) return boxOfStrips(strips)
  if (left > right) [left, right] = [cell.left, cell.right]
  const { widthPoints, heightPoints } = cell.page
  return {
    left: left / widthPoints,
    top: cell.top / heightPoints,
    right: right / widthPoints,
    bottom: cell.bottom / heightPoints,
  }
}

/** How much larger than its text a heading is; heights measured on a photo differ within one line. */
export function headRatio({ page }: Cell): number {
  return page.source === 'ocr' ? 1.5 : 1.15
}
