import type { IsoDay } from '@mowatt/tariffs'
import { type Aspect, ASPECTS } from '../command/command.ts'

export const VERDICTS = ['yes', 'no', 'depends', 'usually', 'sometimes', 'unknown'] as const
export type Verdict = (typeof VERDICTS)[number]

export type TopicSource = { publisher: string; title: string; address: string; checkedOn: IsoDay }

/** The answer to one of a topic's own questions. One that asks which of two has no verdict. */
export type OwnAnswer = { verdict?: Verdict; aspect?: Aspect }

/** One of Mo's topics, from its Markdown file. Texts contain no digits: figures are placeholders such as `{limit}`. */
export type Topic = {
  id: string
  title: string
  family: string
  /** `general` topics contain no figure, deadline or right. */
  certainty: 'sourced' | 'general'
  reviewBy: IsoDay
  sources: readonly TopicSource[]
  figures: Readonly<Record<string, { text: string; source?: number }>>
  /** The answer to its title, if that is a yes or no question: precedes the short text for such a question. */
  verdict?: Verdict
  asks: readonly string[]
  /** By the question, for those that want yes or no. */
  answers: Readonly<Record<string, OwnAnswer>>
  short: string
  aspects: Readonly<Partial<Record<Aspect, string>>>
  /** What holds for some people only, for a model to choose by what they told. */
  cases: readonly { when: string; text: string }[]
}

/** The text of `short`, of an aspect, or of a case by its number: `case_1`. */
export function textOfPart({ short, aspects, cases }: Topic, part: string): string | undefined {
  const aspect = ASPECTS.find((each) => each === part)
  return part === 'short' ? short : aspect ? aspects[aspect] : cases[Number(/^case_(\d+)$/.exec(part)?.[1])]?.text
}

/** All topics by ID. Passed in with the world, because operators change them while the server runs. */
export type Topics = ReadonlyMap<string, Topic>

/** None or one, for lists. */
export function topicNamed(topics: Topics | undefined, id: string): Topic[] {
  const topic = topics?.get(id)
  return topic ? [topic] : []
}

/** Our own content: an answered question or a post. `text` is plain text. */
export type Guide = { id: string; kind: 'faq' | 'post'; title: string; url: string; text: string }
