import type { AgentState } from '../../agent-state.ts'
import { readWords } from '../../understand/read-words.ts'
import { namesNoSubject } from '../../understand/question-kind.ts'

const TOPICS: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'price_cap', 'exit_fee', 'vat']
const TO_MO =
  /\b(?:you|your|yours|mo|mowatt|person|human|thanks?|thank|cheers|ta|bye|hello|hi|sorry|help|i mean|i meant)\b/
const MOST_WORDS = 6

/**
 * With something on the table, a few words that name nothing of their own are about that. What they are faintly like is then
 * no reason to talk of something else.
 */
export function isAboutTable(text: string, state: AgentState): boolean {
  const { topic } = state
  if (!topic || !TOPICS.includes(topic.call) || state.asked) return false
  const { plain } = readWords(text)
  return plain.split(' ').length <= MOST_WORDS && namesNoSubject(plain) && !TO_MO.test(plain) && !/\d/.test(plain)
}
