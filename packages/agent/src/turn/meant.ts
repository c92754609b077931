import type { ChatCard } from '@mowatt/contract'
import type { Claim } from '@mowatt/text/values/claim'
import type { Command } from '../command/command.ts'
import type { Statement } from '../say/statement.ts'
import type { AgentState } from '../state/agent-state.ts'
import type { Mode } from './repair.ts'

/** The meaning of a message's commands before anything is decided. */
export type Meant = {
  state: AgentState
  statements: Statement[]
  cards: ChatCard[]
  commands: Command[]
  /** The words of each of several questions. */
  words: Map<Command, string>
  mode: Mode
  /** The user's conclusion from the last answer. */
  claim?: Claim | 'open'
  offers: readonly Command[]
  isCertain: boolean
  isLost: boolean
}
