import type { Letter, ReadLine } from './decode-line.ts'
import { blankColumns, type Run, runsOf } from './ink-runs.ts'
import { withPoundSigns } from './pound-signs.ts'
import type { Raster } from './raster.ts'

/** `from` and `to` are columns of the line's picture. */
export type LineWord = { text: string; from: number; to: number; confidence: number }

/** A share of the line's height. Letters of one word stand closer, words of one line wider apart. */
const WORD_GAP = 0.2
/** Narrow types set their words closer; there the gaps of the line itself tell. */
const NARROWEST_WORD_GAP = 0.08
const LEAST_JUMP = 0.045
const LEAST_GAPS = 6
const MOST_WORDS_SHARE = 0.4
/** Sevens and ones stand wide apart within one number, and a number in two parts is a wrong number. */
const NUMBER_GAP = 0.24

/** Cuts a line into words at the spaces that were read and at the gaps that can be seen: the network drops most spaces. */
export function spacedWords(read: ReadLine, line: Raster): LineWord[] {
  const blank = blankColumns(line)
  const letters = withPoundSigns(read, blank, line.height)
  const usual = wordGapOf(letters, blank, line.height)
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
    if (!word || isBroken || (gap && gap.to - gap.from > leastGap(previous, letter, usual) * line.height)) {
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

/** Where the gaps of a line fall into narrow and wide ones, halfway between them; else what is usual in print. */
function wordGapOf(letters: readonly Letter[], blank: readonly boolean[], height: number): number {
  const gaps = letters
    .slice(1)
    .flatMap((letter, index) => {
      const before = letters[index]
      if (!before || !/[a-z]/i.test(before.text) || !/[a-z(]/i.test(letter.text)) return []
      const gap = widestGap(blank, before.at, letter.at)
      return [gap ? (gap.to - gap.from) / height : 0]
    })
    .sort((one, other) => one - other)
  let best = { jump: LEAST_JUMP, gap: WORD_GAP }
  if (gaps.length < LEAST_GAPS) return best.gap
  for (const [index, wide] of gaps.entries()) {
    const narrow = gaps[index - 1] ?? wide
    const middle = (narrow + wide) / 2
    if (middle < NARROWEST_WORD_GAP || middle > WORD_GAP || gaps.length - index > MOST_WORDS_SHARE * gaps.length)
      continue
    if (wide - narrow > best.jump) best = { jump: wide - narrow, gap: middle }
  }
  return best.gap
}

function leastGap(before: Letter | undefined, after: Letter, usual: number): number {
  // A sign belongs to its amount, however wide the printer sets them.
  if (before?.text === '£' && /\d/.test(after.text)) return 1
  return /[\d.,]/.test(before?.text ?? '') && /[\d.,]/.test(after.text) ? NUMBER_GAP : usual
}

function widestGap(blank: readonly boolean[], from: number, to: number): Run | undefined {
  const gaps = runsOf(blank, true, from, to)
  return gaps.sort((one, other) => other.to - other.from - (one.to - one.from))[0]
}

/** Walks from a letter's middle to where its ink ends. */
function edge(blank: readonly boolean[], at: number, step: 1 | -1): number {
  let column = Math.round(at)
  while (column > 0 && column < blank.length - 1 && !blank[column]) column += step
  return column
}

function meanOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
