import { COLUMNS_A_STEP, type Letter, type ReadLine } from './decode-line.ts'
import { runsOf } from './ink-runs.ts'

/** Shares of the line's height. The ink of a pound sign is wider than the line of a table. */
const NARROWEST = 0.12
const NEAREST = 0.22
const FARTHEST = 1.1
const WORD_GAP = 0.15
const LEAST_HINT = 0.004
const READ_WRONGLY = new Set(['f', 'E', 'F', 'L', 't', '#', '€'])

/** Puts pound signs where ink before a number was not read, or was read as a character that looks like one. */
export function withPoundSigns(read: ReadLine, blank: readonly boolean[], height: number): Letter[] {
  const letters = withZeros(read.letters)
  const result: Letter[] = []
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1]
    if (/\d/.test(letter.text) && !/[\d.,]/.test(before?.text ?? '')) {
      const wrong = result.at(-1)
      if (
        wrong &&
        READ_WRONGLY.has(wrong.text) &&
        startsWord(letters, index - 1, blank, height) &&
        (isAmount(letters, index) || (wrong.text === 'f' && isWholePounds(letters, index, blank, height)))
      ) {
        wrong.text = '£'
      } else {
        const sign = unreadSign(read.poundHints, blank, height, before?.at, letter.at)
        if (sign) result.push(sign)
      }
    }
    result.push({ ...letter })
  }
  return result
}

/** A zero in a pound amount is often read as a letter: "O.00". */
function withZeros(letters: readonly Letter[]): Letter[] {
  return letters.map((letter, index) => {
    if (!/[Oo]/.test(letter.text) || !/^\.\d\d/.test(textFrom(letters, index + 1, 3))) return letter
    const before = letters[index - 1]?.text ?? ''
    return before === '' || READ_WRONGLY.has(before) || /[\s£\d-]/.test(before) ? { ...letter, text: '0' } : letter
  })
}

/**
 * Where the network gave some score to a pound sign, between the character before and the number, on ink of its own.
 */
function unreadSign(
  hints: readonly number[],
  blank: readonly boolean[],
  height: number,
  before: number | undefined,
  at: number,
): Letter | undefined {
  const from = before === undefined ? 0 : before + NEAREST * height
  const to = at - NEAREST * height
  const strongest = hints
    .map((hint, step) => ({ hint, at: (step + 0.5) * COLUMNS_A_STEP }))
    .filter((place) => place.at > from && place.at < to && at - place.at < FARTHEST * height)
    .sort((one, other) => other.hint - one.hint)[0]
  if (!strongest || strongest.hint < LEAST_HINT) return undefined
  const ink = runsOf(blank, false, strongest.at - COLUMNS_A_STEP, strongest.at + COLUMNS_A_STEP)
  const isApart = before === undefined || runsOf(blank, true, before, strongest.at).length > 0
  const width = ink.reduce((sum, run) => sum + run.to - run.from, 0)
  if (!isApart || width < NARROWEST * height) return undefined
  return { text: '£', at: strongest.at, confidence: 0.9 }
}

function startsWord(letters: readonly Letter[], index: number, blank: readonly boolean[], height: number): boolean {
  const letter = letters[index]
  const before = letters[index - 1]
  if (!letter || !before || /[\s(+-]/.test(before.text)) return true
  return runsOf(blank, true, before.at, letter.at).some(({ from, to }) => to - from > WORD_GAP * height)
}

/** Digits with two decimals at their end. */
function isAmount(letters: readonly Letter[], index: number): boolean {
  return /^\d[\d,]*\.\d\d(?!\d)/.test(textFrom(letters, index, 12))
}

/** "f127": only digits up to the end of the word. No code of a bill begins with a small f. */
function isWholePounds(letters: readonly Letter[], index: number, blank: readonly boolean[], height: number): boolean {
  const digits = /^(?:\d{1,3},\d{3}|\d{1,4})(?![\d.,])/.exec(textFrom(letters, index, 7))?.[0].length
  if (digits === undefined) return false
  const next = letters[index + digits]
  return next === undefined || startsWord(letters, index + digits, blank, height) || !/[a-z]/i.test(next.text)
}

function textFrom(letters: readonly Letter[], index: number, count: number): string {
  return letters
    .slice(index, index + count)
    .map(({ text }) => text)
    .join('')
}
