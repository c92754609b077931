import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { afterLetter } from './after-letter.ts'
import { changeLetter } from './change-letter.ts'
import { composeCall, composeLetter, type LetterManner } from './compose-letter.ts'
import { letterFacts, wishIn } from './letter-facts.ts'
import { LETTER_KINDS, type LetterKind, type LetterName } from './letter-kinds.ts'
import { questionsOnBill } from './questions-on-bill.ts'

/** Forms in which a text is asked for: the writing, and the thing that is written. */
const WRITTEN = '(?:letter|e ?mail|mail|message|note|text|template|few lines|reply|answer|response|something|complaint)'
const WRITE = '(?:write|draft|compose|word|phrase|pen|knock up|put together|type up|do)'
const ORDERS = new RegExp(
  `^(?:(?:ok|so|and|then|right|please|pls|now|yes|just|great|well|can|could|will|would|you|u|mo|help|me|us|i|need|want|to|like|lets)\\s+)*(?:${WRITE}\\b(?: \\w+){0,5} ${WRITTEN}|write (?:to|back|it|that|this|one|them)\\b|draft (?:it|that|this|one)\\b|(?:a |an )(?:letter|e ?mail|template)\\b|(?:letter|e ?mail|message) to\\b)`,
)
/** An order in the second half of a message. */
const ORDERS_THEN =
  /(?:[,.;:] ?|\b(?:and|can you|could you|please|words|wording) )(?:(?:can you|could you|please|then) ){0,6}(?:(?:write|draft)\b (?:to|an?|me|it|them|something)\b|for an? (?:e ?mail|letter|message)\b)/i
const WHAT_TO_WRITE =
  /\bwhat (?:do|should|would|can|shall|could) (?:i|we) (?:write|put)\b|\bhow (?:do|should|would|can) (?:i|we) (?:word|phrase)\b/
const AS_TEXT =
  /\b(?:put|have|give (?:it |that )?(?:to )?me|turn)\b.{0,20}\b(?:in|into|as)\b.{0,12}\b(?:letter|e ?mail|message|text|words|writing)\b/
const THEY_WRITE =
  /\b(?:they|he|she|supplier|company|you have|someone)\b.{0,20}\b(?:wrote|write|sent|send|emailed)\b|\bremind\b|\bnot (?:write|email)\b/
const CALLS = /\b(?:ring|ringing|rang|call|calling|phone|phoning|speak|talk)\b/
const WHAT_TO_SAY = /\bwhat\b.{0,25}\b(?:say|ask|tell|mention|need|have ready)\b|\b(?:script|words)\b/
const TO_THEM = /\b(?:say|ask|tell)\b.{0,8}\b(?:to )?(?:them|him|her|supplier|the company)\b/
const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))
const LIKELY = 0.5
const FRAMES: readonly string[] = ['compare', 'explain_tariff', 'read_bill', 'start_switch']

/** A letter, a mail or words for a call, on what was talked about, or a change of the last one. */
export function hearLetter(heard: Heard): HomeAnswer | undefined {
  const { plain, state } = heard
  const changed = changeLetter(heard)
  if (changed) return tell(heard, changed.name, changed.manner)
  // What it is about may come only after the frame.
  const open = state.topic?.args['letter']
  const told =
    open === 'complaint' && !heard.text.includes('?') && plain.split(' ').length <= MOST_WORDS
      ? namedIn(plain)
      : undefined
  if (told) return tell(heard, told, { tone: 'plain', isShort: false, added: [] })
  const after = afterLetter(heard)
  if (after) return after
  const isTold = WHAT_TO_SAY.test(plain) && !THEY_WRITE.test(plain)
  if (isTold && (CALLS.test(plain) || (TO_THEM.test(plain) && nameAfter(state)))) return tellCall(heard)
  if (!asksText(heard)) return undefined
  const name = nameOf(plain, state)
  const hasBill = billOf(heard.world, state) !== undefined && state.subject === 'own'
  const isOfBill = hasBill && /\b(?:balance|bill|charges?|\d+\.\d\d)\b/.test(plain)
  const isOwn = (name === undefined || name === 'complaint') && !isOfBill && wishIn(heard.text) !== undefined
  const wanted = isOwn ? 'own_words' : (name ?? (hasBill ? 'bill' : 'complaint'))
  return tell(heard, wanted, { tone: toneOf(plain), isShort: false, added: [] })
}

