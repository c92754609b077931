/** More characters add nothing to the verdict, and a comparison of each with each takes its time. */
const JUDGED_CHARACTERS = 256
const LEAST_BYTES = 32
const LEAST_NEW_CHARACTERS = 18
const SHORTEST_PATTERN = 4
/** Random strings contain some runs of characters that look like words. */
const MOST_WORDS = 0.85
/** On average. */
const SHORTEST_WORD = 3

const KEYS: ReadonlyMap<string, { x: number; y: number }> = new Map(
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'].flatMap((row, y) =>
    Array.from(row, (key, x) => [key, { x, y }] as const),
  ),
)

/**
 * Whether a secret is not 32 random bytes in hex or base64, or looks typed: few of its characters or bytes are left
 * without repetitions, sequences and keyboard runs, or most of it is words. It catches carelessness; it can't prove
 * randomness.
 */
export function isWeakSecret(secret: string): boolean {
  const isHex = /^[\da-f]+$/i.test(secret)
  if (!isHex && !/^[\w+/-]+={0,2}$/.test(secret)) return true
  const bytes = Buffer.from(secret, isHex ? 'hex' : 'base64')
  if (bytes.length < LEAST_BYTES) return true
  const text = secret.slice(0, JUDGED_CHARACTERS)
  const decoded = bytes.toString('latin1', 0, JUDGED_CHARACTERS)
  if (newCharacters(text.toLowerCase()) < LEAST_NEW_CHARACTERS || newCharacters(decoded) < LEAST_NEW_CHARACTERS)
    return true
  return /^[ -~\s]+$/.test(decoded) || (!isHex && shareOfWords(text) > MOST_WORDS)
}

/** The number of characters that are neither repeated nor part of a run; each run or repetition counts as one. */
function newCharacters(text: string): number {
  let count = 0
  for (let at = 0; at < text.length; count++) {
    const pattern = Math.max(repeatedLength(text, at), stepLength(text, at), keysLength(text, at))
    at += pattern < SHORTEST_PATTERN ? 1 : pattern
  }
  return count
}

/** The length of the text from here that occurred before. */
function repeatedLength(text: string, at: number): number {
  let length = SHORTEST_PATTERN - 1
  while (at + length < text.length && text.indexOf(text.slice(at, at + length + 1)) < at) length++
  return length
}

/** The length of the run that starts here: consecutive characters, repeated ones, or equal steps. */
function stepLength(text: string, at: number): number {
  const step = text.charCodeAt(at + 1) - text.charCodeAt(at)
  let length = 1
  while (text.charCodeAt(at + length) - text.charCodeAt(at + length - 1) === step) length++
  return length
}

/** The length of a run of neighbouring keys on the keyboard. */
function keysLength(text: string, at: number): number {
  let length = 1
  while (areNeighbours(text.charAt(at + length - 1), text.charAt(at + length))) length++
  return length
}

function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [KEYS.get(one), KEYS.get(other)]
  return from !== undefined && to !== undefined && Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) === 1
}

/** The share of all letters and digits. */
function shareOfWords(text: string): number {
  const words = (text.match(/[a-z]+/gi) ?? []).filter(isInOrder).filter(canBeSpoken)
  return words.join('').length / Math.max(1, text.replaceAll(/[^\da-z]/gi, '').length)
}

/** In lower case, upper case or camel case. Random letters change case more often. */
function isInOrder(letters: string): boolean {
  return !/[a-z]/.test(letters) || letters.length >= letters.split(/(?=[A-Z])/).length * SHORTEST_WORD
}

/** Some vowels, and never many consonants on end. */
function canBeSpoken(word: string): boolean {
  const vowels = word.match(/[aeiouy]/gi)?.length ?? 0
  return vowels >= word.length / 5 && !/[^aeiouy]{6}/i.test(word)
}
