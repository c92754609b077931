import type { Command } from '../command/command.ts'

/** What the choices of Mo's own cards say, word for word, so that a press on one is never read as anything else. */
const BUTTONS: ReadonlyMap<string, Command> = new Map([
  ['compare tariffs for me', { do: 'compare' }],
  ['start the switch', { do: 'switch' }],
  ['remind me on that day', { do: 'remind' }],
  ['stop the reminder', { do: 'cancel', what: 'reminder' }],
  ['why?', { do: 'repair', kind: 'why' }],
  ['only green tariffs', { do: 'narrow', filters: { green: true } }],
  ['only without an exit fee', { do: 'narrow', filters: { noExitFee: true } }],
  ['how do i add a bill?', { do: 'explain', topic: 'upload_bill' }],
  ['i would like to talk to a person', { do: 'hand_over' }],
])

export function buttonOf(text: string): Command | undefined {
  return BUTTONS.get(text.trim().toLowerCase())
}
