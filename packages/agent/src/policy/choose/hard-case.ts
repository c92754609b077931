import type { AgentState } from '../../agent-state.ts'
import { PLIGHT_MATTERS } from '../../knowledge/matters/plight-matters.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import type { Normalised } from '../../understand/words/normalise.ts'

/** Single words in these suggest an emergency that is over, a detail of the home, or the wrong side of an accusation. */
const CASES: ReadonlySet<string> = new Set([
  ...Object.entries(PLIGHT_MATTERS).flatMap(([key, matter]) => ('isFine' in matter ? [key] : [])),
  'outage_comp',
])
const SURELY = 0.75
const FEWEST_WORDS = 5

/** A hard case that all the words together tell beyond doubt: it goes before what single ones suggest. */
export function hardCase(said: Normalised, { asked }: AgentState): Intent | undefined {
  if (asked !== undefined || said.plain.split(' ').length < FEWEST_WORDS) return undefined
  const [best] = [...learntChances('wishes', said)].toSorted(([, a], [, b]) => b - a)
  if (!best || best[1] < SURELY) return undefined
  return INTENTS.find(({ name, args }) => name === best[0] && CASES.has(String(args?.['term'])))
}
