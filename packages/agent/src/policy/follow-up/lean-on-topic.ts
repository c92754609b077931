import { isIsoDay, sayDay } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf } from '../../home/home-of-turn.ts'
import type { DeeperAnswer } from '../../knowledge/deeper/deeper-answers.ts'
import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import type { Scored } from '../../understand/classify.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { namesNoSubject, type QuestionKind, questionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { changeList } from '../of-list/change-list.ts'
import { doIt } from '../of-list/do-it.ts'
import { asContinued, type Continued } from './continued.ts'
import { keyOf, saidBack } from './continue-topic.ts'
import { intentInFamily } from '../choose/resolve-words.ts'
import { readWithTopic } from '../in-talk/read-with-topic.ts'
import { askChange } from './ask-change.ts'
import { askAdvice } from './ask-advice.ts'
import { askOfList } from '../of-list/ask-of-list.ts'
import { askInHand } from '../of-list/in-hand.ts'
import { moveReminder, remindOn } from './move-reminder.ts'
import { otherValue } from './other-value.ts'
import { putBack } from './put-back.ts'
import { quoteOfKind } from './quote-of-kind.ts'
import { talkOfBill } from '../of-bill/talk-of-bill.ts'
import { talkOfLeaving } from './talk-of-leaving.ts'
import { talkOfList } from '../of-list/talk-of-list.ts'
import { talkOfUse } from './talk-of-use.ts'

export type Heard = {
  text: string
  plain: string
  slots: Slots
  state: AgentState
  world: World
  top: Scored | undefined
}

/** Who asks to be reminded wants that and no more words. */
const REMINDS = /\bremind\b/
/** What is asked after these is answered for the present deal, where its end is known. */
const OF_LEAVING = ['exit_fee', 'fix_ends', 'notice_days']
const LOWEST = /\b(?:lowest|cheapest|least|lower)\b/
const OF_PRICES = ['standing_charge', 'standing_year', 'unit_rate', 'standing_charge_optional']
/** Words that lead back to the list after an aside. */
const TO_LIST =
  /^(?:(?:ok|okay|and|so|right|but|anyway|back to)\s+)*(?:show|give|find|see|have)\b.{0,12}\b(?:someone else|somebody else|another|others?|anything else|something else|ones?)\b/
const LONGEST = 14
const BRIEF = 6
const POINTS = /\b(?:it|its|that|this|they|them|those|these|one|there|then|him|her|here)\b/
/** Words to Mo about Mo. */
const TO_MO =
  /\b(?:who|what|how) are you\b|\b(?:can|could|do|will|did|would|have) you\b(?! (?:think|recommend|reckon|suggest|advise|do|get|know|find|work|pick|choose|go|take))|\byour?self\b/
const ADDRESS = /\be ?mail\b|\bmail\b|\baddress\b|\bexample com\b|\b(?:gmail|hotmail|outlook|yahoo|icloud)\b/
const MINE_OR_THAT =
  /\b(?:am i|do i|i am|mine|my)\b.{0,25}\b(?:more|less|above|below|over|under|higher|lower|dearer|cheaper|compare)\b|\bcompare\w* (?:to|with) (?:mine|me|my)\b/
const YES = /^(?:yes|yeah|yep|yup|aye|sure|yes please|ok yes|please)$/
const SO_DO_I =
  /^(?:(?:so|ok|and|then)\s+)*(?:do|should|shall) i (?:just )?(?:switch|go|stay|wait|move)(?: then| or not| now| or stay| or wait)*$/
const ADVICE = /^(?:(?:so|then|ok|and|but)\s+)*what (?:should|would|do) (?:i|you) (?:do|recommend|suggest|pick)\b/
/** Above this a message asks clearly for something of its own. */
const CLEAR = 0.9
/** What a short question gets by likeness alone, where it may as well be about the last answer. */
const GUESSED: readonly string[] = [
  'compare',
  'about_mo',
  'small_talk',
  'explain_term',
  'help_route',
  'follow_up',
  'answer',
]

/** What a pronoun easily leads to, where it stands for the last subject. */
const LOOSE: readonly string[] = ['hand_over', 'switch_progress', 'estimate_usage', 'waitlist']

