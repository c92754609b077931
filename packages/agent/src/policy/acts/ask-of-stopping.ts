import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import { reminderArgs } from '../choose/reminder-args.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'

const ASKS_WHETHER =
  /^(?:(?:and|but|so|ok|okay|also|then) )*(?:can i|could i|may i|am i able|will i be able|would i be able|is it (?:easy|possible)|is there a way|how (?:do|can|would|will|could) i|what if i|if i)\b/
const OF_OTHER =
  /\bremind (?:me|us) to (?:send|take|give|read|submit|do|pay|ring|call|phone|top|turn|check|book)\b(?!.{0,25}\b(?:compar\w*|switch\w*|deals?|tariffs?|prices)\b)/
const NOW = /\b(?:now|right away|straight away|today|please)\b/
const IT = /\b(?:stop|cancel|turn off|switch off|undo|change my mind about|get rid of) (?:it|that)\b/

/** What a reminder is not for, and "can I stop that reminder later", which asks whether, and stops nothing. */
export function askOfStopping(plain: string, text: string, state: AgentState): HomeAnswer | undefined {
  if (OF_OTHER.test(plain)) {
    const says =
      'My mail can only say that it is time to compare or to leave your deal, so please put that into your calendar or phone. A meter reading with a photo is due on the day that you move or switch. If you want a mail for the right day to switch, say "remind me then".'
    return {
      calls: [],
      at_once: [knownText(state, 'other_reminder', says)],
      about: { name: 'set_reminder', args: { is_other: true } },
    }
  }
  if (!ASKS_WHETHER.test(plain) || NOW.test(plain)) return undefined
  const isOfReminder =
    reminderArgs(text, { days: [] })['is_stopped'] === true || (state.topic?.call === 'set_reminder' && IT.test(plain))
  if (!isOfReminder) return undefined
  const says = `${/\bhow\b/.test(plain) ? 'At' : 'Yes, at'} any time. Say "stop the reminder" here, or use the link in the mail. Nothing is stopped until you do.`
  return {
    calls: [],
    at_once: [knownText(state, 'stop_reminder', says)],
    about: { name: 'set_reminder', args: { is_asked: true } },
  }
}
