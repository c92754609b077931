import type { ToolArgs, ToolName } from '../../agent-reply.ts'

/** Words that tell of an intent, and how surely: a weight of 1 decides alone. */
export type Cue = readonly [pattern: RegExp, weight: number]

/** Something that people want, and how they say it. Cues are read in canonical words. */
export type Intent = {
  name: string
  call: ToolName | 'small_talk' | 'follow_up' | 'answer'
  args?: ToolArgs
  cues: readonly Cue[]
  /** Where one of these matches, the intent is meant less. */
  not?: readonly Cue[]
  examples: readonly string[]
}
