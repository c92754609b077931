import { stem } from './stem.ts'

export type Token = {
  /** The word normalised for comparing: lower case, no accents, no apostrophe. */
  word: string
  /** The stem: the word without its ending. */
  stem: string
  /** Its position in the text. */
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu

/** Returns the words of a text in order, with their positions. */
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
