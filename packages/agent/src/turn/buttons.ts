import type { Command } from '../command/command.ts'
import { detailsOfTurn } from '../read/details/details-of-turn.ts'
import type { TurnContext } from '../read/reader.ts'

/** The labels of Mo's own cards, word for word, so that a press on one is never read as anything else. */
const BUTTONS: ReadonlyMap<string, Command> = new Map([
  ['compare tariffs for me', { do: 'compare' }],
  ['start the switch', { do: 'switch' }],
  ['remind me on that day', { do: 'remind' }],
  ['stop the reminder', { do: 'cancel', what: 'reminder' }],
  ['why?', { do: 'repair', kind: 'why' }],
  ['why', { do: 'repair', kind: 'why' }],
  ['only green tariffs', { do: 'narrow', filters: { green: true } }],
  ['only without an exit fee', { do: 'narrow', filters: { noExitFee: true } }],
  ['write to my supplier about my direct debit', { do: 'letter', kind: 'direct_debit' }],
  ['how do i add a bill?', { do: 'explain', topic: 'upload_bill' }],
  ['i would like to talk to a person', { do: 'hand_over' }],
])

export function buttonOf(text: string): Command | undefined {
  return BUTTONS.get(text.trim().toLowerCase())
}

/** "I use 3,100 kWh a year. Compare tariffs for me": sent by cards that ask for a value and continue with it. */
export function toldAndPressed(turn: TurnContext): Command[] | undefined {
  const end = turn.text.lastIndexOf('. ')
  const button = end < 0 ? undefined : buttonOf(turn.text.slice(end + 2))
  if (!button) return undefined
  const told = detailsOfTurn(turn.text.slice(0, end), turn).stated
  return (told.sources ?? []).length > 0 ? [{ do: 'note', told }, button] : undefined
}
