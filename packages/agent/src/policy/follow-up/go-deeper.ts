import type { AgentReply, ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { careOf } from '../../knowledge/care-talk/care-talk.ts'
import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import { knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { type QuestionKind, questionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { offer } from '../asking/did-you-mean.ts'
import { furtherText } from './continued.ts'
import { moreOnTopic } from './more-on-topic.ts'
import { quoteSentence } from './quote-sentence.ts'
import { SAID_AGAIN } from '../../knowledge/matters/matters.ts'
import { keyOf } from './continue-topic.ts'
import { lookFurther } from '../in-talk/look-further.ts'
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
  // What was worked out for these very words says more a second time than another sum.
  if (last.name === 'explain_bill' && last.args['asked'] !== undefined) return undefined
  if (last.name === 'explain_bill' && world.bills.length > 0) {
    const next =
      last.args['aspect'] === 'saving_now' ? 'saving_wait' : OF_BILL.find((each) => each !== last.args['aspect'])
    return next === undefined ? undefined : { call: { name: 'explain_bill', args: { aspect: next } } }
  }
  if (last.name === 'exit_fee') {
    const cost = talkOfLeaving('', 'cost', state, world)
    if (cost && !('name' in cost) && !isTold(cost.says, told)) return { at_once: cost }
  }
  const again = SAID_AGAIN.get(keyOf(last))
  if (again !== undefined && !isTold(again, told)) return { at_once: furtherText(state, again) }
  const further = deeperOn(state.topic)
  const meant = kind && deeperOfKind(further, kind, (each) => typeof each === 'string' && !isTold(each, told))
  if (typeof meant === 'string') return { at_once: furtherText(state, meant) }
  const looked = QUOTED.includes(last.name) ? lookFurther(text, state) : undefined
  if (looked) return looked
  const quoted = QUOTED.includes(last.name) ? quoteSentence(text, reply.text.replace(FIRST_SENTENCE, '')) : undefined
  if (quoted !== undefined && !isTold(quoted, told)) return { at_once: knownText(state, 'quoted', quoted) }
  const step = moreOnTopic(text, state)
  if (step) return { at_once: step.at_once }
  // In the midst of a need its own words are worth more a second time than a way out.
  if (careOf(state.topic) !== undefined) return undefined
  const left = QUESTIONS.filter(([each]) => {
    const found = further?.kinds[each]
    return typeof found === 'string' && !isTold(found, told)
  }).map(([, question]) => question)
  return {
    at_once:
      left.length > 0
        ? offer(state, `${ownWords(text)} ${askOn(further?.about)} Is it`, left.slice(0, MOST))
        : knownText(state, 'all_known', `${ownWords(text)} ${NEXT_STEP}`),
  }
}

const FEW_WORDS = 12
const NEXT_STEP =
  'I do not know more on that. I can put words for your supplier together, look at a bill, compare tariffs, or hand you to a person: say which. Citizens Advice looks into a single case for free.'

/** Who is not understood hears that Mo listened. */
function ownWords(text: string): string {
  const words = text
    .trim()
    .replace(/[^\p{L}\p{N}'’£%., -]/gu, '')
    .replace(/(?<![.,\s])[.,\s]+$/, '')
  return words === '' || words.split(/\s+/).length > FEW_WORDS ? 'Thank you, I read that.' : `You say “${words}”.`
}

function askOn(about: string | undefined): string {
  return `I am not sure what you would like to know${about === undefined ? '' : ` about ${about}`}.`
}

function ofList(kind: QuestionKind | undefined, state: AgentState, world: World): Deeper | undefined {
  for (const each of [...(kind ? [kind] : []), ...OF_LIST]) {
    const found = talkOfList(each, '', state, world)
    if (found && !('name' in found) && !isTold(found.says, state.told)) return { at_once: found }
  }
  return undefined
}
