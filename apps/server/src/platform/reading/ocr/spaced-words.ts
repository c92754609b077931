import { COLUMNS_A_STEP, type Letter, type ReadLine } from './decode-line.ts'
import { blankColumns, type Run, runsOf } from './ink-runs.ts'
import { withPoundSigns } from './pound-signs.ts'
import type { Raster } from './raster.ts'

/** `from` and `to` are columns of the line's picture. */
export type LineWord = { text: string; from: number; to: number; confidence: number }

/** Shares of the line's height. Where the network gave some score to a space, a narrow gap is one. */
const LEAST_GAP = 0.05
const CLEAR_HINT = 0.04
/** Without such a hint the gap must be wide, and much wider than those between the line's characters. */
const WORD_GAP = 0.2
const MUCH_WIDER = 2.2
const FAINT_HINT = 0.012
/** A typewriter sets all characters as wide apart as others set words: there a space is what is wider than the rest. */
const TYPEWRITTEN = 0.16
const WIDER = 1.5
const NUMBER_GAP = 0.24
const WIDEST_LETTER_GAP = 0.45

/** Cuts a line into words at recognised spaces and at visible gaps: the network drops most spaces. */
export function spacedWords(read: ReadLine, line: Raster): LineWord[] {
  const blank = blankColumns(line)
  const letters = withPoundSigns(read, blank, line.height)
  const usual = usualGap(letters, blank, line.height)
  const words: (LineWord & { scores: number[] })[] = []
  let previous: Letter | undefined
  let isBroken = true
  for (const letter of letters) {
    const { text, at, confidence } = letter
    if (text === ' ') {
      isBroken = true
      continue
    }
    const gap = previous === undefined ? undefined : widestGap(blank, previous.at, at)
    const word = words.at(-1)
    const share = gap ? (gap.to - gap.from) / line.height : 0
    if (
      !word ||
      isBroken ||
      (previous && isSpace(share, usual, hintBetween(read, previous, letter), word.text, text))
    ) {
      if (word) word.to = gap?.from ?? at
      words.push({
        text,
        from: gap?.to ?? edge(blank, at, -1),
        to: at,
        confidence: 0,
        scores: [confidence],
      })
    } else {
      word.text += text
      word.scores.push(confidence)
    }
    previous = letter
    isBroken = false
  }
  const last = words.at(-1)
  if (last && previous !== undefined) last.to = edge(blank, previous.at, 1)
  return words.map(({ scores, ...word }) => ({ ...word, confidence: meanOf(scores) }))
}

/** Between the steps that two characters were seen in, not at them. */
function hintBetween({ spaceHints }: ReadLine, before: Letter, after: Letter): number {
  const from = Math.floor(before.at / COLUMNS_A_STEP) + 1
  const to = Math.ceil(after.at / COLUMNS_A_STEP) - 1
  return Math.max(0, ...spaceHints.slice(from, to))
}

/**
 * Half of the gaps between a line's characters are narrower: most characters are inside words. One gap says nothing.
 */
function usualGap(letters: readonly Letter[], blank: readonly boolean[], height: number): number {
  if (letters.length < 3) return 0
  const gaps = letters.slice(1).map((letter, index) => {
    const gap = widestGap(blank, letters[index]?.at ?? letter.at, letter.at)
    return gap ? (gap.to - gap.from) / height : 0
  })
  return gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0
}

function isSpace(gap: number, usual: number, hint: number, before: string, after: string): boolean {
  // A pound sign belongs to its amount, however wide the printer sets them.
  if (before.endsWith('£') && /\d/.test(after)) return false
  if (gap >= LEAST_GAP && hint >= CLEAR_HINT && (usual < TYPEWRITTEN || gap > WIDER * usual)) return true
  // Sevens and ones are set wide apart within one number, and a number in two parts is a wrong number.
  if (/\d[.,]?$/.test(before) && /[\d.,]/.test(after)) {
    const isWideByShape = /[17.,]$/.test(before) || /[17.,]/.test(after)
    const isApart = gap > NUMBER_GAP && gap > WIDER * usual
    return gap > Math.max(WIDEST_LETTER_GAP, WIDER * usual) || (isApart && (hint >= FAINT_HINT || !isWideByShape))
  }
  return gap > WORD_GAP && (hint >= FAINT_HINT || gap > MUCH_WIDER * usual)
}

function widestGap(blank: readonly boolean[], from: number, to: number): Run | undefined {
  const gaps = runsOf(blank, true, from, to)
  return gaps.sort((one, other) => other.to - other.from - (one.to - one.from))[0]
}

/** Walks from a character's middle to where its ink ends. */
function edge(blank: readonly boolean[], at: number, step: 1 | -1): number {
  let column = Math.round(at)
  while (column > 0 && column < blank.length - 1 && !blank[column]) column += step
  return column
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
