import { parseCommand } from '../command/command-text.ts'
import type { AgentState } from '../state/agent-state.ts'
import type { World } from '../state/world.ts'
import { focusOf } from './focus.ts'
import type { Meant } from './meant.ts'
import { notedCards } from '../tools/note.ts'
import { say } from '../say/say.ts'
import { confirmNote, forgetNotes } from '../notes/notes.ts'
import { repair } from './repair.ts'

/** Questions with a yes or no answer. */
const YES_OR_NO: readonly unknown[] = ['start_switch', 'reminder']

/** Whether the last turn proposed something that waits for its button. */
function hasCard({ proposed = [], turns }: AgentState): boolean {
  const last = proposed.at(-1)
  return last !== undefined && !last.isDone && last.id.startsWith(`${last.does.act}-${turns - 1}-`)
}

/** A yes or no to Mo's question or offer. A no to an answer means that it was the wrong one. */
export function answerConfirmation(isYes: boolean, meant: Meant, { topics }: World): void {
  const { confirming, offered = [], commands } = focusOf(meant.state)
  const { asked } = meant.state
  meant.isCertain = true
  const [only] = offered
  const goal = asked && YES_OR_NO.includes(asked.wanted) ? parseCommand(asked.goal) : undefined
  if (confirming && isYes) {
    meant.state = confirmNote(meant.state, confirming.key)
    meant.commands.push(confirming.goal)
  } else if (confirming) {
    meant.state = { ...forgetNotes(meant.state, confirming.key).state }
    meant.statements.push({ template: 'note.wrong_value', role: 'answer' })
  } else if (isYes && offered.length === 1 && only) meant.commands.push(only.command)
  else if (isYes && goal) meant.commands.push(goal)
  else if (!isYes && !asked && offered.length === 0 && commands.length > 0) {
    const repaired = repair('not_what_i_asked', focusOf(meant.state), topics)
    meant.statements.push(...repaired.statements)
    meant.offers = repaired.offers
    meant.isLost = true
  } else {
    const { asked: _over, ...rest } = meant.state
    meant.state = rest
    const isNoted = !isYes && (rest.notes ?? []).some(({ message }) => message === rest.turns - 1)
    if (isNoted) meant.cards.push(...notedCards(rest))
    const isWaiting = isYes && hasCard(rest)
    meant.statements.push(isNoted ? say.ask('ask.which_wrong') : say.answer(isWaiting ? 'act.waits' : 'talk.what_next'))
  }
}
