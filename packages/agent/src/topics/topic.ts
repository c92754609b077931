import type { IsoDay } from '@mowatt/tariffs'
import type { Aspect } from '../command/command.ts'

export const VERDICTS = ['yes', 'no', 'depends', 'usually', 'sometimes', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

export type TopicSource = { publisher: string; title: string; address: string; checkedOn: IsoDay }

/** How a question of a topic's own is answered. One that asks which of two has no verdict. */
export type OwnAnswer = { verdict?: Verdict; aspect?: Aspect }

/**
 * One thing that Mo knows, as read from its Markdown file. Texts contain no digits: figures are placeholders such as
 * `{limit}`.
 */
export type Topic = {
  id: string
  title: string
  family: string
  /** `general` topics contain no figure, deadline or right. */
  certainty: 'sourced' | 'general'
  reviewBy: IsoDay
  sources: readonly TopicSource[]
  figures: Readonly<Record<string, { text: string; source?: number }>>
  /** The answer to its title, where that asks whether: said before the short text to who asks so. */
  verdict?: Verdict
  asks: readonly string[]
  /** By the question, for those that want yes or no. */
  answers: Readonly<Record<string, OwnAnswer>>
  short: string
  aspects: Readonly<Partial<Record<Aspect, string>>>
}

/** All topics by id. Given with the world, since operators will change them while the server runs. */
export type Topics = ReadonlyMap<string, Topic>

/** None or one, for lists. */
export function topicNamed(topics: Topics | undefined, id: string): Topic[] {
  const topic = topics?.get(id)
  return topic ? [topic] : []
}

/** Our own content: an answered question or a post. `text` is plain text. */
export type Guide = { id: string; kind: 'faq' | 'post'; title: string; url: string; text: string }
