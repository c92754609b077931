import { DAY_PATTERNS } from './day-figures.ts'
import type { Figure } from './figure.ts'
import { FIGURE_PATTERNS, type Pattern } from './figure-patterns.ts'

// Jargon and the names of lists, not claims.
const NOT_FIGURES = /\bEconomy 7\b|\b24\/7\b|^\s{0,9}\d{1,2}[.)]\s/gim
// "One", "two" and the like are how people talk, until a unit follows; bigger words are figures.
const FREE_WORDS = 12

const ORDER: readonly Pattern[] = [...FIGURE_PATTERNS.before, ...DAY_PATTERNS, ...FIGURE_PATTERNS.after]

/** All claims of a text, in order of appearance. */
export function figuresIn(text: string): Figure[] {
  const plain = text.normalize('NFKC').replaceAll(/[\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
  let left = plain.replaceAll(NOT_FIGURES, blank)
  const found: (Figure & { at: number })[] = []
  for (const { domain, pattern, valueOf } of ORDER) {
    left = left.replaceAll(pattern, (...given: unknown[]) => {
      const at = given.findIndex((each) => typeof each === 'number')
      const match = given.slice(0, at) as unknown as RegExpExecArray
      const value = valueOf(match)
      const isFree = domain === 'number' && !/\d/.test(match[0]) && Number(value) <= FREE_WORDS
      if (!isFree) found.push({ domain, value, text: match[0].trim(), at: given[at] as number })
      return blank(match[0])
    })
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ domain, value, text: said }) => ({ domain, value, text: said }))
}

/** Of the same length, so that positions stay valid; a bar keeps the neighbours from joining. */
function blank(text: string): string {
  return '|'.padEnd(text.length, '|')
}
