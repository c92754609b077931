import type { ToolCall } from '../../agent-reply.ts'
import { deeperOfKind, deeperOn, isOwnKind } from '../../knowledge/deeper/find-deeper.ts'
import { SAID_AGAIN } from '../../knowledge/matters/matters.ts'
import { talkFamily } from '../../knowledge/deeper/talk-family.ts'
import { holdsAfter } from '../../knowledge/in-talk/only-after.ts'
import { IN_TALK, labelAfter, saidInTalk } from '../../knowledge/in-talk/said-in-talk.ts'
import { isTold } from '../../told-before.ts'
import { INTENTS } from '../../understand/all-intents.ts'
import { learntChances, talkChances } from '../../understand/learnt/learnt.ts'
import { type QuestionKind, questionKind } from '../../understand/question-kind.ts'
import { readWords } from '../../understand/read-words.ts'
import { answerRemark } from '../follow-up/answer-remark.ts'
import { asContinued, type Continued } from '../follow-up/continued.ts'
import { keyOf } from '../follow-up/continue-topic.ts'
import { quoteOfKind } from '../follow-up/quote-of-kind.ts'
import { quoteTopic } from '../follow-up/quote-topic.ts'
import { namesNothing } from './names-nothing.ts'
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

type Talked = Pick<Heard, 'text' | 'plain' | 'state'> & Partial<Pick<Heard, 'world'>>

/** What is asked after something of a family of subjects was explained. */
export function readInTalk({ text, plain, state, world }: Talked, mayStandAlone = false): InTalk | undefined {
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
  // What does not hold after this subject still takes its share: the next best is not sure only because it is left.
  const [best] = all
    .filter(([label]) => holdsAfter(label, keyOf(topic) || topic.call))
    .toSorted(([, a], [, b]) => b - a)
  if (!best || best[0] === 'other') return undefined
  const chance = best[1]
  const wish = labelAfter(best[0], keyOf(topic))
  const isShort = plain.split(' ').length <= BRIEF || POINTS.test(plain)
  const isSure = chance / sum >= SURELY
  const tie = mayStandAlone || (isSure && GOES_ON.test(plain)) ? 'wholly' : isSure && isShort ? 'for_texts' : 'not'
  // What is told of the home can be just what the talk foresees.
  const isForeseen = wish.startsWith(IN_TALK) && chance / sum >= CLEAR
  if (!(isForeseen && (isShort || isSure)) && standsAlone(text, family, tie)) return undefined
  const bare = isNewMember(wish, topic) && namesNothing(plain) ? kindOfBare(plain, state) : undefined
  const found =
    bare ??
    (wish === 'case'
      ? nextStep(text, state)
      : wish.startsWith(IN_TALK)
        ? ofSaying(wish, plain, state, world)
        : wish.startsWith('kind.')
          ? ofKind(wish, state)
          : ofMember(wish, mayStandAlone ? text : undefined, state))
  return found && { wish, chance: chance / sum, found }
}

function isNewMember(wish: string, topic: NonNullable<Heard['state']['topic']>): boolean {
  const intent = INTENTS.find(({ name }) => name === wish)
  return intent !== undefined && TOLD_OF.has(wish) && keyOf({ args: intent.args ?? {} }) !== keyOf(topic)
}

/** "Who does that", "can he do that": words that name nothing ask for no other subject, only for something about this one. */
function kindOfBare(plain: string, state: Heard['state']): Continued | undefined {
  const kind = questionKind(plain)
  const isOwn = kind && state.topic && (isOwnKind(state.topic, kind) || quoteOfKind(kind, state) !== undefined)
  return isOwn ? ofKind(`kind.${kind}`, state) : undefined
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

function ofSaying(wish: string, plain: string, state: Heard['state'], world: Heard['world'] | undefined) {
  const said = saidInTalk(wish)
  const says = typeof said === 'function' ? world && said({ plain, state, world }) : said
  return says === undefined || isTold(says, state.told) ? undefined : asContinued(says, state)
}

function ofKind(wish: string, state: Heard['state']): Continued | undefined {
  const kind = wish.slice('kind.'.length) as QuestionKind
  const answer =
    quoteOfKind(kind, state) ??
    deeperOfKind(deeperOn(state.topic), kind, (each) => typeof each !== 'string' || !isTold(each, state.told))
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
export function surelyInTalk(heard: Talked): InTalk | undefined {
  // What a thing costs to run is worked out on, and not told.
  if (heard.state.topic?.args['thing'] !== undefined) return undefined
  const inTalk = readInTalk(heard)
  const isText = inTalk && (TOLD_OF.has(inTalk.wish) || inTalk.wish.startsWith(IN_TALK))
  return isText && inTalk.chance >= SURELY ? inTalk : undefined
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
export function isNamedInTalk(need: string, heard: Talked): boolean {
  if (!SUGGESTED.includes(need)) return false
  const inTalk = surelyInTalk(heard)
  if (!inTalk || inTalk.wish === need) return false
  return (
    (learntChances('wishes', readWords(heard.text)).get(need) ?? 0) <
    (inTalk.chance >= BEYOND_DOUBT ? NOT_CLEARLY : HARDLY)
  )
}
