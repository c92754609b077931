import type { ToolCall } from '../../agent-reply.ts'
import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { SAID_AGAIN } from '../../knowledge/matters/matters.ts'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { isTold } from '../../told-before.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { learntChances, talkChances } from '../../understand/learnt/learnt.ts'
import type { QuestionKind } from '../../understand/question-kind.ts'
import { readWords } from '../../understand/read-words.ts'
import { answerRemark } from '../follow-up/answer-remark.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { quoteTopic } from '../follow-up/quote-topic.ts'
import { moreOnTopic } from '../follow-up/more-on-topic.ts'
import { isDanger } from '../need/stay-with-danger.ts'
import type { Heard } from '../of-home/heard-home.ts'

/** What a message goes on with, and how likely that is. */
export type InTalk = { wish: string; chance: number; found: Continued }

const MOST_WORDS = 16
const TELLS = 'tells'
const TOLD = 0.4
/** Where the talk tells surely what is meant, a short message has to be a detail of the home beyond doubt to be one. */
const SURELY_TOLD = 0.85
const CLEAR = 0.6
const BRIEF = 5
const SURELY = 0.75
/** Words that tie a message to the one before. */
const POINTS = /\b(?:it|that|this|them|those)\b/
const GOES_ON = /^(?:so|and|but|then|ok|well|right)\b|\bthen$/
/** A subject of another family that was seen just here. */
const OF_ANOTHER = 0.5
const EXPLAINED: readonly string[] = ['explain_term', 'correct_premise', 'help_route', 'about_mo', 'price_cap', 'vat']
const FAMILY_OF = new Map(INTENTS.map((intent) => [intent.name, talkFamily(keyOf(intent) || intent.call)]))

/** Subjects with a text of their own: figures are asked of a place, and read by other steps. */
const TOLD_OF = new Set(INTENTS.filter(({ args }) => keyOf({ args: args ?? {} }) !== '').map(({ name }) => name))

/** What is asked after something of a family of subjects was explained. */
export function readInTalk(
  { text, plain, state }: Pick<Heard, 'text' | 'plain' | 'state'>,
  mayStandAlone = false,
): InTalk | undefined {
  const { topic } = state
  if (!topic || !EXPLAINED.includes(topic.call) || plain.split(' ').length > MOST_WORDS || text.includes('@'))
    return undefined
  // Who is in danger stays with that, and who repeats a question wants no other.
  if (isDanger(topic) || readWords(state.summary.at(-2) ?? '').plain === plain) return undefined
  const family = talkFamily(keyOf(topic) || topic.call)
  const all = [...talkChances(family, readWords(text))].filter(
    ([label, chance]) => FAMILY_OF.get(label) === undefined || FAMILY_OF.get(label) === family || chance >= OF_ANOTHER,
  )
  const sum = all.reduce((whole, [, chance]) => whole + chance, 0)
  const [best] = all.toSorted(([, a], [, b]) => b - a)
  if (!best || best[0] === 'other') return undefined
  const [wish, chance] = best
  const isShort = plain.split(' ').length <= BRIEF || POINTS.test(plain)
  const isSure = chance / sum >= SURELY
  const tie = mayStandAlone || (isSure && GOES_ON.test(plain)) ? 'wholly' : isSure && isShort ? 'for_texts' : 'not'
  if (standsAlone(text, family, tie)) return undefined
  const found =
    wish === 'case'
      ? nextStep(text, state)
      : wish.startsWith('kind.')
        ? ofKind(wish, state)
        : ofMember(wish, mayStandAlone ? text : undefined, state)
  return found && { wish, chance: chance / sum, found }
}

/** A wish of another family that is clear without the talk, or something told of the home. */
function standsAlone(text: string, family: string, tie: 'wholly' | 'for_texts' | 'not'): boolean {
  return [...learntChances('wishes', readWords(text))].some(([name, chance]) => {
    if (name === TELLS) return chance >= (tie === 'not' ? TOLD : SURELY_TOLD)
    const isTied = tie === 'wholly' || (tie === 'for_texts' && TOLD_OF.has(name))
    return !isTied && chance >= CLEAR && FAMILY_OF.get(name) !== family
  })
}

function nextStep(text: string, state: Heard['state']): Continued | undefined {
  const step = answerRemark(readWords(text).plain, state) ? undefined : moreOnTopic(text, state, true)
  return step && { calls: [], at_once: [step.at_once], about: step.about, keepsTopic: true }
}

function ofKind(wish: string, state: Heard['state']): Continued | undefined {
  const answer = deeperOfKind(
    deeperOn(state.topic),
    wish.slice('kind.'.length) as QuestionKind,
    (each) => typeof each !== 'string' || !isTold(each, state.told),
  )
  return answer === undefined ? undefined : asContinued(answer, state)
}

function ofMember(wish: string, text: string | undefined, state: Heard['state']): Continued | undefined {
  const { topic } = state
  const intent = INTENTS.find(({ name }) => name === wish)
  if (!intent || !topic) return undefined
  if (intent.call === topic.call && keyOf(intent) === keyOf(topic)) {
    const again = SAID_AGAIN.get(keyOf(topic))
    if (again !== undefined && !isTold(again, state.told)) return asContinued(again, state)
    // Last of all a sentence of it is said again.
    const quoted = text === undefined ? undefined : quoteTopic(text, state, true)
    return (
      quoted && { ...asContinued(quoted, state), about: { name: topic.call as ToolCall['name'], args: topic.args } }
    )
  }
  return { calls: [{ name: intent.call as ToolCall['name'], args: { ...intent.args } }], at_once: [] }
}

const HARDLY = 0.3
const NOT_CLEARLY = 0.65
const BEYOND_DOUBT = 0.9
/** A subject that the words surely mean in this talk: it goes before what single words of theirs suggest. */
export function surelyInTalk(heard: Pick<Heard, 'text' | 'plain' | 'state'>): InTalk | undefined {
  // What a thing costs to run is worked out on, and not told.
  if (heard.state.topic?.args['thing'] !== undefined) return undefined
  const inTalk = readInTalk(heard)
  return inTalk && inTalk.chance >= SURELY && TOLD_OF.has(inTalk.wish) ? inTalk : undefined
}

/** Needs that a single word can suggest: in the middle of a subject the talk tells better what is meant. */
const SUGGESTED: readonly string[] = [
  'debt',
  'medical',
  'debt_switch',
  'scam',
  'disconnection',
  'complaint',
  'landlord',
  'power_cut',
]

/** Whether a need that a word suggests is only named in a question on what was talked about. */
export function isNamedInTalk(need: string, heard: Pick<Heard, 'text' | 'plain' | 'state'>): boolean {
  if (!SUGGESTED.includes(need)) return false
  const inTalk = surelyInTalk(heard)
  if (!inTalk || inTalk.wish === need) return false
  return (
    (learntChances('wishes', readWords(heard.text)).get(need) ?? 0) <
    (inTalk.chance >= BEYOND_DOUBT ? NOT_CLEARLY : HARDLY)
  )
}
