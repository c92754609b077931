// Runs in a worker: the dictionary takes a quarter of a second and thirty megabytes.
import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import type { Task } from '../../../../platform/workers/task.ts'
import { ownWords } from './own-words.ts'

export type Misspelt = { field: string; word: string; suggestions: string[] }

const MOST_WORDS = 100
/** Each suggestion costs as much as reading a page. */
const MOST_SUGGESTED = 30
const MOST_SUGGESTIONS = 3

/** Addresses, names of files, and words with digits in them are no prose. */
const NO_PROSE = /[@\d/\\_]|\.\w/
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu

let speller: ReturnType<typeof nspell> | undefined

/** The words that neither the dictionary nor our list has, each once for each field. */
export const findMisspelt: Task<readonly { field: string; text: string }[], Misspelt[]> = (texts) => {
  const spell = (speller ??= withOwnWords())
  const found = new Map<string, Misspelt>()
  for (const { field, text } of texts) {
    for (const [word] of proseOf(text).matchAll(WORD)) {
      const key = `${field} ${word}`
      if (found.size >= MOST_WORDS || found.has(key) || isKnown(spell, word)) continue
      const suggestions = found.size < MOST_SUGGESTED ? spell.suggest(plain(word)).slice(0, MOST_SUGGESTIONS) : []
      found.set(key, { field, word, suggestions })
    }
  }
  return [...found.values()]
}

function proseOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !NO_PROSE.test(word))
    .join(' ')
}

function withOwnWords() {
  const spell = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic))
  for (const word of ownWords) spell.add(word)
  return spell
}

/** A single character and an abbreviation in capitals are not dictionary words. */
function isKnown(spell: ReturnType<typeof nspell>, word: string): boolean {
  if (word.length === 1 || (word.length <= 5 && word === word.toUpperCase())) return true
  const written = plain(word)
  return spell.correct(written) || spell.correct(written.replace(/'s$|s'$/, '')) || spell.correct(written.toLowerCase())
}

function plain(word: string): string {
  return word.replaceAll('’', "'")
}
