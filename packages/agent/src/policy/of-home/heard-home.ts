import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

/** A message about the home, as it was typed and in plain words. */
export type Heard = { text: string; plain: string; slots: Slots; state: AgentState; world: World }

/** What it asks for or puts right. `about`: the call whose subject the words are on. */
export type HomeAnswer = { calls: ToolCall[]; at_once: ToolResult[]; about?: ToolCall; keepsAsked?: true }
