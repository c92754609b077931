import type { AgentState } from '../../agent-state.ts'
import { deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { readWords } from '../../understand/read-words.ts'
import { nearestIntents } from '../../understand/classify.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { namesNoSubject, type QuestionKind } from '../../understand/question-kind.ts'

const MOST = 3
/** Below this a likeness says nothing. */
const NEAR = 0.35
export const QUESTIONS: readonly [QuestionKind, string][] = [
  ['how', 'How do I do that?'],
  ['how_long', 'How long does that take?'],
  ['cost', 'How much is that?'],
  ['next', 'What happens next?'],
  ['risk', 'What is the catch with that?'],
  ['who', 'Who do I ask?'],
  ['why', 'Why is that?'],
]
const OF_CALL: Readonly<Record<string, { about: string; questions: readonly string[] }>> = {
  compare: { about: 'the list', questions: ['Why?', 'So should I or not?', 'What is the catch with that?'] },
  explain_tariff: {
    about: 'this tariff',
    questions: ['Is it worth it?', 'What is the catch with that?', 'How long is it?'],
  },
  explain_bill: {
    about: 'your bill',
    questions: ['Does my bill add up?', 'Why is my bill so high?', 'Am I paying more than the price cap?'],
  },
}

/** What could be meant by words that name nothing: questions about what was talked of last, and of nothing else. */
export function topicQuestions(text: string, state: AgentState): { before: string; questions: string[] } | undefined {
  const { plain } = readWords(text)
  if (!state.topic || !namesNoSubject(plain)) return undefined
  const own = state.topic.call === 'compare' && !state.comparison ? undefined : OF_CALL[state.topic.call]
  const further = own ? undefined : deeperOn(state.topic)
  const kinds = QUESTIONS.filter(([kind]) => further?.kinds[kind]).map(([, question]) => question)
  const near = own ? [] : relatedQuestions(text, state)
  const questions = own?.questions ?? (near.length > 1 ? near : kinds)
  const about = own?.about ?? further?.about
  if (about === undefined || questions.length === 0) return undefined
  return {
    before: `I am not sure what you would like to know about ${about}. Is it`,
    questions: questions.slice(0, MOST),
  }
}

/** What people ask about a subject together with such words: better than a question that fits every subject. */
function relatedQuestions(text: string, { summary, topic }: AgentState): string[] {
  const before = summary.at(-2)
  if (before === undefined) return []
  const key = Object.values(topic?.args ?? {})[0]
  return nearestIntents(readWords(`${before} ${text}`))
    .filter(({ intent, score }) => score >= NEAR && Object.values(intent.args ?? {})[0] !== key)
    .flatMap(({ intent }) => INTENT_QUESTIONS[intent.name] ?? [])
    .filter((question, index, all) => all.indexOf(question) === index)
    .slice(0, MOST)
}
