import type { ToolArgs, ToolName } from '../agent-reply.ts'

/** Something that people want, and how they say it. Cues are read in canonical words; weights of 1 decide alone. */
export type Intent = {
  name: string
  call: ToolName | 'small_talk' | 'follow_up' | 'answer'
  args?: ToolArgs
  cues: readonly (readonly [pattern: RegExp, weight: number])[]
  /** Where one of these matches, the intent is meant less. */
  not?: readonly (readonly [pattern: RegExp, weight: number])[]
  examples: readonly string[]
}
