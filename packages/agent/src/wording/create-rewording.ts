import type { KnownNames } from '../verify/names-in.ts'
import { courtesyOf } from './courtesies.ts'
import { mismatchOf } from './match-claims.ts'
import { type Claims, joinClaims, readClaims } from './read-claims.ts'
import type { OwnSentence, Source } from './source.ts'

/** How many sentences of ours one of a model's may stand for. */
const MOST_JOINED = 3

export type Heard = {
  /** What may be said now, in this order: the engine's own sentences that were passed over, then the model's. */
  says: string[]
  /** Why the sentence is not heard. */
  why?: string
}

export type Rewording = {
  add(source: Source): void
  hear(sentence: string, known: KnownNames): Heard
  /** What is still to be said. */
  finish(): string[]
  /** Whether something of this source was or will be said. */
  isUsed(source: Source): boolean
}

/** How far a rewording has come. Plain data: whoever keeps it can go on elsewhere. */
export type RewordingState = {
  sources: Source[]
  used: Set<Source>
  /** The source, and the sentence and clause of it, that come next. */
  at: number
  next: number
  clause: number
  /** Clauses that wait for the rest of their sentence. */
  held: string[]
  hasBegun: boolean
  closing?: string
}

export function freshRewording(): RewordingState {
  return { sources: [], used: new Set(), at: 0, next: 0, clause: 0, held: [], hasBegun: false }
}

/**
 * The engine's answer, sentence by sentence, in which a model may put another sentence for one that says the same. The order
 * stays, nothing is left out, and nothing comes in but a courtesy before and after.
 */
export function createRewording(state: RewordingState = freshRewording()): Rewording {
  const { sources, used } = state

  /** Says our own sentences up to a place; sources that nobody took up are passed over. */
  function reach(source: number, sentence: number): string[] {
    const says: string[] = []
    state.held = []
    state.clause = 0
    for (; state.at < source; state.at += 1) {
      const passed = sources[state.at]
      if (passed && (passed.isRequired || used.has(passed))) says.push(...textsOf(passed, state.next))
      state.next = 0
    }
    const current = sources[state.at]
    if (current) says.push(...textsOf(current, state.next, sentence))
    state.next = sentence
    return says
  }

  function take(sentence: string, found: Place): string[] {
    const says = found.clause > 0 ? [] : reach(found.source, found.sentence)
    const source = sources[found.source]
    if (source) used.add(source)
    state.hasBegun = true
    if (found.clauses > found.clause + 1) {
      state.held.push(sentence)
      state.clause = found.clause + 1
      return says
    }
    says.push(...state.held, sentence)
    state.held = []
    state.clause = 0
    state.next = found.sentence + found.joined
    return says
  }

  function find(claims: Claims): Place | string {
    let why = 'it is not in the answer'
    const current = sources[state.at]
    const begun = state.clause > 0 ? current?.sentences[state.next] : undefined
    const awaited = begun?.clauses[state.clause]
    if (begun && awaited && mismatchOf(claims, awaited) === undefined)
      return { source: state.at, sentence: state.next, joined: 1, clause: state.clause, clauses: begun.clauses.length }
    for (const [index, { sentences, isVerbatim }] of sources.entries()) {
      if (index < state.at || isVerbatim) continue
      for (let from = index === state.at ? state.next : 0; from < sentences.length; from += 1) {
        for (let joined = 1; joined <= MOST_JOINED && from + joined <= sentences.length; joined += 1) {
          if (sentences[from + joined - 1]?.isFixed) break
          const off = mismatchOf(claims, joinClaims(sentences.slice(from, from + joined).map(({ whole }) => whole)))
          if (off === undefined) return { source: index, sentence: from, joined, clause: 0, clauses: 0 }
          if (joined === 1 && !off.startsWith('it says too')) why = closer(why, off, claims, sentences[from])
        }
        const [first] = sentences[from]?.isFixed ? [] : (sentences[from]?.clauses ?? [])
        if (first && mismatchOf(claims, first) === undefined)
          return { source: index, sentence: from, joined: 1, clause: 0, clauses: sentences[from]?.clauses.length ?? 0 }
      }
    }
    return why
  }

  return {
    add: (source) => void sources.push(source),
    hear(sentence, known) {
      const courtesy = courtesyOf(sentence)
      if (courtesy === 'closing') state.closing = sentence
      if (courtesy === 'opening' && !state.hasBegun) {
        state.hasBegun = true
        // Nobody is greeted twice.
        if (courtesyOf(sources[0]?.sentences[0]?.text ?? '') === 'opening') state.next = 1
        return { says: [spaced(sentence)] }
      }
      if (courtesy) return { says: [] }
      const found = find(readClaims(withoutLeadIn(sentence), known))
      return typeof found === 'string' ? { says: [], why: found } : { says: take(spaced(sentence), found) }
    },
    finish() {
      // What the engine understood nothing of is left out only where a tool of the model's found something.
      if (sources[0] && !sources.some((source) => source.isRequired || used.has(source))) used.add(sources[0])
      const rest = reach(sources.length, 0)
      return state.closing === undefined ? rest : [...rest, state.closing]
    },
    isUsed: (source) => source.isRequired || used.has(source),
  }
}

type Place = { source: number; sentence: number; joined: number; clause: number; clauses: number }

function textsOf({ sentences }: Source, from: number, to = sentences.length): string[] {
  return sentences.slice(from, to).map(({ text }) => spaced(text))
}

function spaced(text: string): string {
  return /\s$/.test(text) ? text : `${text} `
}

/** The reason that helps most is that of the sentence which shares a figure or a name. */
function closer(before: string, off: string, claims: Claims, own: OwnSentence | undefined): string {
  const shares = claims.said.some(
    ({ kind, key }) => kind !== 'word' && own?.whole.said.some((each) => each.key === key),
  )
  return shares ? off : before
}

const LEAD_IN =
  /^\s*(?:(?:\[name [A-Z]+\]|so|and|but|also|then|in short|in other words|put simply|simply put|to be clear|to put it simply|basically|in plain words|overall|as it happens|(?:that|this|which) means(?: that)?|it means(?: that)?|from what i can see|as far as i can see|(?:please |do )?(?:note|remember|bear in mind|keep in mind) that)[,:]?\s+)+(?=\S)/i

/** How people begin to say something again. */
function withoutLeadIn(sentence: string): string {
  return sentence.replace(LEAD_IN, '')
}
