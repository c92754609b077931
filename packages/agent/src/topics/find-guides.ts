import type { Guide } from './topic.ts'

const WORD = /\p{L}{4,}/gu
/** Words that every guide has. */
const COMMON: ReadonlySet<string> = new Set(
  'what when where which about with have does your their there they this that from energy mowatt home much many would should could'.split(
    ' ',
  ),
)
const IN_TITLE = 3
/** A word of the title and one more. */
const LEAST = 4
const STEM = 6
const MOST = 3
const LONGEST = 2000

/** Editors' content with these words, the nearest first. */
export function findGuides(words: string, guides: readonly Guide[]): Guide[] {
  const wanted = stemsOf(words)
  return guides
    .map((guide) => ({ guide, score: scoreOf(guide, wanted) }))
    .filter(({ score }) => score >= LEAST)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ guide }) => guide)
}

/** The name of a guide in place of a topic. */
export function guideId({ id }: Guide): string {
  return `guide:${id}`
}

function scoreOf({ title, text }: Guide, wanted: ReadonlySet<string>): number {
  const [inTitle, inText] = [stemsOf(title), stemsOf(text)]
  return [...wanted].reduce((sum, stem) => sum + (inTitle.has(stem) ? IN_TITLE : 0) + (inText.has(stem) ? 1 : 0), 0)
}

function stemsOf(text: string): Set<string> {
  const words = text.slice(0, LONGEST).toLowerCase().match(WORD) ?? []
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.slice(0, STEM)))
}
