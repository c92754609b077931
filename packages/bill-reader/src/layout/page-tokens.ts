import type { PageWords } from '../document-words.ts'
import type { Token } from './cell.ts'
import { pageSlope } from './page-slope.ts'
import { partOfStrip } from './strip.ts'
import { withoutEchoes } from './without-echoes.ts'

const LEAST_HEIGHT_POINTS = 2.5
/** Bills do not print a longer run of characters; a malicious file may. */
const MOST_CHARACTERS = 300

/** One token per printed word, straightened. Text too small for a person to read is not part of the bill. */
export function pageTokens(page: PageWords): Token[] {
  const tokens = page.words.flatMap((word) => {
    const { left, top, right, bottom } = word.box
    const isOnPage = right > 0 && left < 1 && bottom > 0 && top < 1
    const isReadable = (bottom - top) * page.heightPoints >= LEAST_HEIGHT_POINTS
    if (!isOnPage || !isReadable) return []
    const text = plainText(word.text.slice(0, MOST_CHARACTERS))
    return splitWord(page.source === 'ocr' ? withLetters(withDigits(text)) : text, word, page)
  })
  if (page.source === 'pdf-text') return tokens
  const slope = pageSlope(tokens)
  return withoutEchoes(tokens).map((token) => {
    const shift = slope * ((token.left + token.right) / 2)
    return { ...token, top: token.top - shift, bottom: token.bottom - shift }
  })
}

function splitWord(text: string, word: PageWords['words'][number], page: PageWords): Token[] {
  const left = word.box.left * page.widthPoints
  const perLetter = ((word.box.right - word.box.left) * page.widthPoints) / Math.max(1, text.length)
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    left: left + match.index * perLetter,
    right: left + (match.index + match[0].length) * perLetter,
    top: word.box.top * page.heightPoints,
    bottom: word.box.bottom * page.heightPoints,
    confidence: word.confidence,
    start: 0,
    ...(word.origin && {
      origin: partOfStrip(
        word.origin,
        match.index / Math.max(1, text.length),
        (match.index + match[0].length) / Math.max(1, text.length),
      ),
    }),
  }))
}

/** A number in which OCR saw letters: "30o", "1O,250", "3l". It contains nothing but digits and such letters. */
const NUMBER_WITH_LETTERS = /(?<![A-Za-z0-9])\d[\d.,]{0,12}[oOlI|][\d.,oOlI|]{0,12}(?=(?:p|k[wW]h)?(?![A-Za-z0-9]))/g

function withDigits(text: string): string {
  return text.replaceAll(NUMBER_WITH_LETTERS, (number) => number.replaceAll(/[oO]/g, '0').replaceAll(/[lI|]/g, '1'))
}

/** A word in which OCR saw zeros: "Bo0st", "ACC0UNT", "0pen"; three capitals may be the end of a postcode. */
const WORD_WITH_NOUGHTS =
  /(?<![A-Za-z0-9&/-])(?=[A-Za-z]{0,20}0)(?:[A-Z0]?[a-z0]{2,20}|[A-Z][A-Z0]{3,20}|0[A-Z]{4,20})(?![A-Za-z0-9/-])/g
const SHORT_WITH_NOUGHTS = /(?<![A-Za-z0-9])(?:[ntsdg]0|0[fnr]|n0t|y0u)(?![A-Za-z0-9])/g

function withLetters(text: string): string {
  if (!text.includes('0')) return text
  return text
    .replaceAll(WORD_WITH_NOUGHTS, (word) => {
      const letters = word.replaceAll('0', '')
      if (letters.length < 2 || letters.length < word.length / 2) return word
      return /[a-z]/.test(letters) ? word.replace(/^0/, 'O').replaceAll('0', 'o') : word.replaceAll('0', 'O')
    })
    .replaceAll(SHORT_WITH_NOUGHTS, (word) => word.replaceAll('0', 'o'))
}

/** One spelling for dashes, quotes and full-width letters; invisible and tag characters are removed. */
function plainText(text: string): string {
  return (
    text
      .replaceAll('³', '3')
      .normalize('NFKC')
      .replaceAll(/[\p{Cf}\p{Cc}\p{Co}\p{Cn}]/gu, '')
      .replaceAll(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
      .replaceAll(/[\u2018\u2019\u201B\u02BC`´]/g, "'")
      .replaceAll(/[\u201C\u201D]/g, '"')
      .replaceAll(/[\u00D7\u2715\u2716]/g, 'x')
      .replaceAll(/\s/g, ' ')
      // A capital O before pence is a zero: no word is written like that.
      .replaceAll(/(?<![A-Za-z0-9.])O(?=\.\d{2}(?!\d))/g, '0')
      // So is a small l before "Yr": "lYr Fixed" is for one year.
      .replaceAll(/(?<![A-Za-z0-9])[lI](?=(?:Yr|yr|Year|year)s?(?![a-z]))/g, '1')
  )
}
