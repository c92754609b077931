import { EXAMPLES } from './all-intents.ts'
import { normalise, normaliseAll, type Normalised } from './words/normalise.ts'
import { VOCABULARY } from './words/vocabulary.ts'

const words = [...new Set([...VOCABULARY, ...EXAMPLES.flatMap(({ text }) => text.split(/[^a-z]+/))])].filter(
  ({ length }) => length > 3,
)

/** Many steps of one turn read the same message: its words are put right once. */
const lately = new Map<string, Normalised>()
const KEPT = 50

export function readWords(text: string): Normalised {
  const before = lately.get(text)
  if (before) return before
  if (lately.size >= KEPT) lately.clear()
  const now = normalise(text, words)
  lately.set(text, now)
  return now
}

/** Many sayings at once, for teaching. */
export function readAll(texts: readonly string[]): Normalised[] {
  return normaliseAll(texts, words)
}
