import type { ToolCall } from '../agent-reply.ts'
import type { QuestionKind } from '../understand/question-kind.ts'
import { FURTHER_DAILY } from './further-daily.ts'
import { FURTHER_HELP } from './further-help.ts'
import { FURTHER_MARKET } from './further-market.ts'
import { FURTHER_SWITCHING } from './further-switching.ts'
import { wideTopic } from './further-topics.ts'

/** An answer of its own, or the call that gives it. */
export type Further = string | ToolCall

/** What people ask next about a subject: by the words they use, then by the kind of their question. */
export type FurtherAnswers = {
  /** How Mo calls the subject. */
  about: string
  topics: readonly string[]
  on?: readonly (readonly [pattern: RegExp, answer: Further])[]
  kinds: Partial<Record<QuestionKind, Further>>
}

const ALL: readonly FurtherAnswers[] = [...FURTHER_SWITCHING, ...FURTHER_HELP, ...FURTHER_MARKET, ...FURTHER_DAILY]
const BY_TOPIC = new Map(ALL.flatMap((each) => each.topics.map((topic) => [topic, each] as const)))

/** The further answers of a topic by its name: a term, a premise, a help route, or a call. */
export function furtherOn(
  topic: { call: string; args: Record<string, unknown> } | undefined,
): FurtherAnswers | undefined {
  if (!topic) return undefined
  const key =
    topic.args['term'] ?? topic.args['premise'] ?? topic.args['kind'] ?? topic.args['topic'] ?? topic.args['aspect']
  return (
    (typeof key === 'string' ? (BY_TOPIC.get(key) ?? BY_TOPIC.get(wideTopic(key))) : undefined) ??
    BY_TOPIC.get(topic.call)
  )
}

/** Where a subject has no answer of one kind, the next best. */
const NEXT_BEST: Partial<Record<QuestionKind, readonly QuestionKind[]>> = {
  next: ['how', 'need'],
  how: ['next', 'need'],
  need: ['how'],
  when: ['how_long'],
  how_long: ['when'],
  where: ['who', 'how'],
  who: ['where'],
  more: ['how', 'risk'],
  risk: ['worth'],
  worth: ['risk', 'qualify'],
  qualify: ['worth', 'need'],
  refuse: ['how', 'who'],
  sure: ['source'],
  source: ['sure'],
}

/** The answer to a kind of question about a subject. */
export function furtherKind(further: FurtherAnswers | undefined, kind: QuestionKind): Further | undefined {
  if (!further) return undefined
  return [kind, ...(NEXT_BEST[kind] ?? [])].map((each) => further.kinds[each]).find((found) => found !== undefined)
}
