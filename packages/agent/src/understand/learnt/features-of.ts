import type { Normalised } from '../words/normalise.ts'
import { stem } from '../words/stem.ts'
import { classesOf } from '../words/word-classes.ts'

const PAIR = 0.6
const CLASS = 0.6
const MEANT = 0.7

/** What a learnt model sees of a text: its words, pairs of words, and what kind of words they are, each with its weight. */
export function featuresOf({ plain, canonical }: Normalised): Map<string, number> {
  const typed = plain.split(' ').filter((word) => word !== '')
  const words = typed.map((word) => stem(word.replace(/^£?\d[\d.,]*%?$/, '0')))
  const found = new Map<string, number>()
  for (const word of canonical.split(' ')) if (word !== '' && !/\d/.test(word)) found.set(`=${word}`, MEANT)
  for (const word of typed) for (const kind of classesOf(word)) found.set(kind, CLASS)
  for (const [at, word] of words.entries()) {
    found.set(word, 1)
    found.set(`${words[at - 1] ?? '^'} ${word}`, PAIR)
  }
  return found
}

const CROSSED = 0.8

/** The same in the middle of a talk: each word also as a word of that talk. */
export function featuresInTalk(said: Normalised, family: string): Map<string, number> {
  const all = featuresOf(said)
  const crossed = [...all.keys()].filter((name) => /^[a-z0]+$/.test(name))
  return new Map([...all, [`@${family}`, 1], ...crossed.map((word) => [`@${family} ${word}`, CROSSED] as const)])
}
