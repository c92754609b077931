import type { AgentState } from '../../agent-state.ts'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { learntChances, talkChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { keyOf } from '../follow-up/continue-topic.ts'

/** A subject that a message and the topic make together, and how likely it is. */
export type WithTopic = { name: string; chance: number; isTopic: boolean }

const FAINT = 0.002
const ALONE = 0.5
const TOGETHER = 0.5
const IN_FAMILY = 0.7
const NEAR = 2
const FAMILY_OF = new Map(INTENTS.map((intent) => [intent.name, talkFamily(keyOf(intent) || intent.call)]))

/** The name of the intent that a topic was told for. */
function nameOf(topic: NonNullable<AgentState['topic']>): string | undefined {
  return INTENTS.find(({ call, args }) => call === topic.call && keyOf({ args: args ?? {} }) === keyOf(topic))?.name
}

/**
 * What a short message means beside the narrow subject that was just told, and not only in its family: the words alone, the words
 * behind the question before, behind the topic's own question, and in the talk, all at once.
 */
export function readWithTopic(text: string, state: AgentState): readonly WithTopic[] | undefined {
  const { topic, summary } = state
  const told = topic && nameOf(topic)
  const question = told === undefined ? undefined : INTENT_QUESTIONS[told]
  if (!topic || told === undefined || question === undefined) return undefined
  const said = readWords(text)
  const family = talkFamily(keyOf(topic) || topic.call)
  const alone = learntChances('wishes', said)
  const [asked, named] = [`${summary.at(-2) ?? question} ${text}`, `${question} ${text}`].map((each) =>
    learntChances('wishes', readWords(each)),
  )
  const inTalk = talkChances(family, said)
  const mixed = [...alone].map(([name, chance]) => {
    const together = ((asked?.get(name) ?? 0) + FAINT) * ((named?.get(name) ?? 0) + FAINT)
    const near = FAMILY_OF.get(name) === family ? NEAR : 1
    const weight =
      (chance + FAINT) ** ALONE * together ** TOGETHER * ((inTalk.get(name) ?? 0) + FAINT) ** IN_FAMILY * near
    return [name, weight] as const
  })
  const whole = mixed.reduce((sum, [, weight]) => sum + weight, 0)
  return mixed
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, weight]) => ({ name, chance: weight / whole, isTopic: name === told }))
}
