import type { ChatCard, ChatFact } from '@mowatt/contract'
import type { AgentState } from './agent-state.ts'
import type { World } from './world.ts'

export type ToolName =
  | 'note_details'
  | 'read_bill'
  | 'explain_bill'
  | 'correct_fact'
  | 'estimate_usage'
  | 'compare'
  | 'explain_tariff'
  | 'exit_fee'
  | 'price_cap'
  | 'vat'
  | 'explain_term'
  | 'start_switch'
  | 'switch_progress'
  | 'set_reminder'
  | 'waitlist'
  | 'hand_over'
  | 'search_guides'
  | 'help_route'
  | 'correct_premise'
  | 'about_mo'

export type ToolArgs = Record<string, unknown>
export type ToolCall = { name: ToolName; args: ToolArgs }

/** What a tool found. `says` holds no figure, date or name that is not in `facts`. */
export type ToolResult = { says: string; cards: ChatCard[]; facts: ChatFact[]; state: AgentState }

export type Turn = { text: string; state: AgentState; world: World }

export type AgentReply = {
  text: string
  cards: ChatCard[]
  calls: ToolCall[]
  /** Every value that the text may use. */
  facts: ChatFact[]
  state: AgentState
}

export type ToolContext = { state: AgentState; world: World }
