import type { AgentReply, AgentState, World } from '@mowatt/agent'
import type { ChatCard, ChatFact } from '@mowatt/contract'

/** Words and cards, as soon as they may be seen. */
export type Piece = { kind: 'text'; text: string } | { kind: 'card'; card: ChatCard }

export type Asking = {
  chatId: string
  text: string
  state: AgentState
  world: World
  /** What was said before, oldest first. */
  history: readonly { author: 'person' | 'mo'; text: string }[]
  /** Values that tools found earlier in this conversation. */
  facts: readonly ChatFact[]
  tell: (piece: Piece) => void
  signal: AbortSignal
}

export type Answer = { text: string; cards: ChatCard[]; facts: ChatFact[]; state: AgentState; isStopped: boolean }

/** What the built-in engine made of the same turn: its acts are the only ones, and its words stand behind the model's. */
export type BuiltIn = AgentReply
