/** `at` is the column of the line, in pixels, that the character was seen in. */
export type Letter = { text: string; at: number; confidence: number }

/** The hints say for every eight columns how much they look like a pound sign, or like the space between words. */
export type ReadLine = { letters: Letter[]; poundHints: number[]; spaceHints: number[] }

/** The classes that can occur in a British bill; the network knows thousands of Chinese characters besides. */
export type Alphabet = {
  classes: readonly number[]
  texts: readonly string[]
  likePound: readonly number[]
  space: number
}

const BLANK = 0
export const COLUMNS_A_STEP = 8
const ALLOWED = /^[\u0020-\u007e£€°²³½éèáíóúüäö·•–—‘’“”×÷±]$/u
const PLAINER: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '′': "'",
  '∶': ':',
  '—': '-',
  '￥': '£',
  '¥': '£',
  '–': '-',
}

/** The network was trained without pound signs. It takes them for nothing at all, with a low score for one of these. */
const LIKE_POUND = new Set(['f', 'E', 'F', 'L', 't', '￡', '￥', '¥', '年'])

export function alphabetOf(characters: readonly string[]): Alphabet {
  const kept = characters.flatMap((character, index) => {
    const plain = PLAINER[character] ?? character.normalize('NFKC')
    return index !== BLANK && (ALLOWED.test(plain) || character in PLAINER) ? [{ index, plain }] : []
  })
  return {
    classes: kept.map(({ index }) => index),
    texts: kept.map(({ plain }) => plain),
    likePound: characters.flatMap((character, index) => (LIKE_POUND.has(character) ? [index] : [])),
    space: characters.lastIndexOf(' '),
  }
}

/** Takes the likeliest character of every step; repeats and blanks are dropped. */
export function decodeLine(scores: Float32Array, classes: number, steps: number, alphabet: Alphabet): ReadLine {
  const letters: Letter[] = []
  const poundHints: number[] = []
  const spaceHints: number[] = []
  let before = ''
  for (let step = 0; step < steps; step += 1) {
    const base = step * classes
    let best = -1
    let bestScore = scores[base + BLANK] ?? 0
    for (const [place, index] of alphabet.classes.entries()) {
      const score = scores[base + index] ?? 0
      if (score > bestScore) {
        best = place
        bestScore = score
      }
    }
    const text = best < 0 ? '' : (alphabet.texts[best] ?? '')
    const letter = letters.at(-1)
    if (text !== '' && text !== before) letters.push({ text, at: (step + 0.5) * COLUMNS_A_STEP, confidence: bestScore })
    else if (text !== '' && letter) letter.confidence = Math.max(letter.confidence, bestScore)
    before = text
    poundHints.push(alphabet.likePound.reduce((sum, index) => sum + (scores[base + index] ?? 0), 0))
    spaceHints.push(scores[base + alphabet.space] ?? 0)
  }
  return { letters, poundHints, spaceHints }
}
