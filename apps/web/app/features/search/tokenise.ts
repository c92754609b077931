import { stem } from './stem.ts'

export type Token = {
  /** The word as it is compared: small letters, no accents, no apostrophe. */
  word: string
  /** What is left of the word without its ending. */
  stem: string
  /** Where it stands in the text. */
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Yields the words of a text in their order, with the places where they stand. */
export function tokenise(text: string): Token[] {
  return [...text.matchAll(WORD)].map((match) => {
    const word = fold(match[0])
    return { word, stem: stem(word), start: match.index, end: match.index + match[0].length }
  })
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]s$|['’]/gu, '')
    .toLowerCase()
}
