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

/** Figures in other scripts and letters that only look like ours would pass by whoever looks for figures and names. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const OTHER_FIGURES = /(?![0-9])\p{N}/u
const MONEY_SLANG = /\b(?:grand|fivers?|tenners?|ton|bob)\b/i
const NO_PROSE = /[{}[\]|`\\]|^\s*(?:#|"\w+":)/
const BARE_HOST = /\b[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})*\.[a-z]{2,}\b/i

/** Why a sentence of a model may not be said; undefined when it may. */
export function judgeSentence(sentence: string, { facts, known, hasActed }: Grounds): string | undefined {
  const plain = sentence.normalize('NFKC')
  if (OTHER_SCRIPT.test(plain) || OTHER_FIGURES.test(plain)) return 'it is not in plain English letters and figures'
  if (NO_PROSE.test(plain)) return 'it is not prose'
  if (MONEY_SLANG.test(plain)) return 'it names a sum in slang'
  if (BARE_HOST.test(plain)) return 'it names an address'
  const verified = verifyReply(sentence, facts, known)
  if (!verified.ok) return `no tool result holds ${verified.untraceable.join(', ')}`
  if (!hasActed && CLAIMED_ACT.test(sentence)) return 'nothing was done, so nothing may be said to be done'
  if (ASKS_FOR_SECRETS.test(sentence)) return 'nobody is asked for secrets here'
  if (NAMES_ANOTHER_ROLE.test(sentence)) return 'it is not about energy'
  return undefined
}
