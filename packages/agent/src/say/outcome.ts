import type { ChatCard } from '@mowatt/contract'
import type { AgentState } from '../state/agent-state.ts'
import type { FactBook } from '../facts/fact-book.ts'
import type { Statement } from './statement.ts'
import type { World } from '../state/world.ts'

export type RunContext = { state: AgentState; world: World; facts: FactBook; text: string }

/** A tool's result: statements and cards, never prose with figures in it. Its facts are in the book it was given. */
export type Outcome = { statements: readonly Statement[]; cards: readonly ChatCard[]; state: AgentState }

/** A command's tool. It calculates and proposes actions by cards; nothing changes before the user presses one. */
export type Tool<Of> = (command: Of, context: RunContext) => Outcome | Promise<Outcome>

/** A single statement. */
export function only(statement: Statement, state: AgentState): Outcome {
  return { statements: [statement], cards: [], state }
}
