import { COLUMNS_A_STEP, type Letter, type ReadLine } from './decode-line.ts'
import { runsOf } from './ink-runs.ts'

/** Shares of the line's height. The ink of a pound sign is wider than the line of a table. */
const NARROWEST = 0.12
const NEAREST = 0.22
const FARTHEST = 1.1
const LEAST_HINT = 0.004
const READ_WRONGLY = new Set(['f', 'E', 'F', 'L', 't', '#', '€'])

/** Puts pound signs where ink before a number was not read, or was read as a letter that looks like one. */
export function withPoundSigns({ letters, poundHints }: ReadLine, blank: readonly boolean[], height: number): Letter[] {
  const result: Letter[] = []
  for (const [index, letter] of letters.entries()) {
    const before = letters[index - 1]
    if (/\d/.test(letter.text) && !/[\d.,]/.test(before?.text ?? '')) {
      const wrong = result.at(-1)
      if (wrong && READ_WRONGLY.has(wrong.text) && startsWord(letters, index - 1) && isAmount(letters, index)) {
        wrong.text = '£'
      } else {
        const sign = unreadSign(poundHints, blank, height, before?.at, letter.at)
        if (sign) result.push(sign)
      }
    }
    result.push({ ...letter })
  }
  return result
}

/** Where the network half thought of a pound sign, between the letter before and the number, on ink of its own. */
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

function startsWord(letters: readonly Letter[], index: number): boolean {
  return /^[\s(+-]?$/.test(letters[index - 1]?.text ?? '')
}

/** Digits with two decimals at their end. */
function isAmount(letters: readonly Letter[], index: number): boolean {
  const text = letters
    .slice(index, index + 12)
    .map((letter) => letter.text)
    .join('')
  return /^\d[\d,]*\.\d\d(?!\d)/.test(text)
}