function asksText({ text, plain }: Heard): boolean {
  if (OFFERED.has(text.trim())) return false
  if (
    ORDERS.test(plain) ||
    AS_TEXT.test(plain) ||
    ORDERS_THEN.test(text) ||
    WHAT_TO_WRITE.test(plain) ||
    /\bwording\b/i.test(text)
  )
    return true
  if (THEY_WRITE.test(plain)) return false
  const said = readWords(text)
  return (
    /\b(?:write|draft|word\w*|phrase|letter|e ?mail|template|compose)\b/.test(plain) &&
    ((learntChances('wishes', said).get('term_complaint_letter') ?? 0) >= LIKELY ||
      (learntChances('at_hand', said).get('at_bill.letter') ?? 0) >= LIKELY)
  )
}

function toneOf(plain: string): LetterManner['tone'] {
  return /\b(?:firm|strong|angry|stern|tough)\w*\b/.test(plain)
    ? 'firm'
    : /\b(?:polite|friendly|nice|kind)\w*\b/.test(plain)
      ? 'soft'
      : 'plain'
}

const KINDS = Object.entries<LetterKind>(LETTER_KINDS) as [LetterName, LetterKind][]
const LATELY = 4
const MOST_WORDS = 14

/** By the words of the message, else by what was talked about, else by what was said before. */
function nameOf(plain: string, state: AgentState): LetterName | undefined {
  const { topic, summary } = state
  const isTalk = topic !== undefined && !FRAMES.includes(topic.call)
  return (
    namedIn(plain) ??
    nameAfter(state) ??
    (isTalk
      ? (summary
          .slice(-LATELY, -1)
          .toReversed()
          .map((each) => namedIn(readWords(each).plain))
          .find((each) => each !== undefined) ?? 'complaint')
      : undefined)
  )
}

function namedIn(words: string): LetterName | undefined {
  return KINDS.find(([name, { names }]) => name !== 'complaint' && names.test(words))?.[0]
}

function nameAfter({ topic }: AgentState): LetterName | undefined {
  if (!topic || FRAMES.includes(topic.call)) return undefined
  const letter = topic.args['letter']
  const key = keyOf(topic)
  return KINDS.find(([name, { after }]) => name === letter || after.includes(key))?.[0]
}

function supplierOf({ state, world }: Heard): string | undefined {
  return billOf(world, state)?.facts.supplier ?? saidOf(state).supplier
}

function tell(heard: Heard, name: LetterName, manner: LetterManner): HomeAnswer {
  return onLetter(heard, name, composeLetter(name, supplierOf(heard), letterFacts(heard), manner), manner)
}

function tellCall(heard: Heard): HomeAnswer {
  const { plain, state, world } = heard
  const facts = billOf(world, state)?.facts
  const name = nameOf(plain, state)
  const says =
    name === undefined && facts ? questionsOnBill(facts, heard) : composeCall(name ?? 'complaint', letterFacts(heard))
  return onLetter(heard, name ?? (facts ? 'bill' : 'complaint'), says, { tone: 'plain', isShort: false, added: [] })
}

/** The talk stays on the letter, for "shorter" and "what if they say no". */
function onLetter(heard: Heard, name: LetterName, says: string, manner: LetterManner): HomeAnswer {
  // A plan to pay is of debt, and what is asked next too.
  const args = { term: name === 'plan' ? 'payment_plan' : 'complaint_letter', letter: name, ...manner }
  const about: ToolCall = { name: 'explain_term', args }
  const state = { ...heard.state, topic: { call: about.name, args } }
  return { calls: [], at_once: [inWords(heard, state, says)], about }
}

function inWords(heard: Heard, state: AgentState, says: string): ToolResult {
  const supplier = supplierOf(heard)
  const found = knownText(state, 'letter', says)
  return supplier === undefined
    ? found
    : { ...found, facts: [...found.facts, fact('letter.supplier', 'supplier', supplier)] }
}
