import { stem } from '../understand/words/stem.ts'
import type { Guide } from '../world.ts'

type Indexed = { guide: Guide; counts: Map<string, number>; title: Set<string>; length: number; sentences: string[] }
type GuideIndex = { all: Indexed[]; holders: Map<string, number>; averageLength: number }
export type FoundGuide = { guide: Guide; score: number; passage: string }

const K1 = 1.4
const B = 0.6
const TITLE_WEIGHT = 2.5
/** Looking for the passage reads the whole guide, so only the best are read. */
const MOST_FOUND = 8
const STOP = new Set(
  'a an the to of is are am i my me you it that this do does for on in and or please can could would with be have has was so if at just what how why when who which will not from by your we they any tips tell know want need get about more there some help make like give should best good'.split(
    ' ',
  ),
)
const SYNONYMS: Readonly<Record<string, string>> = {
  provider: 'supplier',
  company: 'supplier',
  deal: 'tariff',
  plan: 'tariff',
  leccy: 'electricity',
  electric: 'electricity',
  price: 'cost',
  cheap: 'save',
  money: 'pay',
  fee: 'charge',
  home: 'house',
  flat: 'house',
  statement: 'bill',
  change: 'switch',
  move: 'switch',
  renew: 'green',
}

const indexes = new WeakMap<readonly Guide[], GuideIndex>()

/** Guides that speak of the same things, best first: words in both, the rare ones weigh more, titles most. */
export function findGuides(guides: readonly Guide[], query: string): FoundGuide[] {
  const index = indexOf(guides)
  const asked = [...new Set(termsOf(query))]
  if (asked.length === 0) return []
  return index.all
    .map((entry) => ({ entry, guide: entry.guide, score: scoreOf(entry, asked, index) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.guide.id < b.guide.id ? -1 : 1))
    .slice(0, MOST_FOUND)
    .map(({ entry, guide, score }) => ({ guide, score, passage: passageOf(entry, asked) }))
}

function indexOf(guides: readonly Guide[]): GuideIndex {
  const known = indexes.get(guides)
  if (known) return known
  const all = guides.map((guide): Indexed => {
    const terms = termsOf(`${guide.title} ${guide.text}`)
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    const sentences = guide.text.replaceAll(/\s+/g, ' ').split(/(?<=[.?!])\s+(?=[A-Z"£])/)
    return { guide, counts, title: new Set(termsOf(guide.title)), length: terms.length, sentences }
  })
  const holders = new Map<string, number>()
  for (const { counts } of all) for (const term of counts.keys()) holders.set(term, (holders.get(term) ?? 0) + 1)
  const averageLength = all.reduce((sum, { length }) => sum + length, 0) / (all.length || 1)
  const index = { all, holders, averageLength }
  indexes.set(guides, index)
  return index
}

function scoreOf(
  { counts, title, length }: Indexed,
  asked: readonly string[],
  { all, holders, averageLength }: GuideIndex,
): number {
  let covered = 0
  const score = asked.reduce((sum, term) => {
    const count = counts.get(term) ?? 0
    if (count === 0) return sum
    covered++
    const held = holders.get(term) ?? 0
    const rarity = Math.log(1 + (all.length - held + 0.5) / (held + 0.5))
    const frequency = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / averageLength))
    return sum + rarity * frequency * (title.has(term) ? TITLE_WEIGHT : 1)
  }, 0)
  // A guide that knows one word of five is not about the question.
  return (score * (covered / asked.length) ** 1.5) / Math.log(1 + all.length)
}

/** The sentences around the one that shares most with the question. */
function passageOf({ sentences }: Indexed, asked: readonly string[]): string {
  const shared = sentences.map((sentence) => termsOf(sentence).filter((term) => asked.includes(term)).length)
  const best = shared.indexOf(Math.max(...shared, 0))
  return sentences.slice(Math.max(0, best), best + 3).join(' ')
}

function termsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1 && !STOP.has(word))
    .map((word) => stem(SYNONYMS[word] ?? SYNONYMS[stem(word)] ?? word))
}
