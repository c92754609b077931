import type { AgentState } from '../../agent-state.ts'
import type { Intent } from '../../understand/intents/intent.ts'

const FEW = 6
const OF_HARM =
  /\b(?:hit\w*|hurt\w*|scared|afraid|frighten\w*|abus\w*|violen\w*|ex|partner|husband|wife|boyfriend|girlfriend|control\w*|threat\w*|unsafe|safety|stalk\w*|left him|left her|leave him|refuge|password|track\w*|find me|account)\b/
const THEY_TELL = /\b(?:they|supplier|company)\b.{0,15}\b(?:tell|write|warn|let|e ?mail|contact|remind|send)\b/
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'help_route']
const TO_MO =
  /\b(?:you|your|yours|u|ur|mo|mowatt|this (?:site|app|chat)|waitlist|points|robot|human|person|data|privacy)\b/
const GREETS = /\b(?:hi|hiya|hello|hey|morning|afternoon|evening|alright)\b/

/** Wishes that a few common words suggest, and that need a word of their own to be meant. */
export function isMisheard({ name, call }: Intent, plain: string, { topic }: AgentState): boolean {
  if (name === 'set_reminder') return THEY_TELL.test(plain)
  if (plain.split(' ').length > FEW) return false
  if (name === 'abuse') return !OF_HARM.test(plain)
  // In the middle of a subject a few words that name neither Mo nor Mowatt are not about them, nor about the weather.
  if (!EXPLAINED.includes(topic?.call ?? '') || TO_MO.test(plain)) return false
  return call === 'about_mo' || name === 'off_topic' || (name === 'greet' && !GREETS.test(plain))
}
