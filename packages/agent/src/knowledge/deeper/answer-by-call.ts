/** Short names for the calls that answer in place of a text. */
import type { ToolCall } from '../../agent-reply.ts'

export function term(name: string): ToolCall {
  return { name: 'explain_term', args: { term: name } }
}

export function premise(name: string): ToolCall {
  return { name: 'correct_premise', args: { premise: name } }
}

export function help(kind: string): ToolCall {
  return { name: 'help_route', args: { kind } }
}

export function about(topic: string): ToolCall {
  return { name: 'about_mo', args: { topic } }
}
