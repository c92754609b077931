import { ASKED_INTENTS } from './intents/asked-intents.ts'
import { LOOSE_CUES } from './cues/loose-cues.ts'
import { TERM_CUES } from './cues/term-cues.ts'
import { WISH_CUES } from './cues/wish-cues.ts'
import { BILL_EXAMPLES } from './examples/bill-examples.ts'
import { ENERGY_EXAMPLES } from './examples/energy-examples.ts'
import { HOUSEHOLD_EXAMPLES } from './examples/household-examples.ts'
import { LOOSE_EXAMPLES } from './examples/loose-examples.ts'
import { MARKET_EXAMPLES } from './examples/market-examples.ts'
import { MO_EXAMPLES } from './examples/mo-examples.ts'
import { PREMISE_EXAMPLES } from './examples/premise-examples.ts'
import { SAFETY_EXAMPLES } from './examples/safety-examples.ts'
import { SCOPE_EXAMPLES } from './examples/scope-examples.ts'
import { BILL_INTENTS } from './intents/bill-intents.ts'
import { ENERGY_INTENTS } from './intents/energy-intents.ts'
import { readFrames } from './frames.ts'
import { HOUSEHOLD_INTENTS } from './intents/household-intents.ts'
import { INTENT_QUESTIONS } from './intents/intent-questions.ts'
import type { Intent } from './intents/intent.ts'
import { MARKET_INTENTS } from './intents/market-intents.ts'
import { MATTER_INTENTS } from './intents/matter-intents.ts'
import { MO_INTENTS } from './intents/mo-intents.ts'
import { normalise, normaliseAll, type Normalised } from './words/normalise.ts'
import { PREMISE_INTENTS } from './intents/premise-intents.ts'
import { SAFETY_INTENTS } from './intents/safety-intents.ts'
import { SCOPE_INTENTS } from './intents/scope-intents.ts'
import { buildSimilarity } from './similarity.ts'
import { VOCABULARY } from './words/vocabulary.ts'

const GIVEN: readonly Intent[] = [
  ...SAFETY_INTENTS,
  ...SCOPE_INTENTS,
  ...HOUSEHOLD_INTENTS,
  ...PREMISE_INTENTS,
  ...ENERGY_INTENTS,
  ...BILL_INTENTS,
  ...MARKET_INTENTS,
  ...ASKED_INTENTS,
  ...MATTER_INTENTS,
  ...MO_INTENTS,
]
export const INTENTS: readonly Intent[] = GIVEN.map((intent) => ({
  ...intent,
  cues: [
    ...intent.cues,
    ...(TERM_CUES[intent.name] ?? WISH_CUES[intent.name] ?? []),
    ...(LOOSE_CUES[intent.name] ?? []),
  ],
}))
const EXAMPLE_WEIGHT = 0.9
const LIKELY = 0.4
const ALARMING = 0.55
const FAINT = 0.12
/** What changes something needs clear words, and never only a likeness. */
const ACTS: readonly Intent['call'][] = ['start_switch', 'set_reminder', 'correct_fact']
const CLEAR_WORDS = 0.5
/** A question about Mo has Mo in it, or what was given to Mo. */
const SPOKEN_TO =
  /\b(?:you|your|mo|mowatt|this|these|those|here|it|site|app|chat|bill|photo|pdf|data|account|help|start)\b/
const FAR = 0.6

/** How people say it, each intent in one of the lists. */
const SAID: Readonly<Record<string, string>> = {
  ...BILL_EXAMPLES,
  ...ENERGY_EXAMPLES,
  ...HOUSEHOLD_EXAMPLES,
  ...MARKET_EXAMPLES,
  ...MO_EXAMPLES,
  ...PREMISE_EXAMPLES,
  ...SAFETY_EXAMPLES,
  ...SCOPE_EXAMPLES,
}
const sayings = (of: Readonly<Record<string, string>>, name: string) =>
  of[name]?.split('|').map((text) => text.trim()) ?? []
