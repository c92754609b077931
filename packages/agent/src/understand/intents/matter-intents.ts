import type { Matter } from '../../knowledge/matters/matter.ts'
import { ENERGY_MATTERS, OWN_MATTERS } from '../../knowledge/matters/matters.ts'
import type { Intent } from './intent.ts'

const USUAL_WEIGHT = 1.1

/** Each matter is an intent: its cue decides, and its ways of asking are the examples. */
export const MATTER_INTENTS: readonly Intent[] = [
  ...intentsOf(ENERGY_MATTERS, (key) => ({ name: `term_${key}`, call: 'explain_term', args: { term: key } })),
  ...intentsOf(OWN_MATTERS, (key) => ({ name: `about_${key}`, call: 'about_mo', args: { topic: key } })),
]

/** What can be pressed for each. */
export const MATTER_QUESTIONS: Readonly<Record<string, string>> = {
  ...questionsOf(ENERGY_MATTERS, 'term'),
  ...questionsOf(OWN_MATTERS, 'about'),
}

function intentsOf(
  matters: Readonly<Record<string, Matter>>,
  named: (key: string) => Pick<Intent, 'name' | 'call' | 'args'>,
): Intent[] {
  return Object.entries(matters).map(([key, { cue, weight = USUAL_WEIGHT, asks }]) => ({
    ...named(key),
    cues: cue ? [[cue, weight]] : [],
    examples: asks.split('|'),
  }))
}

function questionsOf(matters: Readonly<Record<string, Matter>>, before: string): Record<string, string> {
  return Object.fromEntries(Object.entries(matters).map(([key, { question }]) => [`${before}_${key}`, question]))
}
