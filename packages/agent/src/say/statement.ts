import type { FactId } from '../facts/fact.ts'

/** Words with places for values. A template holds no digit; what fills its places are facts, words or other phrases. */
export type Phrase<Template extends string = string> = {
  template: Template
  facts?: Readonly<Record<string, FactId>>
  /** Of the closed list in `words.ts`, such as "electricity" and "a month". */
  words?: Readonly<Record<string, string>>
  phrases?: Readonly<Record<string, Phrase>>
}

/** One thing to say. */
export type Statement<Template extends string = string> = Phrase<Template> & {
  /** The answer comes first. A warning (fee, deadline, danger) is never left out, a reason or a next step may be. */
  role: 'answer' | 'because' | 'warning' | 'next' | 'ask'
}
