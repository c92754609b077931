import type { FactId } from '../facts/fact.ts'

/**
 * One thing to say: a sentence with places for values. A template holds no digit; what fills its places are facts, or
 * words of the closed list in `words.ts` such as "electricity" and "a month".
 */
export type Statement<Template extends string = string> = {
  template: Template
  facts?: Readonly<Record<string, FactId>>
  words?: Readonly<Record<string, string>>
  /** The answer comes first. A warning (fee, deadline, danger) is never left out, a reason or a next step may be. */
  role: 'answer' | 'because' | 'warning' | 'next' | 'ask'
}
