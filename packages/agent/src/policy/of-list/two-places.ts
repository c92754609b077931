import { hasWord } from '../../understand/words/whole-words.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The places of two tariffs that are set against each other, from nought. */
export function twoPlaces(text: string): number[] {
  if (/\b(?:first|top) two\b|\b(?:one|1) (?:and|or|vs) (?:two|2)\b/i.test(text)) return [0, 1]
  if (!/\b(?:between|compare|versus|vs|or|and|than|difference)\b/i.test(text)) return []
  const said = text.toLowerCase()
  return PLACES.flatMap((word, place) => (hasWord(said, word) ? [place] : []))
}