const examples = INTENTS.flatMap(({ name, examples: own }) =>
  [...new Set([...own, ...sayings(SAID, name), ...sayings(LOOSE_EXAMPLES, name)])].map((text) => ({
    label: name,
    text,
  })),
)
const words = [...new Set([...VOCABULARY, ...examples.flatMap(({ text }) => text.split(/[^a-z]+/))])].filter(
  ({ length }) => length > 3,
)
const saidPlainly = normaliseAll(
  examples.map(({ text }) => text),
  words,
)
const similarity = buildSimilarity(examples.map(({ label }, at) => ({ label, text: saidPlainly[at]?.canonical ?? '' })))

/** A question that Mo itself offers is known word for word. */
const OFFERED = new Map(Object.entries(INTENT_QUESTIONS).map(([name, text]) => [normalise(text, words).raw, name]))
const WORD_FOR_WORD = 2

export type Scored = { intent: Intent; score: number }

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

/** A need or danger in the words, the most urgent first. */
export function findSafety(said: Normalised): Intent | undefined {
  return findNeeds(said)[0]
}

/** All needs and dangers in the words, the most urgent first. */
export function findNeeds(said: Normalised): Intent[] {
  const frames = readFrames(said)
  const needs = INTENTS.slice(0, SAFETY_INTENTS.length)
    .map((intent) => ({ intent, score: cueScore(intent, said, frames) }))
    .filter(({ score }) => score >= 0.9)
  return needs.toSorted((a, b) => b.score - a.score).map(({ intent }) => intent)
}

/** How surely the words tell of that need. */
export function needScore(said: Normalised, need: Intent): number {
  return cueScore(need, said, readFrames(said))
}

/** Whether the words try to give Mo orders about Mo. Nothing else in such a message counts. */
export function isInjection(said: Normalised): boolean {
  const frames = readFrames(said)
  return INTENTS.some((intent) => intent.name === 'about_instructions' && cueScore(intent, said, frames) >= 1)
}

/** What the words most likely want, best first; nothing where all is unlikely. */
export function classify(said: Normalised): Scored[] {
  return scoreAll(said).filter(({ score }) => score >= LIKELY)
}

/** What the words are nearest to, however far away it is: for asking back. */
export function nearestIntents(said: Normalised): Scored[] {
  return scoreAll(said).filter(({ score }) => score >= FAINT)
}

const scored = new WeakMap<Normalised, readonly Scored[]>()

function scoreAll(said: Normalised): readonly Scored[] {
  const before = scored.get(said)
  if (before) return before
  const now = scoreEach(said)
  scored.set(said, now)
  return now
}

function scoreEach(said: Normalised): Scored[] {
  const similar = similarity(said.canonical)
  const frames = readFrames(said)
  const offered = OFFERED.get(said.raw)
  return INTENTS.map((intent, index) => {
    const cue = cueScore(intent, said, frames)
    const isFar = cue === 0 && intent.call === 'about_mo' && !SPOKEN_TO.test(said.plain)
    const score = cue + (isFar ? FAR : 1) * EXAMPLE_WEIGHT * (similar.get(intent.name) ?? 0)
    const known = offered === intent.name ? WORD_FOR_WORD : 0
    // A danger is told by its words. A faint likeness to one would frighten people for nothing.
    if (index < SAFETY_INTENTS.length && cue === 0 && score < ALARMING) return { intent, score: known }
    return { intent, score: ACTS.includes(intent.call) && cue < CLEAR_WORDS ? 0 : score + known }
  }).toSorted((a, b) => b.score - a.score)
}

function cueScore(
  { name, cues, not = [] }: Intent,
  { raw, plain, canonical }: Normalised,
  frames: ReadonlyMap<string, number>,
): number {
  const forms = [...new Set([plain, canonical, raw])]
  const holds = (pattern: RegExp) => forms.some((form) => pattern.test(form))
  const most = cues.reduce(
    (best, [pattern, weight]) => (weight > best && holds(pattern) ? weight : best),
    frames.get(name) ?? 0,
  )
  if (most === 0) return 0
  return most - not.reduce((sum, [pattern, weight]) => (holds(pattern) ? sum + weight : sum), 0)
}
