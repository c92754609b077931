import type { FactId } from '../facts/fact.ts'
import type { TemplateId, TopicTemplateId } from './templates.ts'
import type { Word } from './words.ts'

/** Words with placeholders for values. A template contains no digit; placeholders are facts, words or phrases. */
export type Phrase = {
  template: TemplateId | TopicTemplateId
  facts?: Readonly<Record<string, FactId>>
  /** From the closed list in `words.ts`, such as "electricity" and "a month". */
  words?: Readonly<Record<string, Word>>
  phrases?: Readonly<Record<string, Phrase>>
}

/** One thing to say. */
export type Statement = Phrase & {
  /** The answer comes first. A warning (fee, deadline, danger) is never left out, a reason or a next step may be. */
  role: 'answer' | 'because' | 'warning' | 'next' | 'ask'
}
