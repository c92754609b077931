import type { ToolArgs } from '../../agent-reply.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

const THING = /(?:remind\w*|nudges?|alerts?|(?:that |the )?e-?mails?|mails?)/.source
const STOPS = new RegExp(
  [
    // "Cancel my reminder", "turn that reminder off", "I no longer want the mail".
    `(?<!\\b(?:don'?t|do not|never) )\\b(?:stop|cancel|delete|remove|drop|forget|scrap|undo|bin|ditch|switch off|turn off|no more|no longer (?:want|need)|(?:don'?t|do not) (?:want|need|send))\\b(?: (?:me|about|the|my|that|this|those|these|all|any|your|a|an|to|be|send|sending)){0,6} ${THING}\\b`,
    `\\b(?:turn|switch|take|call) (?:the|my|that|this) ${THING} (?:off|out)\\b`,
    `\\b(?:don'?t|do not|no need to|stop) (?:remind\\w*|e-?mail\\w*|mail\\w*|writ\\w*|nudg\\w*|ping\\w*)\\b`,
  ].join('|'),
  'i',
)
const ADDRESS = /(?<![^\s@<>()[\]"',;:])[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+\.[a-z]{2,}/i
const EVERY_ADDRESS = new RegExp(ADDRESS, 'gi')

export function addressIn(text: string): string | undefined {
  return ADDRESS.exec(text)?.[0]
}

/** For whoever looks for figures: the digits of an address are none. */
export function withoutAddresses(text: string): string {
  return text.replaceAll(EVERY_ADDRESS, ' ')
}

/** What somebody wants of a reminder: on which day, to which address, or none any more. */
export function reminderArgs(text: string, { days }: Pick<Slots, 'days'>): ToolArgs {
  if (STOPS.test(text)) return { is_stopped: true }
  const email = addressIn(text)
  return { ...(days[0] && { on: days[0].day }), ...(email !== undefined && { email }) }
}
