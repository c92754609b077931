import { type KnownNames, verifyReply } from '@mowatt/agent'
import type { ChatFact } from '@mowatt/contract'

export type Grounds = { facts: readonly ChatFact[]; known: KnownNames }

/** Figures in other scripts and letters that only look like ours would pass by whoever reads claims. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const OTHER_FIGURES = /(?![0-9])\p{N}/u
const NO_PROSE = /[{}[\]|`\\]|^\s*(?:#|"\w+":)/
const BARE_HOST = /\b[a-z0-9-]{2,}(?:\.[a-z0-9-]{2,})*\.[a-z]{2,}\b/i
const MASKED = /\[[a-z -]+ [A-Z]+\]/g

/**
 * Why a sentence of a model cannot even be compared with ours; undefined when it can. What it claims is judged by the
 * rewording; that each figure and name has its source is asked here once more.
 */
export function judgeSentence(sentence: string, { facts, known }: Grounds): string | undefined {
  const plain = sentence.normalize('NFKC').replaceAll(MASKED, '')
  if (OTHER_SCRIPT.test(plain) || OTHER_FIGURES.test(plain)) return 'it is not in plain English letters and figures'
  if (NO_PROSE.test(plain)) return 'it is not prose'
  if (BARE_HOST.test(plain)) return 'it names an address'
  const verified = verifyReply(plain, facts, known)
  return verified.ok ? undefined : `no tool result holds ${verified.untraceable.join(', ')}`
}
