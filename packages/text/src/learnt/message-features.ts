/** A feature by the hash of its name, and its count before it is weighted by how rare it is. */
export type Feature = { hash: number; value: number; isWord: boolean }

const MOST_CHARACTERS = 600
const MOST_WORDS = 48
const LONGEST_WORD = 20
const PAIR = 0.6
const LETTERS = 0.35
const GRAM = 3

/** Words normalised as features: lower case, without apostrophes, all figures replaced by the same token. */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, MOST_CHARACTERS).toLowerCase().replaceAll(/['’`]/g, '').replaceAll(/\d/g, '0')
  return (plain.match(/[a-z\u00DF-\u024F]{1,60}|£?0[0.,]{0,20}[%p]?|\?/g) ?? [])
    .slice(0, MOST_WORDS)
    .map((word) => (word.includes('0') ? figureOf(word) : word.slice(0, LONGEST_WORD)))
}

/** All amounts are one token, and so are all percentages: the intent does not depend on how much. */
function figureOf(word: string): string {
  return `${word.startsWith('£') ? '£' : ''}0${/[%p]$/.exec(word)?.[0] ?? ''}`
}

/** Words, pairs of words, and trigrams of characters, which stay alike when a word is misspelt. */
export function messageFeatures(words: readonly string[]): Feature[] {
  const found = new Map<number, Feature>()
  const add = (name: string, value: number, isWord = false) => {
    const hash = hashOf(name)
    if (!found.has(hash)) found.set(hash, { hash, value, isWord })
  }
  for (const [at, word] of words.entries()) {
    add(`w ${word}`, 1, true)
    add(`b ${words[at - 1] ?? '^'} ${word}`, PAIR)
    const framed = `<${word}>`
    for (let from = 0; from + GRAM <= framed.length; from += 1) add(`c ${framed.slice(from, from + GRAM)}`, LETTERS)
  }
  add(`b ${words.at(-1) ?? '^'} $`, PAIR)
  return [...found.values()]
}

/** FNV-1a over UTF-16, in 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}
