const LONG = 8

/**
 * The word of a vocabulary that a misspelt one was meant to be: edit distance one, or two in a long word. The first
 * letter must match.
 */
export function closestWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined
  let best: string | undefined
  let bestDistance = word.length >= LONG ? 3 : 2
  for (const candidate of vocabulary) {
    if (candidate === word) return word
    if (candidate.length < 4 || Math.abs(candidate.length - word.length) >= bestDistance) continue
    if (candidate[0] !== word[0] && !(candidate[0] === word[1] && candidate[1] === word[0])) continue
    const distance = editDistance(word, candidate)
    if (distance < bestDistance) {
      best = candidate
      bestDistance = distance
    }
  }
  return best
}

/** Three rows of the table of distances, reused: a long message has thousands of comparisons. */
const LONGEST_WORD = 64
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST_WORD + LONG)) as [Uint8Array, Uint8Array, Uint8Array]

/** Characters omitted, inserted, replaced or swapped with the next. */
function editDistance(a: string, b: string): number {
  let [before, last, row] = ROWS
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
    }
    ;[before, last, row] = [last, row, before]
  }
  return last[b.length]!
}
