import type { KnownNames } from '../verify/names-in.ts'
import { type Claims, readClaims } from './read-claims.ts'
import { splitSentences } from './split-sentences.ts'

/** A sentence of the engine as a model may reword it: whole, or clause by clause where each stands for itself. */
export type OwnSentence = {
  text: string
  whole: Claims
  clauses: readonly Claims[]
  /** Said as it stands: it is about danger, health or need, or where to call. */
  isFixed: boolean
}

/** What the engine, or one of its tools, says: each sentence in its place. */
export type Source = {
  sentences: readonly OwnSentence[]
  /** Whether it is said in any case, or only when something of it was taken up. */
  isRequired: boolean
  /** Nobody rewords it: help in need, and what was done. */
  isVerbatim: boolean
}

/** A condition counts for all of its sentence. */
const CONDITION = /\b(?:if|unless|when|where|once|because|although|though|while|except|until|whether|also)\b/i
const LEAST_CLAIMS = 3
const NEED =
  /\b(?:emergency|danger|999|105|ill|illness|disabled|medical|bab(?:y|ies)|afford|benefits|samaritans|citizens advice|stepchange|priority services|ombudsman|safe|unwell|smell)\b/i

export type SourceKind = Pick<Source, 'isRequired' | 'isVerbatim'>

/** `hide` is what was done to the text before a model saw it. */
export function sourceOf(text: string, known: KnownNames, kind: SourceKind, hide: (text: string) => string): Source {
  const { sentences, rest } = splitSentences(text)
  return {
    ...kind,
    sentences: [...sentences, rest]
      .filter((sentence) => sentence.trim() !== '')
      .map((sentence) => ownSentence(sentence, hide(sentence), known)),
  }
}

function ownSentence(text: string, seen: string, known: KnownNames): OwnSentence {
  const clauses = clausesIn(seen).map((clause) => readClaims(clause, known))
  const isSplit = clauses.length > 1 && clauses.every(({ said }) => said.length >= LEAST_CLAIMS)
  const whole = readClaims(seen, known)
  const isFixed =
    NEED.test(text) || whole.said.some((claim) => claim.kind === 'figure' && claim.figure.domain === 'phone')
  return { text, whole, clauses: isSplit ? clauses : [], isFixed }
}

function clausesIn(sentence: string): string[] {
  if (CONDITION.test(sentence)) return []
  const list = /^([^:;]{3,80}):\s+([^:;\s][^:;]*;[^:]+)$/.exec(sentence.trim())
  if (list?.[1] !== undefined && list[2] !== undefined) {
    const [, head, items] = list
    return items.split(/;\s+/).map((item) => `${head} ${item}`)
  }
  return sentence.split(/;\s+|,\s+(?=(?:and|but|so)\s)/)
}
