import { talkFamily } from '../knowledge/deeper/talk-family.ts'
import { INTENTS } from './all-intents.ts'
import { readFrames } from './frames.ts'
import { INTENT_QUESTIONS } from './intents/intent-questions.ts'
import type { Intent } from './intents/intent.ts'
import { SAFETY_INTENTS } from './intents/safety-intents.ts'
import { chancesInTalk, type Talk } from './learnt/chances-in-talk.ts'
import { learntChances } from './learnt/learnt.ts'
import { readWords } from './read-words.ts'
import type { Normalised } from './words/normalise.ts'

const LEARNT_WEIGHT = 1.5
/** A cue for what is not at all likely by all the words together counts for less. */
const CUE_ALONE = 0.5
const PLAUSIBLE = 0.03
const LIKELY = 0.4
const ALARMING = 0.55
const FAINT = 0.12
/** What changes something needs clear words, and never only a faint likeness. */
const ACTS: readonly Intent['call'][] = ['start_switch', 'set_reminder', 'correct_fact']
const CLEAR_WORDS = 0.5
/** To begin a switch is asked back before anything begins; the other acts are done at once. */
const clearFor = ({ call }: Intent) => (call === 'start_switch' ? CLEARLY : BEYOND_DOUBT)
const BEYOND_DOUBT = 0.9
/** A question about Mo has Mo in it, or what was given to Mo. */
const SPOKEN_TO =
  /\b(?:you|your|mo|mowatt|this|these|those|here|it|site|app|chat|bill|photo|pdf|data|account|help|start)\b/
const FAR = 0.6
/** A need is told by its words from here on, or by its chance; a word of need in a message about something else is none. */
const TOLD = 0.9
const CLEARLY = 0.65
const UNLIKELY = 0.01
const LIKELIER = 0.5
const DANGERS: readonly string[] = ['gas_leak', 'carbon_monoxide', 'self_harm', 'electric_danger', 'power_cut', 'abuse']

/** Wishes in whose midst a word of need is one. */
const CARE_FAMILIES = ['medical', 'debt', 'disconnection', 'help_schemes', 'power_cut']
const OF_CARE: ReadonlySet<string> = new Set([
  ...SAFETY_INTENTS.map(({ name }) => name),
  ...INTENTS.filter(({ args = {} }) =>
    Object.values(args).some((key) => typeof key === 'string' && CARE_FAMILIES.includes(talkFamily(key))),
  ).map(({ name }) => name),
])

/** A question that Mo itself offers is known word for word. */
const OFFERED = new Map(Object.entries(INTENT_QUESTIONS).map(([name, text]) => [readWords(text).raw, name]))
const WORD_FOR_WORD = 4

/** Whether a message is one of the questions that Mo offers. */
export function isOffered(said: Normalised): boolean {
  return OFFERED.has(said.raw)
}

export type Scored = { intent: Intent; score: number }

/** A need or danger in the words, the most urgent first. */
export function findSafety(said: Normalised): Intent | undefined {
  return findNeeds(said)[0]
}

/** All needs and dangers in the words, the most urgent first: told by a cue, or clear from all the words together. */
export function findNeeds(said: Normalised): Intent[] {
  const chances = learntChances('wishes', said)
  const [likeliest, most] = [...chances].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0])
  const isNeed = OF_CARE.has(likeliest)
  const needs = INTENTS.slice(0, SAFETY_INTENTS.length)
    .map((intent) => ({
      intent,
      score: cueScore(said, intent),
      chance: chances.get(intent.name) ?? 0,
    }))
    .filter(({ intent, score, chance }) => {
      const isElse = !DANGERS.includes(intent.name) && chance < UNLIKELY && most >= LIKELIER && !isNeed
      return (score >= TOLD && !isElse) || chance >= CLEARLY
    })
  return needs.toSorted((a, b) => b.score - a.score || b.chance - a.chance).map(({ intent }) => intent)
}

/** How surely the words tell of that need. */
export function needScore(said: Normalised, need: Intent): number {
  return cueScore(said, need)
}

/** Whether the words try to give Mo orders about Mo. Nothing else in such a message counts. */
export function isInjection(said: Normalised): boolean {
  return INTENTS.some((intent) => intent.name === 'about_instructions' && cueScore(said, intent) >= 1)
}

/** What the words most likely want, best first; nothing where all is unlikely. */
export function classify(said: Normalised, talk?: Talk): Scored[] {
  const all = talk ? scoreEach(said, chancesInTalk(said, talk)) : scoreAll(said)
  return all.filter(({ score }) => score >= LIKELY)
}

/** What the words are nearest to, however far away it is: for asking back. */
export function nearestIntents(said: Normalised): Scored[] {
  return scoreAll(said).filter(({ score }) => score >= FAINT)
}

const scored = new WeakMap<Normalised, readonly Scored[]>()

function scoreAll(said: Normalised): readonly Scored[] {
  const before = scored.get(said)
  if (before) return before
  const now = scoreEach(said, learntChances('wishes', said))
  scored.set(said, now)
  return now
}

function scoreEach(said: Normalised, chances: ReadonlyMap<string, number>): Scored[] {
  const offered = OFFERED.get(said.raw)
  const most = Math.max(...chances.values())
  return INTENTS.map((intent, index) => {
    const found = cueScore(said, intent)
    const chance = chances.get(intent.name) ?? 0
    // A danger counts by its cue alone; a need not where the whole message is clearly about something else.
    const isSure =
      index < SAFETY_INTENTS.length && (DANGERS.includes(intent.name) || chance >= UNLIKELY || most < LIKELIER)
    const cue = isSure ? found : found * (CUE_ALONE + (1 - CUE_ALONE) * Math.min(1, chance / PLAUSIBLE))
    const isFar = cue === 0 && intent.call === 'about_mo' && !SPOKEN_TO.test(said.plain)
    const score = cue + (isFar ? FAR : 1) * LEARNT_WEIGHT * Math.sqrt(chance)
    const known = offered === intent.name ? WORD_FOR_WORD : 0
    // A danger is told by its words. A faint likeness to one would frighten people for nothing.
    if (index < SAFETY_INTENTS.length && cue === 0 && score < ALARMING) return { intent, score: known }
    return {
      intent,
      score: ACTS.includes(intent.call) && cue < CLEAR_WORDS && chance < clearFor(intent) ? 0 : score + known,
    }
  }).toSorted((a, b) => b.score - a.score)
}

/** The spellings of a message that cues are looked for in. */
function formsOf({ raw, plain, canonical }: Normalised): string[] {
  return [...new Set([plain, canonical, raw])]
}

const cueScores = new WeakMap<Normalised, Map<Intent, number>>()

/** Looked for once in a message: a message of thousands of signs costs the patterns a tenth of a second. */
function cueScore(said: Normalised, intent: Intent): number {
  const known = cueScores.get(said) ?? new Map<Intent, number>()
  cueScores.set(said, known)
  const before = known.get(intent)
  if (before !== undefined) return before
  const now = lookForCues(intent, formsOf(said), readFrames(said))
  known.set(intent, now)
  return now
}

function lookForCues(
  { name, cues, not = [] }: Intent,
  forms: readonly string[],
  frames: ReadonlyMap<string, number>,
): number {
  const holds = (pattern: RegExp) => forms.some((form) => pattern.test(form))
  const most = cues.reduce(
    (best, [pattern, weight]) => (weight > best && holds(pattern) ? weight : best),
    frames.get(name) ?? 0,
  )
  if (most === 0) return 0
  return most - not.reduce((sum, [pattern, weight]) => (holds(pattern) ? sum + weight : sum), 0)
}
