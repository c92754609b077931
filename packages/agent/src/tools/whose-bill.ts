import type { Command } from '../command/command.ts'
import { choicesCard } from '../cards/choices-card.ts'
import { noBill } from '../figures/sources/no-bill.ts'
import { forgetNotes } from '../notes/notes.ts'
import { only, type Outcome, type RunContext } from '../say/outcome.ts'
import { say } from '../say/say.ts'
import type { AgentState } from '../state/agent-state.ts'
import { ownWorld } from '../state/world.ts'

/** Whose the bill is. One that isn't theirs counts for nothing from now on, and what was built on it goes. */
export function whoseBill({ what }: Extract<Command, { do: 'bill' }>, context: RunContext): Outcome {
  const { state, world } = context
  const { disowned = [], ...rest } = state
  const bills = ownWorld(world, state).bills
  const bill = bills.at(-1)
  if (what === 'mine' && disowned.length > 0)
    return { ...only(say.answer('bill.mine'), rest), cards: [choicesCard('Compare tariffs for me')] }
  if (!bill)
    return disowned.length > 0
      ? only(say.answer('bill.left_out'), state)
      : { ...context, statements: noBill(world), cards: [] }
  if (what === 'mine') return only(say.answer('bill.mine_already'), state)
  return {
    statements: [
      say.answer('bill.not_mine'),
      ...(state.comparison ? [say.answer('bill.dropped')] : []),
      bills.length > 1 ? say.answer('bill.other_left') : say.ask('bill.add_own'),
    ],
    cards: [],
    state: { ...withoutBuilt(state, bill.billId), disowned: [...disowned, bill.billId] },
  }
}

/** Without the deals that were found with a bill, what was proposed from them, and what put the bill right. */
function withoutBuilt(state: AgentState, billId: string): AgentState {
  const keys = (state.notes ?? []).flatMap((note) => (note.billId === billId ? [note.key] : []))
  const left = keys.reduce((before, key) => forgetNotes(before, key).state, state)
  const { comparison: _deals, pointed: _offer, proposed: _acts, asked: _asked, focus, ...rest } = left
  return { ...rest, ...(focus && { focus: { said: focus.said, misses: focus.misses, commands: [] } }) }
}
