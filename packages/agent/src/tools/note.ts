import type { ChatCard } from '@mowatt/contract'
import type { AgentState } from '../state/agent-state.ts'
import type { Command } from '../command/command.ts'
import { forgetNotes, noteDetails, notesOf } from '../turn/notes.ts'
import type { Outcome, RunContext } from '../say/outcome.ts'

/** Keeps what they told of a home, and shows the list. */
export function note({ told }: Extract<Command, { do: 'note' }>, { state }: RunContext): Outcome {
  const next = noteDetails(state, told, state.turns)
  if (next === state) return { statements: [{ template: 'talk.what_next', role: 'answer' }], cards: [], state }
  return { statements: [{ template: 'note.done', role: 'answer' }], cards: notedCards(next), state: next }
}

/** Shows what is noted. */
export function noted(_command: Extract<Command, { do: 'noted' }>, { state }: RunContext): Outcome {
  const cards = notedCards(state)
  return { statements: [{ template: cards.length > 0 ? 'note.list' : 'note.nothing', role: 'answer' }], cards, state }
}

/** Drops one, the last or all of it. What was built on it goes too. */
export function forget({ what }: Extract<Command, { do: 'forget' }>, { state }: RunContext): Outcome {
  const { state: next, many } = forgetNotes(state, what)
  if (many === 0)
    return { statements: [{ template: 'note.nothing_to_forget', role: 'answer' }], cards: notedCards(state), state }
  const template = what === 'all' ? 'note.forgot_all' : 'note.forgot'
  return { statements: [{ template, role: 'answer' }], cards: notedCards(next), state: next }
}

function notedCards(state: AgentState): ChatCard[] {
  const items = notesOf(state).map(({ key, label, text }) => ({ key, label, text }))
  return items.length > 0 ? [{ kind: 'noted', items }] : []
}
