import type { AgentReply, ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/classify.ts'
import { type QuestionKind, questionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { offer } from '../asking/did-you-mean.ts'
import { furtherText } from './continued.ts'
import { moreOnTopic } from './more-on-topic.ts'
import { quoteSentence } from './quote-sentence.ts'
import { talkOfLeaving } from './talk-of-leaving.ts'
import { talkOfList } from '../of-list/talk-of-list.ts'
import { QUESTIONS } from '../asking/topic-questions.ts'

export type Deeper = { call?: ToolCall; at_once?: ToolResult }

/** What may be said again in the same words: acts, dangers, and what is typed in. */
const AGAIN: readonly string[] = [
  'start_switch',
  'set_reminder',
  'hand_over',
  'note_details',
  'correct_fact',
  'read_bill',
  'switch_progress',
  'waitlist',
  'search_guides',
]
const DANGERS = ['gas_leak', 'carbon_monoxide', 'power_cut', 'electric_danger', 'self_harm', 'abuse']
const OF_LIST: readonly QuestionKind[] = ['worth', 'risk', 'cost', 'sure']
const MOST = 3
/** It says what all is about, and whoever asks the same again has read it. */
const FIRST_SENTENCE = /^.*?[.?!]\s+(?=[A-Z“])/
/** Texts of which a sentence can be said again. */
const QUOTED: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'about_mo']
const OF_BILL = ['check', 'shares', 'against_cap']

/** Where the answer was given before in the same words: what goes further. Undefined where it may stand. */
export function goDeeper(text: string, reply: AgentReply, world: World): Deeper | undefined {
  const { state, calls } = reply
  const last = calls.at(-1)
  if (last?.args['is_again'] === true) return undefined
  if (!last || calls.some(({ name }) => AGAIN.includes(name)) || DANGERS.includes(String(last.args['kind'])))
    return undefined
  const kind = questionKind(readWords(text).plain)
  const { told } = state
  if (last.name === 'compare' || last.name === 'explain_tariff') return ofList(kind, state, world)
  if (last.name === 'explain_bill' && world.bills.length > 0) {
    const next =
      last.args['aspect'] === 'saving_now' ? 'saving_wait' : OF_BILL.find((each) => each !== last.args['aspect'])
    return next === undefined ? undefined : { call: { name: 'explain_bill', args: { aspect: next } } }
  }
  if (last.name === 'exit_fee') {
    const cost = talkOfLeaving('', 'cost', state, world)
    if (cost && !('name' in cost) && !isTold(cost.says, told)) return { at_once: cost }
  }
  const quoted = QUOTED.includes(last.name) ? quoteSentence(text, reply.text.replace(FIRST_SENTENCE, '')) : undefined
  if (quoted !== undefined && !isTold(quoted, told)) return { at_once: knownText(state, 'quoted', quoted) }
  const further = deeperOn(state.topic)
  const meant = kind && deeperOfKind(further, kind, (each) => typeof each === 'string' && !isTold(each, told))
  if (typeof meant === 'string') return { at_once: furtherText(state, meant) }
  const step = moreOnTopic(text, state)
  if (step) return { at_once: step.at_once }
  const about = further ? ` about ${further.about}` : ' on that'
  const left = QUESTIONS.filter(([each]) => {
    const found = further?.kinds[each]
    return typeof found === 'string' && !isTold(found, told)
  }).map(([, question]) => question)
  const all = `That is what I know in general${about}. For your own case ask your supplier, or Citizens Advice, which is free.`
  return {
    at_once:
      left.length > 0
        ? offer(state, `${all} I can still say more. Is it`, left.slice(0, MOST))
        : knownText(state, 'all_known', `${all} Or ask for a person here.`),
  }
}

function ofList(kind: QuestionKind | undefined, state: AgentState, world: World): Deeper | undefined {
  for (const each of [...(kind ? [kind] : []), ...OF_LIST]) {
    const found = talkOfList(each, '', state, world)
    if (found && !('name' in found) && !isTold(found.says, state.told)) return { at_once: found }
  }
  return undefined
}