/** A turn that leans on the last answer, read together with it. Undefined where it stands on its own. */
export function leanOnTopic({ text, plain: said, slots, state, world, top }: Heard): Continued | undefined {
  // To fix a thing is not to fix a price.
  const plain = said
    .replace(/\bfix (it|that|this)\b/, 'mend $1')
    .replace(/\bhow much (?:cheaper|less|better)\b/, 'by how much')
  const { topic } = state
  const words = plain.split(' ').length
  if (!topic || words > LONGEST) return undefined
  const hasBill = billOf(world, state) !== undefined
  const reminder = state.comparison && remindOn(plain, state, world)
  if (reminder) return { calls: [reminder], at_once: [], isWorded: true }
  if (REMINDS.test(plain) && topic.call !== 'set_reminder') return undefined
  const wished = doIt(plain, state)
  if (wished) return wished
  const back =
    putBack(plain, state) ?? askChange(plain, state, world) ?? otherValue({ text, plain, slots, state, world })
  if (back) return back
  if (topic.call === 'hand_over' && ADDRESS.test(plain))
    return { calls: [{ name: 'hand_over', args: { has_address: true } }], at_once: [] }
  const isList = state.comparison !== undefined && (topic.call === 'compare' || topic.call === 'explain_tariff')
  if (hasBill && topic.args['kind'] === 'complaint' && /\b(?:write|draft) (?:it|that|one|the|a|me)\b/.test(plain))
    return { calls: [{ name: 'explain_bill', args: { aspect: 'letter' } }], at_once: [], isWorded: true }
  const isHeard = (state.told ?? []).length > 0 && state.comparison?.subject === state.subject
  const asked =
    isList && isHeard && !state.asked
      ? YES.test(plain)
        ? 'next'
        : SO_DO_I.test(plain)
          ? 'worth'
          : undefined
      : undefined
  const advised = asked && talkOfList(asked, plain, state, world)
  if (advised && !(asked === 'next' && state.comparison?.verdict?.kind === 'switch'))
    return { ...asContinued(advised, state), about: { name: 'compare', args: {} }, isWorded: true }
  const inHand = isList ? askInHand(plain, state, world) : undefined
  if (inHand) return inHand
  const list: AgentState = { ...state, topic: { call: 'compare', args: {} } }
  const isBack = !isList && state.comparison !== undefined && TO_LIST.test(plain)
  const changed = isList || isBack ? changeList({ plain, slots, state: isBack ? list : state, world }) : undefined
  if (changed) return { ...changed, isWorded: true }
  if (topic.call === 'price_cap' && hasBill && MINE_OR_THAT.test(plain))
    return { calls: [{ name: 'explain_bill', args: { aspect: 'against_cap' } }], at_once: [], isWorded: true }
  const ofUse = talkOfUse(plain, slots, state, world)
  if (ofUse) return { calls: [], at_once: [ofUse], about: { name: 'estimate_usage', args: {} }, isWorded: true }
  if (
    topic.call === 'set_reminder' &&
    /^(?:ok |no |actually )*(?:cancel|stop|forget|delete|remove|scrap) (?:it|that|this)\b/.test(plain)
  )
    return { calls: [{ name: 'set_reminder', args: { is_stopped: true } }], at_once: [], isWorded: true }
  if (topic.call === 'set_reminder' && kindOf(plain) === 'when') {
    const on = topic.args['on'] ?? state.comparison?.verdict?.date
    if (typeof on === 'string' && isIsoDay(on))
      return {
        ...asContinued(`On ${sayDay(on)}. Say "make it a week earlier" if you would like another day.`, state),
        isWorded: true,
      }
  }
  const moved = moveReminder(plain, state)
  if (moved) return { calls: [moved], at_once: [], isWorded: true }
  const further = isList ? undefined : deeperOn(topic)
  const kind = kindOf(plain)
  const isNamed =
    slots.tariffIds.length > 0 ||
    (slots.ordinal !== undefined && !/\bwhich one\b/.test(plain)) ||
    slots.supplier !== undefined
  if (OF_LEAVING.includes(topic.call === 'exit_fee' ? 'exit_fee' : keyOf(topic)) && !isNamed) {
    const ofLeaving = talkOfLeaving(plain, kind, state, world)
    if (ofLeaving) return { ...asContinued(ofLeaving, state), about: { name: 'exit_fee', args: {} }, isWorded: true }
  }
  const own = saidBack(plain, state)
  if (own && !isSame(own, topic)) return { ...asContinued(own, state), isWorded: true, isBound: true, withNote: true }
  const advice = askAdvice(plain, state, world)
  if (advice) return advice
  const lowest = LOWEST.test(plain) && OF_PRICES.includes(keyOf(topic)) && state.comparison
  if (lowest) {
    const found = askOfList(
      `${plain} ${keyOf(topic) === 'unit_rate' ? 'unit rate' : 'standing charge'}`,
      slots,
      state,
      world,
    )
    if (found?.at_once)
      return { calls: [], at_once: [found.at_once], about: { name: 'compare', args: {} }, isWorded: true }
  }
  const isWhy = kind === 'why' && further?.kinds.why !== undefined
  const worded = further?.on?.find(
    ([pattern, found]) => pattern.test(plain) && !isSame(found, topic) && (!isWhy || pattern.source.includes('why')),
  )?.[1]
  if (worded) return { ...asContinued(worded, state), isWorded: true, isKnown: true }
  const leans = (words <= BRIEF || POINTS.test(plain)) && namesNoSubject(plain)
  // "How do I read it" after a word on meters is not about the bill.
  const isElsewhere = top?.intent.call === 'explain_bill' && further !== undefined && topic.call !== 'explain_bill'
  const isOwn =
    top !== undefined &&
    top.score >= CLEAR &&
    !GUESSED.includes(top.intent.call) &&
    // A question is no order.
    !(isList && kind !== undefined && kind !== 'worth' && top.intent.call === 'start_switch') &&
    !((isElsewhere || (further && LOOSE.includes(top.intent.call))) && POINTS.test(plain))
  const isOfBill = leans || slots.fuel !== undefined || words <= BRIEF
  const ofBill = isOfBill ? talkOfBill({ plain, slots, kind, state, world, isOwn: isOwn || !leans }) : undefined
  if (ofBill) return ofBill
  const narrow = isList || TO_MO.test(plain) ? undefined : intentInFamily(text, state)
  if (narrow && !isFarFrom(narrow.intent.name, text, state)) {
    const call = { name: narrow.intent.call as ToolCall['name'], args: { ...narrow.intent.args } }
    return { calls: [call], at_once: [], withNote: true }
  }
  // Why something is asked for is told by whoever asked.
  if (!leans || !kind || isOwn || isNamed || (kind === 'why' && state.asked)) return undefined
  const ofList = /\d/.test(plain) ? undefined : talkOfList(kind, plain, state, world)
  if (ofList)
    return { ...asContinued(ofList, state), about: { name: topic.call as ToolCall['name'], args: topic.args } }
  if (state.comparison && ADVICE.test(plain) && topic.call !== 'help_route') return undefined
  const quoted = quoteOfKind(kind, state)
  if (quoted !== undefined) return asContinued(quoted, state)
  const byKind = deeperOfKind(further, kind)
  return byKind && !isSame(byKind, topic) ? asContinued(byKind, state) : undefined
}

const HARDLY = 0.08
/** A subject that words alone are like, though beside what was told it is hardly meant. */
function isFarFrom(name: string, text: string, state: AgentState): boolean {
  const read = readWithTopic(text, state)?.find((each) => each.name === name)
  return read !== undefined && read.chance < HARDLY
}

function kindOf(plain: string): QuestionKind | undefined {
  return TO_MO.test(plain) ? undefined : questionKind(plain)
}

/** A further answer that is the last one over again is none. */
function isSame(further: DeeperAnswer, topic: NonNullable<AgentState['topic']>): boolean {
  return (
    typeof further !== 'string' &&
    further.name === topic.call &&
    JSON.stringify(further.args) === JSON.stringify(topic.args)
  )
}
