import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { isTold } from '../../told-before.ts'
import type { Scored } from '../../understand/classify.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { questionKind } from '../../understand/question-kind.ts'
import { readWords } from '../../understand/read-words.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { moreOnTopic } from '../follow-up/more-on-topic.ts'
import type { Heard } from '../of-home/heard-home.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import { joinLast } from './join-last.ts'
import { readInTalk } from './read-in-talk.ts'

const MOST_WORDS = 8
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'about_mo', 'price_cap', 'vat']
const ELSEWHERE: readonly string[] = [
  'explain_term',
  'correct_premise',
  'help_route',
  'about_mo',
  'small_talk',
  'waitlist',
]
/** Without a bill or a list there is nothing to look at or to choose from, and a faint likeness to such a wish is a leap too. */
const WITH_TABLE: readonly string[] = [
  'compare',
  'explain_tariff',
  'explain_bill',
  'start_switch',
  'correct_fact',
  'exit_fee',
]
/** From here on the words alone say that they are about something else. */
const CLEAR = 0.45
const CUED = 1.25
const FAINT = 0.3
const JOINED = 0.35

/** A short message in the middle of a subject does not leap to another one on a faint likeness: first what it means here. */
export function stayInTalk({ text, plain, state, world }: Heard, top: Scored | undefined): Continued | undefined {
  const { topic } = state
  if (!topic || isDanger(topic) || !EXPLAINED.includes(topic.call) || plain.split(' ').length > MOST_WORDS)
    return undefined
  if (top && !isLeap(top, text, talkFamily(keyOf(topic) || topic.call))) return undefined
  const inTalk = readInTalk({ text, plain, state, world }, true)
  if (inTalk && inTalk.chance >= FAINT) return inTalk.found
  const joined = joinLast(text, state, JOINED)
  if (joined) return { calls: [joined], at_once: [] }
  const kind = questionKind(plain)
  const answer =
    kind && deeperOfKind(deeperOn(topic), kind, (each) => typeof each !== 'string' || !isTold(each, state.told))
  if (answer !== undefined) return asContinued(answer, state)
  const step = moreOnTopic(text, state, true)
  return step && { calls: [], at_once: [step.at_once], about: step.about, keepsTopic: true }
}

function isLeap({ intent, score }: Scored, text: string, family: string): boolean {
  if (!(ELSEWHERE.includes(intent.call) || WITH_TABLE.includes(intent.call)) || score >= CUED) return false
  if (talkFamily(keyOf(intent) || intent.call) === family) return false
  return (learntChances('wishes', readWords(text)).get(intent.name) ?? 0) < CLEAR
}
