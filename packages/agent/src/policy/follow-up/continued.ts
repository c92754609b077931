import type { ToolCall, ToolResult } from '../../agent-reply.ts'

/**
 * `isWorded`: the very words are known as a question about the topic, so that nothing else is read into them. `about`: the
 * call whose result the words stand on, where it is not made again.
 */
export type Continued = {
  calls: ToolCall[]
  at_once: ToolResult[]
  isWorded?: true
  /** Words of the topic's own list: a nearer text on them goes first. */
  isKnown?: true
  about?: ToolCall
  keepsTopic?: true
}
