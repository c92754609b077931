import type { Reading, World } from '@mowatt/agent'
import type { AgentState } from '@mowatt/agent/agent-state'
import type { ChatCard, ChatFact } from '@mowatt/contract'

/** Words and cards, as soon as they may be shown. */
export type Piece = { kind: 'text'; text: string } | { kind: 'card'; card: ChatCard }

export type Asking = {
  chatId: string
  text: string
  /** The act of the card that was pressed; `text` is its label then. */
  act?: string | undefined
  state: AgentState
  world: World
  /** What was said before, oldest first. */
  history: readonly { author: 'person' | 'mo'; text: string }[]
  tell: (piece: Piece) => void
  signal: AbortSignal
}

export type Answer = {
  text: string
  cards: ChatCard[]
  facts: ChatFact[]
  state: AgentState
  isStopped: boolean
  /** The title of a conversation that begins with it; empty for a greeting alone. */
  name?: string
  /** Which model or engine read the message, where one was read. */
  readBy?: ReadBy
}
export type ReadBy = NonNullable<Reading['by']>
