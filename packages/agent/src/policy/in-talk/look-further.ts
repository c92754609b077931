import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { isTold } from '../../told-before.ts'
import { readWords } from '../../understand/read-words.ts'
import { isNewIn } from './is-new-in.ts'
import { joinLast } from './join-last.ts'
import { readInTalk } from './read-in-talk.ts'

type Further = { call?: ToolCall; at_once?: ToolResult }

const FAINT = 0.2
const JOINED = 0.25

/** Where the plain answer was given before: what the talk makes likely, even faintly, and then this message read with the last. */
export function lookFurther(text: string, state: AgentState): Further | undefined {
  const said = readWords(text)
  const inTalk = readInTalk({ text, plain: said.plain, state })
  if (inTalk && inTalk.chance >= FAINT) {
    const { calls, at_once: words } = inTalk.found
    const [call] = calls
    if (call && isNewIn(call, state)) return { call }
    if (words[0] && !isTold(words[0].says, state.told)) return { at_once: words[0] }
  }
  const joined = joinLast(text, state, JOINED)
  return joined && { call: joined }
}
