import type { Letter, ReadLine } from './decode-line.ts'
import { blankColumns, type Run, runsOf } from './ink-runs.ts'
import { withPoundSigns } from './pound-signs.ts'
import type { Raster } from './raster.ts'

/** `from` and `to` are columns of the line's picture. */
export type LineWord = { text: string; from: number; to: number; confidence: number }

/** A share of the line's height. Letters of one word stand closer, words of one line wider apart. */
const WORD_GAP = 0.2
/** Sevens and ones stand wide apart within one number, and a number in two parts is a wrong number. */
const NUMBER_GAP = 0.24

/** Cuts a line into words at the spaces that were read and at the gaps that can be seen: the network drops most spaces. */
export function spacedWords(read: ReadLine, line: Raster): LineWord[] {
  const blank = blankColumns(line)
  const words: (LineWord & { scores: number[] })[] = []
  let previous: Letter | undefined
  let isBroken = true
  for (const letter of withPoundSigns(read, blank, line.height)) {
    const { text, at, confidence } = letter
    if (text === ' ') {
      isBroken = true
      continue
    }
    const gap = previous === undefined ? undefined : widestGap(blank, previous.at, at)
    const word = words.at(-1)
    if (!word || isBroken || (gap && gap.to - gap.from > leastGap(previous, letter) * line.height)) {
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

function leastGap(before: Letter | undefined, after: Letter): number {
  // A sign belongs to its amount, however wide the printer sets them.
  if (before?.text === '£' && /\d/.test(after.text)) return 1
  return /[\d.,]/.test(before?.text ?? '') && /[\d.,]/.test(after.text) ? NUMBER_GAP : WORD_GAP
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
