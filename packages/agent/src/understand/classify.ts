import { ENERGY_INTENTS } from './energy-intents.ts'
import type { Intent } from './intent.ts'
import { MARKET_INTENTS } from './market-intents.ts'
import { MORE_EXAMPLES } from './more-examples.ts'
import { MO_INTENTS } from './mo-intents.ts'
import { type Normalised, normalise } from './normalise.ts'
import { PREMISE_INTENTS } from './premise-intents.ts'
import { SAFETY_INTENTS } from './safety-intents.ts'
import { SCOPE_INTENTS } from './scope-intents.ts'
import { buildSimilarity } from './similarity.ts'
import { VOCABULARY } from './vocabulary.ts'

const INTENTS: readonly Intent[] = [
  ...SCOPE_INTENTS,
  ...PREMISE_INTENTS,
  ...ENERGY_INTENTS,
  ...MARKET_INTENTS,
  ...MO_INTENTS,
]
const EXAMPLE_WEIGHT = 0.9
const LIKELY = 0.4

const examples = INTENTS.flatMap((intent) =>
  [...intent.examples, ...(MORE_EXAMPLES[intent.name]?.split('|') ?? [])].map((text) => ({ label: intent.name, text })),
)
const words = [...new Set([...VOCABULARY, ...examples.flatMap(({ text }) => text.split(/[^a-z]+/))])].filter(
  ({ length }) => length > 3,
)
const similarity = buildSimilarity(
  examples.map(({ label, text }) => ({ label, text: normalise(text, words).canonical })),
)

export type Scored = { intent: Intent; score: number }

export function readWords(text: string): Normalised {
  return normalise(text, words)
}

/** A need or danger in the words, the most urgent first. */
export function findSafety(said: Normalised): Intent | undefined {
  const scored = SAFETY_INTENTS.map((intent) => ({ intent, score: cueScore(intent, said) })).filter(
    ({ score }) => score >= 0.9,
  )
  return scored.toSorted((a, b) => b.score - a.score)[0]?.intent
}

/** Whether the words try to give Mo orders about Mo. Nothing else in such a message counts. */
export function isInjection(said: Normalised): boolean {
  return MO_INTENTS.some((intent) => intent.name === 'about_instructions' && cueScore(intent, said) >= 1)
}

/** What the words most likely want, best first; nothing where all is unlikely. */
export function classify(said: Normalised): Scored[] {
  const similar = similarity(said.canonical)
  return INTENTS.map((intent) => ({
    intent,
    score: cueScore(intent, said) + EXAMPLE_WEIGHT * (similar.get(intent.name) ?? 0),
  }))
    .filter(({ score }) => score >= LIKELY)
    .toSorted((a, b) => b.score - a.score)
}

function cueScore({ cues, not = [] }: Intent, { raw, plain, canonical }: Normalised): number {
  const holds = (pattern: RegExp) => pattern.test(plain) || pattern.test(canonical) || pattern.test(raw)
  const most = cues.reduce((best, [pattern, weight]) => (weight > best && holds(pattern) ? weight : best), 0)
  if (most === 0) return 0
  return most - not.reduce((sum, [pattern, weight]) => (holds(pattern) ? sum + weight : sum), 0)
}
