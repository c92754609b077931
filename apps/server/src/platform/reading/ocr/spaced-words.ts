import type { ReadLine } from './decode-line.ts'
import type { Raster } from './raster.ts'

/** `from` and `to` are columns of the line's picture. */
export type LineWord = { text: string; from: number; to: number; confidence: number }

/** A share of the line's height. Letters of one word stand closer, words of one line wider apart. */
const WORD_GAP = 0.17
const BLANK_SHARE = 0.28

/** Cuts a line into words at the spaces that were read and at the gaps that can be seen: the network drops most spaces. */
export function spacedWords({ letters }: ReadLine, line: Raster): LineWord[] {
  const blank = blankColumns(line)
  const words: (LineWord & { scores: number[] })[] = []
  let previous: number | undefined
  let isBroken = true
  for (const { text, at, confidence } of letters) {
    if (text === ' ') {
      isBroken = true
      continue
    }
    const gap = previous === undefined ? undefined : widestGap(blank, previous, at)
    const word = words.at(-1)
    if (!word || isBroken || (gap && gap.to - gap.from > WORD_GAP * line.height)) {
      if (word) word.to = gap?.from ?? at
      words.push({ text, from: gap?.to ?? edge(blank, at, -1), to: at, confidence: 0, scores: [confidence] })
    } else {
      word.text += text
      word.scores.push(confidence)
    }
    previous = at
    isBroken = false
  }
  const last = words.at(-1)
  if (last && previous !== undefined) last.to = edge(blank, previous, 1)
  return words.map(({ scores, ...word }) => ({ ...word, confidence: meanOf(scores) }))
}

/** Columns without a stroke, whether the print is dark on light or light on dark. */
function blankColumns({ width, height, data }: Raster): boolean[] {
  const ranges = Array.from({ length: width }, (_, column) => {
    let [low, high] = [255, 0]
    for (let row = Math.round(height * 0.15); row < height * 0.85; row += 1) {
      const value = data[row * width + column] ?? 0
      if (value < low) low = value
      if (value > high) high = value
    }
    return high - low
  })
  const strong = ranges.toSorted((one, other) => one - other)[Math.floor(width * 0.9)] ?? 0
  return ranges.map((range) => range < strong * BLANK_SHARE)
}

function widestGap(blank: readonly boolean[], from: number, to: number): { from: number; to: number } | undefined {
  let widest: { from: number; to: number } | undefined
  let start: number | undefined
  for (let column = Math.floor(from); column <= Math.ceil(to); column += 1) {
    if (blank[column] && column < to) start ??= column
    else if (start !== undefined) {
      if (!widest || column - start > widest.to - widest.from) widest = { from: start, to: column }
      start = undefined
    }
  }
  return widest
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
