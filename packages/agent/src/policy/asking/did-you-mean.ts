import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { ToolCall } from '../../agent-reply.ts'
import { readWords } from '../../understand/read-words.ts'
import { nearestIntents } from '../../understand/classify.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { findOrdinal } from '../../understand/find/find-names.ts'
import { fact, result } from '../../tools/results.ts'
import { quoteTopic } from '../follow-up/quote-topic.ts'
import { topicQuestions } from './topic-questions.ts'

const MOST = 3
export const NONE_OF_THEM = 'none of them'
const PERSON = 'I would like to talk to a person'
const COMMON = ['Compare tariffs for me', 'Explain my bill', 'What is the price cap?']
const BARE_NUMBER = /^\W*(?:number |no\.? ?|option |#)?([1-4])\W*$/i
const YES = /^\W*(?:yes|yeah|yep|yup|aye|that|that one|the first|correct|right|exactly|please|ok|okay|y)\b[^a-z]*$/i
const NONE = /^\W*(?:no|nope|nah|none|neither|none of (?:them|these|those)|no to (?:all|both)|something else)\W*$/i

/** "It is for 3 months" picks the quarter among payments. */
const PERIODS: readonly [RegExp, string][] = [
  [/\b(?:quarter\w*|(?:3|three) months)\b/i, ' a quarter'],
  [/\b(?:month|monthly|4 weeks|four weeks)\b/i, ' a month'],
  [/\b(?:year|yearly|annual|12 months|twelve months)\b/i, ' a year'],
]

/** Asks back with the nearest wishes in plain words. Which they were is kept for "the second", "1" and "yes". */
export function didYouMean(text: string, state: AgentState): ToolResult {
  const quoted = quoteTopic(text, state)
  if (quoted) return quoted
  const ofTopic = topicQuestions(text, state)
  if (ofTopic) return offer(state, ofTopic.before, ofTopic.questions)
  const found = nearestIntents(readWords(text))
    .flatMap(({ intent }) => INTENT_QUESTIONS[intent.name] ?? [])
    .filter((question, index, all) => all.indexOf(question) === index)
    .slice(0, MOST)
  const about = topicQuestion(state)
  if (about !== undefined && found.length > 0 && (nearestIntents(readWords(text))[0]?.score ?? 0) < FAR_OFF)
    return offer(
      state,
      `I am not sure how that bears on what we were talking about. Tell me in a few more words what you would like to know, or ask something new. Is it still`,
      [about, 'Compare tariffs for me'],
    )
  // Who asks about energy is told that Mo does not know, and who does.
  const isOfEnergy = OF_ENERGY.test(text) && text.trim().split(/\s+/).length > 2
  return offer(
    state,
    isOfEnergy
      ? 'I am not sure that I understand you, and I would rather say so than guess. Your supplier knows your own account, and Citizens Advice helps with energy for free. Did you mean'
      : found.length > 0
        ? 'I am not sure what you mean. Did you mean'
        : 'I did not understand that. Would you like',
    found.length > 0 ? found : COMMON,
  )
}

/** Below this nothing that Mo knows is near. */
const FAR_OFF = 0.4

/** The question that the last answer was for. */
function topicQuestion({ topic }: AgentState): string | undefined {
  const key = ['term', 'premise', 'kind', 'topic']
    .map((name) => topic?.args[name])
    .find((each) => typeof each === 'string')
  if (typeof key !== 'string') return undefined
  return INTENT_QUESTIONS[`term_${key}`] ?? INTENT_QUESTIONS[key] ?? INTENT_QUESTIONS[`about_${key}`]
}

/** A guess that is worth telling, if it is marked as one. */
const WORTH_TELLING = 0.42
const TELLING: readonly string[] = [
  'explain_term',
  'correct_premise',
  'help_route',
  'about_mo',
  'price_cap',
  'vat',
  'exit_fee',
]
const OF_ENERGY =
  /\b(?:energy|electric\w*|leccy|gas|power|bills?|meters?|suppliers?|tariffs?|heating|boiler|heat|solar|smart|switch\w*|fix\w*|rates?|units?|kwh|cap|debit|credit|readings?|charges?|charged?|pay\w*|paid|cost\w*|price\w*|cheap\w*|debt|owe\w*|prepay\w*|top ?up|landlord|tenan\w*|mov(?:e|ing)|refund|statement|account|compan(?:y|ies)|estimate\w*|usage|use|save|saving|money|green|wind|planet|hot water|insulation|standing|exit|contract|deal|grants?|discount|allowance|supply)\b/i

/** What else may be meant, behind an answer that is not sure. */
export function othersThan(text: string, given: string, state: AgentState): ToolResult | undefined {
  const more = nearestIntents(readWords(text))
    .flatMap(({ intent }) => (intent.name === given ? [] : (INTENT_QUESTIONS[intent.name] ?? [])))
    .filter((question, index, all) => all.indexOf(question) === index)
    .slice(0, MOST - 1)
  return more.length === 0 ? undefined : offer(state, 'If that is not what you meant, is it', more)
}

/** The nearest answer to a question of energy that is not clearly understood, with the other wishes behind it. */
export function guessWhatIsMeant(
  text: string,
  state: AgentState,
): { calls: ToolCall[]; at_once: ToolResult } | undefined {
  if (!OF_ENERGY.test(text)) return undefined
  const [first, ...others] = nearestIntents(readWords(text)).filter(({ intent }) => INTENT_QUESTIONS[intent.name])
  if (!first || first.score < WORTH_TELLING || !TELLING.includes(first.intent.call)) return undefined
  const more = others
    .flatMap(({ intent }) => INTENT_QUESTIONS[intent.name] ?? [])
    .filter((question, index, all) => all.indexOf(question) === index)
    .slice(0, MOST - 1)
  return {
    calls: [{ name: first.intent.call as ToolCall['name'], args: { ...first.intent.args } }],
    at_once: offer(state, 'If that is not what you meant, is it', more.length > 0 ? more : COMMON),
  }
}

/** A question with its answers as wishes that the next turn understands. */
export function offer(state: AgentState, before: string, questions: readonly string[]): ToolResult {
  const listed = questions.map((question) => `“${question}”`)
  const last = listed.at(-1) ?? ''
  const joined = listed.length > 1 ? `${listed.slice(0, -1).join(', ')} or ${last}` : last
  const says = `${before} ${joined}? Press one, or tell me in other words.`
  const choices = [
    ...questions.map((question) => ({ label: question, text: question })),
    { label: 'Talk to a person', text: PERSON },
  ]
  // A question of ours states nothing, so that its words are evidence enough.
  return result(
    { ...state, offered: [...questions] },
    'did_you_mean',
    says,
    [{ kind: 'choices', choices }],
    [fact('did_you_mean', 'text', says)],
  )
}

/** The wish that a short answer picks from what was offered; NONE_OF_THEM where all were refused. */
export function pickOffered(text: string, { offered }: AgentState): string | undefined {
  if (!offered || offered.length === 0) return undefined
  if (NONE.test(text)) return NONE_OF_THEM
  if (YES.test(text)) return offered[0]
  const spell = PERIODS.find(([pattern]) => pattern.test(text))?.[1]
  const ofPeriod = spell === undefined ? [] : offered.filter((each) => each.endsWith(spell))
  if (ofPeriod.length === 1 && text.trim().split(/\s+/).length <= 6) return ofPeriod[0]
  const number = BARE_NUMBER.exec(text)?.[1]
  const place = number === undefined ? findOrdinal(text) : Number(number)
  if (place === undefined || text.trim().split(/\s+/).length > 5) return undefined
  return place === offered.length + 1 ? PERSON : offered.at(place > 0 ? place - 1 : place)
}

export function noneOfThem(state: AgentState): ToolResult {
  return result(
    state,
    'none_meant',
    'Sorry. Tell me in a few other words what you would like to know, such as “why is my gas bill up”. Or ask for a person.',
    [
      {
        kind: 'choices',
        choices: [
          { label: 'Talk to a person', text: PERSON },
          ...COMMON.slice(0, 2).map((each) => ({ label: each, text: each })),
        ],
      },
    ],
  )
}
