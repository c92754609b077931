import type { Point, Rect } from '../geometry.ts'
import type { Glyph } from './page-marks.ts'

export type PlacedWord = { text: string; box: Rect }

type Run = { glyphs: Glyph[]; baseline: number; size: number }

/** Characters closer than this to their twin were painted twice to look bold. */
const TWIN_EM = 0.12
const NARROWEST_GAP_EM = 0.14

/**
 * Joins characters into words by position, not by the order they were painted in: PDF producers paint in any order, and
 * leave spaces out. Takes upright text only.
 */
export function wordsFromGlyphs(glyphs: readonly Glyph[]): PlacedWord[] {
  return linesOf(glyphs).flatMap((line) => wordsOfLine(line.glyphs))
}

function linesOf(glyphs: readonly Glyph[]): Run[] {
  const lines: Run[] = []
  let current: Run | undefined
  for (const glyph of glyphs) {
    if (!current || !isOnLine(current, glyph)) {
      current = lines.findLast((line) => isOnLine(line, glyph))
      if (!current) lines.push((current = { glyphs: [], baseline: glyph.start.y, size: glyph.size }))
    }
    current.glyphs.push(glyph)
  }
  return lines
}

function isOnLine(line: Run, { start, size }: Glyph): boolean {
  return Math.abs(line.baseline - start.y) < size * 0.15 && Math.abs(line.size - size) < size * 0.35
}

function wordsOfLine(line: readonly Glyph[]): PlacedWord[] {
  const sorted = line.toSorted((one, other) => one.start.x - other.start.x)
  const widestGap = gapBetweenWords(sorted)
  const words: PlacedWord[] = []
  let before: Glyph | undefined
  let isOpen = false
  for (const glyph of sorted) {
    if (before && isTwin(before, glyph)) continue
    if (glyph.isSpace) {
      // A space under the neighbouring characters is no gap: some producers pad their runs with them.
      if (!before || glyph.start.x + glyph.advance > endOf(before).x + before.size * 0.05) isOpen = false
      continue
    }
    const gap = before ? glyph.start.x - endOf(before).x : 0
    const word = words.at(-1)
    if (isOpen && word && gap <= widestGap * glyph.size) join(word, glyph)
    else words.push({ text: glyph.text, box: { ...glyph.box } })
    before = glyph
    isOpen = true
  }
  return words.map(({ text, box }) => ({ text: cleanText(text), box })).filter(({ text }) => text !== '')
}

/** In ems. Letter-spaced text has gaps everywhere, so a gap between words is one that is wider than the usual. */
function gapBetweenWords(sorted: readonly Glyph[]): number {
  const letters = sorted.filter(({ isSpace }) => !isSpace)
  const gaps = letters
    .slice(1)
    .map((glyph, index) => (glyph.start.x - endOf(letters[index] ?? glyph).x) / glyph.size)
    .filter((gap) => gap < 1)
    .sort((one, other) => one - other)
  const usual = gaps[Math.floor(gaps.length / 2)] ?? 0
  return Math.max(0, usual) + NARROWEST_GAP_EM
}

function endOf({ start, along, advance }: Glyph): Point {
  return { x: start.x + along.x * advance, y: start.y + along.y * advance }
}

function isTwin(one: Glyph, other: Glyph): boolean {
  return one.text === other.text && Math.abs(one.start.x - other.start.x) < other.size * TWIN_EM
}

function join(word: PlacedWord, { text, box }: Glyph): void {
  word.text += text
  word.box.left = Math.min(word.box.left, box.left)
  word.box.top = Math.min(word.box.top, box.top)
  word.box.right = Math.max(word.box.right, box.right)
  word.box.bottom = Math.max(word.box.bottom, box.bottom)
}

/** Ligatures are split into letters; invisible characters are removed. */
function cleanText(text: string): string {
  return text.normalize('NFKC').replace(/[\p{Cc}\p{Cf}\s]/gu, '')
}
