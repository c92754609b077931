import { highlight, type Piece } from './highlight.ts'
import { excerptOf } from './excerpt-of.ts'
import { matchTerm, type TermMatch } from './match-term.ts'
import type { SearchDocument } from './search-document.ts'
import type { SearchIndex } from './search-index.ts'
import { titleFit } from './title-fit.ts'
import { type Token, tokenise } from './tokenise.ts'

export type Found = { kind: SearchDocument['kind']; href: string; title: Piece[]; excerpt: Piece[] }

export type SearchOutcome = {
  total: number
  page: number
  pageCount: number
  /** Best first. */
  results: Found[]
  /** Whether a word was not found, so that similar words were used. */
  isGuess: boolean
}

const PAGE_SIZE = 20
const MOST_TERMS = 12
/** BM25 parameters: how soon repetitions of a word stop counting, and how much long texts are penalised. */
const SATURATION = 1.2
const LENGTH_PENALTY = 0.6
/** Terms are short texts that repeat a word, and seldom what a visitor is looking for. */
const LEGAL_WORTH = 0.5

const tooCommon = new Set(
  (
    'a an and are as at be by can do does for from has have how i if in is it me my of on or our so than that the ' +
    'their them then there they this to us was we what when where which who why will with would you your'
  ).split(' '),
)

/** Ranks the results for a visitor's query, and returns one page of them. */
export function search(index: SearchIndex, query: string, page: number): SearchOutcome {
  const { all, telling } = termsOf(query)
  const matches = telling.map((term) => matchTerm(index, term))
  const ranked = telling.length > 0 ? rank(index, matches) : withPhraseInTitle(index, all)
  const pageCount = Math.max(1, Math.ceil(ranked.length / PAGE_SIZE))
  const shown = Math.min(Math.max(1, page), pageCount)
  const stems = new Set(
    telling.length > 0 ? matches.flatMap((match) => [...match.stems.keys()]) : all.map((word) => word.stem),
  )
  return {
    total: ranked.length,
    page: shown,
    pageCount,
    results: ranked.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((document) => ({
      kind: document.kind,
      href: document.href,
      title: highlight(document.title, stems),
      excerpt: highlight(excerptOf(document.text, stems), stems),
    })),
    isGuess: matches.some((match) => match.isGuess),
  }
}

/** The query, and its significant words. */
function termsOf(query: string): { all: Token[]; telling: Token[] } {
  const all = tokenise(query)
  const different = [...new Map(all.map((token) => [token.word, token])).values()]
  return { all, telling: different.filter(({ word }) => !tooCommon.has(word)).slice(0, MOST_TERMS) }
}

/**
 * Words that are in every text do not distinguish them; only in a title, in sequence, they may be what the visitor is
 * looking for.
 */
function withPhraseInTitle({ documents }: SearchIndex, words: readonly Token[]): SearchDocument[] {
  const phraseOf = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `
  return words.length < 2 ? [] : documents.filter(({ title }) => phraseOf(tokenise(title)).includes(phraseOf(words)))
}

function rank(index: SearchIndex, matches: readonly TermMatch[]): SearchDocument[] {
  const scores = new Map<number, { score: number; terms: number }>()
  for (const { stems } of matches) {
    for (const [at, score] of scoresOfTerm(index, stems)) {
      const known = scores.get(at) ?? { score: 0, terms: 0 }
      scores.set(at, { score: known.score + score, terms: known.terms + 1 })
    }
  }
  // A search for three words must match all three.
  const worth = ({ score, terms }: { score: number; terms: number }) => score * (terms / matches.length) ** 2
  return [...scores]
    .map(([at, score]) => ({ at, worth: worth(score), fit: titleFit(index.titleStems[at] ?? [], matches) }))
    .toSorted((a, b) => b.fit - a.fit || (a.fit > 0 ? 0 : b.worth - a.worth) || a.at - b.at)
    .flatMap(({ at }) => index.documents[at] ?? [])
}

/** BM25 for each document; if a word matches several stems, the best one counts. */
function scoresOfTerm(index: SearchIndex, stems: ReadonlyMap<string, number>): Map<number, number> {
  const best = new Map<number, number>()
  for (const [stem, trust] of stems) {
    const counts = index.weights.get(stem) ?? new Map<number, number>()
    const rarity = Math.log(1 + (index.documents.length - counts.size + 0.5) / (counts.size + 0.5))
    for (const [at, weight] of counts) {
      const length = (index.lengths[at] ?? 0) / index.averageLength
      const fullness = weight + SATURATION * (1 - LENGTH_PENALTY + LENGTH_PENALTY * length)
      const worth = index.documents[at]?.kind === 'legal' ? LEGAL_WORTH : 1
      const score = (worth * trust * rarity * weight * (SATURATION + 1)) / fullness
      best.set(at, Math.max(best.get(at) ?? 0, score))
    }
  }
  return best
}
