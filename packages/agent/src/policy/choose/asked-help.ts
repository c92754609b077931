import { careOf } from '../../knowledge/care-talk/care-talk.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { isOffered } from '../../understand/classify.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import type { Normalised } from '../../understand/words/normalise.ts'

const SURELY = 0.6
/** What points at something is asked of that. */
const POINTS = /\b(?:them|those|these|that one)\b/

/** A question about help with paying that all the words together ask: a bill on the table has no answer to it. */
export function askedHelp(said: Normalised): Intent | undefined {
  if (isOffered(said) || POINTS.test(said.plain)) return undefined
  const chances = learntChances('wishes', said)
  return INTENTS.find(
    ({ name, call, args = {} }) => (chances.get(name) ?? 0) >= SURELY && careOf({ call, args }) === 'help',
  )
}
