import type { LegalDocument } from '../../features/content/site-content.ts'
import type { Prize } from '../../features/waitlist/overview/shaft-rows.ts'

const ROW = /Places? (\d+)(?: (?:to|and) (\d+))?: ([^.:]+?)(?: each)?(?: \([^)]*\))?(?=\.|$)/
const FEWEST_ROWS = 3

/** The prizes by rank as the competition's terms list them; nothing when they are not written as a list of places. */
export function prizesFrom(terms: LegalDocument): Prize[] {
  const section = terms.sections.find(({ title }) => /^prizes/i.test(title))
  const lines = (section?.content ?? '')
    .replaceAll(/<\/(?:li|p)>|(?<=\.)\s+(?=Place)/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .split('\n')
  const prizes = lines.flatMap((line) => {
    const [, first, last, prize] = ROW.exec(line.trim()) ?? []
    return first && prize ? [{ places: last ? `${first}-${last}` : first, prize: withoutArticle(prize) }] : []
  })
  return prizes.length >= FEWEST_ROWS ? prizes : []
}

function withoutArticle(prize: string): string {
  const bare = prize.replace(/^an? /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
