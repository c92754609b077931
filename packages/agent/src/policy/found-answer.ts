import type { ToolCall, ToolResult } from '../agent-reply.ts'

/** What answers a message: calls in their order, or words at once. */
export type FoundAnswer = { calls: ToolCall[]; at_once?: ToolResult }
