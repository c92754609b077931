import { type KnownNames, verifyReply } from '@mowatt/agent'
import type { ChatFact } from '@mowatt/contract'

export type Grounds = {
  facts: readonly ChatFact[]
  known: KnownNames
  /** Whether something was really done in this turn: only then may it be said. */
  hasActed: boolean
}

const CLAIMED_ACT =
  /\b(?:i|we|mowatt|it)(?:'ve| have|'s| has|’ve| am|'m)?\s+(?:now |just |already |also )*(?:been )?(?:start|submitt|switch|cancel|book|sent|sign|chang|correct|set up|order|transferr|mov|clos|delet|appl|enroll|register|charg|pa)(?:ed|id|t)?\b|\byour (?:switch|order|reminder|account|contract) (?:is|has been|was) (?:now )?(?:start|submitt|book|cancel|set|confirm|complet|clos|delet|sign)\w*/i
const ASKS_FOR_SECRETS =
  /\b(?:password|passcode|pin\b|cvv|cvc|security code|card (?:number|details)|sort code|bank (?:details|account)|account number|national insurance|one-time code)/i
const NAMES_ANOTHER_ROLE = /\b(?:system prompt|my instructions|developer message|as an? (?:unrestricted|jailbroken))\b/i

/** Why a sentence of a model may not be said; undefined when it may. */
export function judgeSentence(sentence: string, { facts, known, hasActed }: Grounds): string | undefined {
  const verified = verifyReply(sentence, facts, known)
  if (!verified.ok) return `no tool result holds ${verified.untraceable.join(', ')}`
  if (!hasActed && CLAIMED_ACT.test(sentence)) return 'nothing was done, so nothing may be said to be done'
  if (ASKS_FOR_SECRETS.test(sentence)) return 'nobody is asked for secrets here'
  if (NAMES_ANOTHER_ROLE.test(sentence)) return 'it is not about energy'
  return undefined
}
