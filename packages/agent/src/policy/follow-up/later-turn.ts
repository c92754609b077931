import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { DeeperAnswer } from '../../knowledge/deeper/deeper-answers.ts'
import { billOf, saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { addPower } from '../at-once/run-boiler.ts'
import { sayTwoReadings } from '../at-once/two-readings.ts'
import { addTime } from '../in-talk/add-time.ts'
import { withoutAsked } from '../without-asked.ts'
import { answerRemark } from './answer-remark.ts'
import { asContinued, type Continued } from './continued.ts'
import { continueTopic, keyOf } from './continue-topic.ts'
import { wideTopic } from '../../knowledge/deeper/wide-topic.ts'
import { namesNoSubject } from '../../understand/question-kind.ts'
import { followUp } from './follow-up.ts'
import { leanOnLast } from './lean-on-last.ts'
import { type Heard, leanOnTopic } from './lean-on-topic.ts'
import { moreOnTopic } from './more-on-topic.ts'
import { whyCall } from './say-why.ts'

/** What a later turn is, read once: `clear` where nothing else can be meant, `loose` where nothing of its own is asked. */
export type LaterTurn = {
  /** A time, a power or a reading that is added to what was talked about. */
  added: Continued | undefined
  clear: Continued | undefined
  /** A need is in the words, but they go on with the topic. */
  beside: Continued | undefined
  /** A sum with another figure. */
  figure: () => Continued | undefined
  loose: () => Continued | undefined
}

/** A message that goes on where the last one ended. */
const LEANS =
  /^\W*(?:and|but|so|ok|okay|then|what about|how about|what if|if|or|yes but|right|well|also|thing is|even if|would|will|does|is|can|could|do|should|how|who|im|i'm|i am|its|it's|they|they've|theyve)\b/i
const POINTS = /\b(?:here|there|that|it|them|those)\b/i
/** Below this a message is hardly a question of its own. */
const LEANS_BELOW = 0.9
/** From here on it is one, and a follow-up of single words gives way. */
const OWN = 1.1

const MOST_WORDS = 9
const SURELY_OWN = 1.35
const CLEARLY_OWN = 1.2
const TOLD: readonly string[] = ['explain_term', 'correct_premise']
const CASE =
  /^(?:(?:no|nope|nah|but|well|yes|yeah|and|so|ok)\s+)*(?:they|he|she|it|its|that|nothing|still|just|only|already|never|none|nobody)\b/
const TRAILING =
  /(?:[\s,]{1,9}(?:then|tho|though|please|pls|plz|mate|lol|anyway|ta|cheers|thanks|thank you|haha|pal|love|innit|exactly|roughly)){1,6}[\s?!.]*$/i

/**
 * How a later turn is understood. First what is on the table: the topic, the list, a tariff, the bill, a day, a change of
 * what was assumed. Then what kind of turn it is: another value, a change or its undoing, a question about what is there, a
 * word about one's own case, a remark. Then the act. A clear question of its own goes before all that is loose.
 */
export function readLaterTurn(given: Heard): LaterTurn {
  const heard = { ...given, text: withoutFiller(given.text), plain: withoutFiller(given.plain) }
  const { text, state } = heard
  const leaned = ofEnd(heard) ?? leanOnTopic(heard)
  const nearer = leaned?.isKnown ? continueTopic(text, state, false) : undefined
  const further = LEANS.test(text) ? continueTopic(text, state) : undefined
  return {
    added: ofFigureAdded(heard),
    clear:
      nearer !== undefined && !isTopic(nearer, state)
        ? asContinued(nearer, state)
        : leaned?.isWorded
          ? leaned
          : undefined,
    beside: further === undefined ? undefined : asContinued(further, state),
    figure: () => ofFigure(heard),
    loose: () => readLoosely(heard, leaned),
  }
}

function readLoosely(heard: Heard, leaned: Continued | undefined): Continued | undefined {
  const { text, plain, slots, state, top } = heard
  const isLeaning = LEANS.test(text) || POINTS.test(text) || (top?.score ?? 0) < LEANS_BELOW
  const found = isLeaning && !isOwnSubject(heard) ? continueTopic(text, state) : undefined
  const continued = found === undefined ? undefined : asContinued(found, state)
  if (continued && state.topic?.call === 'help_route') return continued
  const loose =
    ofFigure(heard) ??
    leaned ??
    continued ??
    answerRemark(plain, state) ??
    ofSupplier(heard) ??
    ofPlace(heard) ??
    ofCase(heard)
  if (loose) return loose
  const follow = followUp(text, slots, state)
  if (follow === 'why') {
    const why = whyCall(state)
    return why && ('name' in why ? { calls: [why], at_once: [], state } : { calls: [], at_once: [why], state })
  }
  return follow && (!top || top.score < OWN || top.intent.call === 'small_talk')
    ? { calls: [follow], at_once: [], withNote: true }
    : undefined
}

const NAMES_ONE =
  /^(?:(?:it|its|is|am|i|we|are|with|they|from|my|our|supplier|company|provider|currently)\s+)*(?:[a-z.&]{1,150} ?){1,3}$/

/** "Octopus", said in the middle of a subject: who supplies them, and nothing about the list. */
function ofSupplier({ text, plain, slots, state, world }: Heard): Continued | undefined {
  const { topic } = state
  // The bill names theirs.
  if (billOf(world, state)?.facts.supplier !== undefined) return undefined
  const isList = topic?.call === 'compare' || topic?.call === 'explain_tariff' || topic?.call === 'start_switch'
  if (slots.supplier === undefined || !topic || isList || !NAMES_ONE.test(plain) || slots.tariffIds.length > 0)
    return undefined
  if (
    plain.split(' ').length > 5 ||
    /\?|\b(?:what|how|is|are|any|do|does|good|about|better)\b/.test(text.toLowerCase().replace(/^(?:it'?s|it is) /, ''))
  )
    return undefined
  const step =
    moreOnTopic(text, state, true)?.at_once ??
    knownText(
      state,
      'thanks_supplier',
      'Thank you. What do you pay in a month, or can you add the bill with the paper clip?',
    )
  return { calls: [{ name: 'note_details', args: { supplier: slots.supplier } }], at_once: [step], keepsTopic: true }
}

const PLACE_ALONE =
  /^(?:(?:in|near|from|it|its|is|i|am|we|are|live|living|based|around|just|outside)\s+)*[a-z]{1,20}(?: [a-z]+)?$/
const CHEAPER =
  /^(?:(?:i|we|just|only|want|need|would|like|to|pay)\s+)*(?:it |them |something |my bills? )?(?:cheaper|cheapest|less|lower)(?: bills?)?$/

/** A town by itself, or the bare wish for less: both are for a comparison, where no subject of facts is talked of. */
function ofPlace({ plain, slots, state, top }: Heard): Continued | undefined {
  const { topic } = state
  const isFact =
    topic !== undefined && topic.call !== 'compare' && topic.call !== 'estimate_usage' && topic.call !== 'about_mo'
  if (isFact || (top?.score ?? 0) >= OWN) return undefined
  const compare: ToolCall = { name: 'compare', args: {} }
  if (slots.region && PLACE_ALONE.test(plain))
    return { calls: [{ name: 'note_details', args: { region: slots.region } }, compare], at_once: [] }
  return CHEAPER.test(plain) && !state.comparison ? { calls: [compare], at_once: [] } : undefined
}

const GO_FREE =
  /\b(?:can|could|may|do|am|would|will) i\b.{0,15}\b(?:go|leave|get out|walk|move|switch)\b.{0,12}\b(?:now|today|free|yet|already)\b|\bfree to (?:go|leave)\b|\bwhen\b.{0,8}\bi\b.{0,8}\b(?:go|leave|get out|move|switch)\b.{0,15}\b(?:free|nothing|no fee|without)\b/
const IF_NOTHING = /\bif (?:i|we) (?:just )?(?:do|did) nothing\b|\bdo nothing\b/

/** Once the end of a fix was told, leaving and staying are asked of that fix. */
function ofEnd({ plain, state, world }: Heard): Continued | undefined {
  const { endsOn } = saidOf(state)
  if (endsOn === undefined || endsOn < world.today || plain.split(' ').length > MOST_WORDS) return undefined
  if (GO_FREE.test(plain)) return { calls: [{ name: 'exit_fee', args: {} }], at_once: [], isWorded: true }
  return IF_NOTHING.test(plain) && world.bills.length === 0
    ? { calls: [{ name: 'explain_term', args: { term: 'fix_ends' } }], at_once: [], isWorded: true }
    : undefined
}

function ofFigureAdded(heard: Heard): Continued | undefined {
  const { plain, state, world } = heard
  if (!state.topic) return undefined
  const sum =
    addPower(plain, state, world) ?? (world.bills.length === 0 ? sayTwoReadings(plain, state, world) : undefined)
  return sum ? asContinued(sum, state) : addTime(heard)
}

/** "They never came", "it is just the one": what is added to one's own case, and asks nothing. */
function ofCase({ text, plain, state, top, slots }: Heard): Continued | undefined {
  const isOwn = (top?.score ?? 0) >= SURELY_OWN || Object.keys(slots.household).length > 0
  if (!CASE.test(plain) || isOwn) return undefined
  const step = moreOnTopic(text, state, true)
  return step && { calls: [], at_once: [step.at_once], about: step.about, keepsTopic: true }
}

/** A subject of its own, clearly named and of another family, goes before what a single word suggests. */
function isOwnSubject({ plain, top, state: { topic } }: Heard): boolean {
  if (!top || !topic || top.score < CLEARLY_OWN || namesNoSubject(plain)) return false
  return TOLD.includes(top.intent.call) && wideTopic(keyOf(top.intent)) !== wideTopic(keyOf(topic))
}

function ofFigure(heard: Heard): Continued | undefined {
  const found = leanOnLast(heard)
  if (!found) return undefined
  const state = withoutAsked(heard.state)
  if (!found.at_once) return { calls: found.calls, at_once: [], state }
  const { topic } = state
  const about =
    topic?.call === 'explain_tariff' && found.calls.length === 0
      ? { about: { name: topic.call as ToolCall['name'], args: topic.args } }
      : {}
  return { calls: found.calls, at_once: [found.at_once], state, ...about }
}

/** "Per month then": the last word says nothing, unless little else is left. */
function withoutFiller(text: string): string {
  const rest = text.replace(TRAILING, '')
  return rest.trim().split(/\s+/).length < 2 || /\b(?:what|and|so|if|but|remind me)$/i.test(rest) ? text : rest
}

function isTopic(found: DeeperAnswer, { topic }: AgentState): boolean {
  if (typeof found === 'string') return false
  const { name, args }: ToolCall = found
  return topic?.call === name && JSON.stringify(topic.args) === JSON.stringify(args)
}
