import type { ToolCall } from '../../agent-reply.ts'
import { isOwnKind } from '../../knowledge/deeper/find-deeper.ts'
import { isTold } from '../../told-before.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { questionKind } from '../../understand/question-kind.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { quoteOfKind } from '../follow-up/quote-of-kind.ts'
import { quoteSentence } from '../follow-up/quote-sentence.ts'
import { textOfTopic } from '../follow-up/text-of-topic.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import type { Heard } from '../of-home/heard-home.ts'
import { isNewIn } from './is-new-in.ts'
import { readWithTopic } from './read-with-topic.ts'

const MOST_WORDS = 10
const LIKELY = 0.5
const TELLS: readonly string[] = ['explain_term', 'correct_premise']
const ASKS =
  /^(?:(?:so|and|but|ok|okay|then|well|right|also|hmm|oh)\s+)*(?:what|whats|how|when|where|who|which|why|is|are|am|do|does|did|can|could|will|would|should|any|if)\b/
/** It says what all is about, and was read. */
const FIRST = /^.*?[.?!]\s+(?=[A-Z“])/

/**
 * A short question that the last text answers itself, or that it makes together with a narrow subject: then the sentence, or that
 * subject, goes before what the whole family says to such a kind of question.
 */
export function askLastText({ text, plain, state, world }: Heard): Continued | undefined {
  const { topic } = state
  if (!topic || !TELLS.includes(topic.call) || isDanger(topic) || topic.args['thing'] !== undefined) return undefined
  if (state.comparison || world.bills.length > 0 || plain.split(' ').length > MOST_WORDS || !ASKS.test(plain))
    return undefined
  // What was answered for this very subject is nearer.
  const kind = questionKind(plain)
  if (kind && isOwnKind(topic, kind)) return undefined
  const read = readWithTopic(text, state)?.[0]
  if (!read || read.chance < LIKELY) return undefined
  if (read.isTopic) {
    const told = textOfTopic(topic)
    const quoted =
      (kind && quoteOfKind(kind, state)) ??
      (told === undefined ? undefined : quoteSentence(text, told.replace(FIRST, '')))
    return quoted === undefined || isTold(quoted, state.told) ? undefined : asContinued(quoted, state)
  }
  const intent = INTENTS.find(({ name }) => name === read.name)
  if (!intent || !TELLS.includes(intent.call)) return undefined
  const call: ToolCall = { name: intent.call as ToolCall['name'], args: { ...intent.args } }
  return isNewIn(call, state) ? { calls: [call], at_once: [] } : undefined
}
