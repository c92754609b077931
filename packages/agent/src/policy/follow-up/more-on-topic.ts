import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import { readWords } from '../../understand/read-words.ts'
import { furtherText } from './continued.ts'
import { keyOf } from './continue-topic.ts'
import { textOfTopic } from './text-of-topic.ts'
import { namesNoSubject, type QuestionKind } from '../../understand/question-kind.ts'

const ASKS =
  /\?|^\W*(?:(?:and|so|but|ok|right|well|then)\s+)*(?:what|whats|what's|how|hows|why|when|which|who|where|is|are|am|do|does|did|can|could|will|would|should|shall|any|tell|show)\b/i
const COURTESY = /\b(?:thank ?you|thanks|thank|cheers|ta|bye|goodbye|sorry|hello|hi)\b/
const TOPICS: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'explain_bill']
const STEPS: readonly QuestionKind[] = ['next', 'how', 'need', 'who']
const MOST_WORDS = 9

/** Who adds something about their own case asks nothing, and wants the next step of what was talked about. */
export function moreOnTopic(
  text: string,
  state: AgentState,
  isOfCase = false,
): { at_once: ToolResult; about: ToolCall } | undefined {
  const { topic } = state
  if (!topic || state.asked || !TOPICS.includes(topic.call) || ASKS.test(text)) return undefined
  const { plain } = readWords(text)
  if (COURTESY.test(plain)) return undefined
  if ((!isOfCase && !namesNoSubject(plain)) || plain.split(' ').length > MOST_WORDS) return undefined
  const further = deeperOn(topic)
  const own = further?.topics.includes(keyOf(topic)) || ORDERS.test(plain) ? undefined : stepOfText(topic)
  if (own !== undefined && !isTold(own, state.told))
    return { at_once: furtherText(state, own), about: { name: topic.call as ToolCall['name'], args: topic.args } }
  const step = STEPS.map((kind) => further?.kinds[kind]).find(
    (each): each is string => typeof each === 'string' && !isTold(each, state.told),
  )
  if (step === undefined) return undefined
  return { at_once: furtherText(state, step), about: { name: topic.call as ToolCall['name'], args: topic.args } }
}

/** What is asked of Mo is nothing that was told of the case. */
const ORDERS = /^(?:make|write|draft|shorten|send|put|show|give|try|do)\b/
const SENTENCES = /(?<=[.?!])\s+(?=[A-Z“])/
const ACTS =
  /^(?:Then |So |First |Also )?(?:ask|tell|send|look|read|take|check|give|ring|call|write|keep|report|get|apply|put|try|compare|set)\b(?! me\b)/i

/** What the last text itself asks to do: it is nearer than the next step of its whole family. */
function stepOfText(topic: NonNullable<AgentState['topic']>): string | undefined {
  const step = textOfTopic(topic)
    ?.split(SENTENCES)
    .find((sentence, at) => at > 0 && ACTS.test(sentence))
  return step === undefined ? undefined : `Thank you, I keep that in mind. ${step}`
}
