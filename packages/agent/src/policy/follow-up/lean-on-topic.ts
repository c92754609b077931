import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf } from '../../home/home-of-turn.ts'
import type { DeeperAnswer } from '../../knowledge/deeper/deeper-answers.ts'
import { deeperOfKind, deeperOn } from '../../knowledge/deeper/find-deeper.ts'
import { knownText } from '../../tools/results.ts'
import type { Scored } from '../../understand/classify.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { namesNoSubject, questionKind } from '../../understand/question-kind.ts'
import type { World } from '../../world.ts'
import { changeList, doIt } from '../of-list/change-list.ts'
import type { Continued } from './continued.ts'
import { moveReminder } from './move-reminder.ts'
import { talkOfBill } from '../of-bill/talk-of-bill.ts'
import { talkOfLeaving } from './talk-of-leaving.ts'
import { talkOfList } from '../of-list/talk-of-list.ts'
import { talkOfUse } from './talk-of-use.ts'

type Heard = { plain: string; slots: Slots; state: AgentState; world: World; top: Scored | undefined }

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
export function leanOnTopic({ plain: said, slots, state, world, top }: Heard): Continued | undefined {
  // To fix a thing is not to fix a price.
  const plain = said
    .replace(/\bfix (it|that|this)\b/, 'mend $1')
    .replace(/\bhow much (?:cheaper|less|better)\b/, 'by how much')
  const { topic } = state
  const words = plain.split(' ').length
  if (!topic || words > LONGEST) return undefined
  const hasBill = billOf(world, state) !== undefined
  const wished = doIt(plain, state)
  if (wished) return wished
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
    return { ...answer(advised, state), about: { name: 'compare', args: {} }, isWorded: true }
  const changed = isList ? changeList({ plain, slots, state, world }) : undefined
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
  const moved = moveReminder(plain, state)
  if (moved) return { calls: [moved], at_once: [], isWorded: true }
  const further = isList ? undefined : deeperOn(topic)
  const worded = further?.on?.find(([pattern, found]) => pattern.test(plain) && !isSame(found, topic))?.[1]
  if (worded) return { ...answer(worded, state), isWorded: true, isKnown: true }
  const kind = TO_MO.test(plain) ? undefined : questionKind(plain)
  const leans = (words <= BRIEF || POINTS.test(plain)) && namesNoSubject(plain)
  // "How do I read it" after a word on meters is not about the bill.
  const isElsewhere = top?.intent.call === 'explain_bill' && further !== undefined && topic.call !== 'explain_bill'
  const isOwn =
    top !== undefined &&
    top.score >= CLEAR &&
    !GUESSED.includes(top.intent.call) &&
    !((isElsewhere || (further && LOOSE.includes(top.intent.call))) && POINTS.test(plain))
  const isOfBill = leans || slots.fuel !== undefined || words <= BRIEF
  const ofBill = isOfBill ? talkOfBill({ plain, slots, kind, state, world, isOwn: isOwn || !leans }) : undefined
  if (ofBill) return ofBill
  const isNamed =
    slots.tariffIds.length > 0 ||
    (slots.ordinal !== undefined && !/\bwhich one\b/.test(plain)) ||
    slots.supplier !== undefined
  if (topic.call === 'exit_fee' && !isNamed) {
    const ofLeaving = talkOfLeaving(plain, kind, state, world)
    if (ofLeaving) return { ...answer(ofLeaving, state), about: { name: 'exit_fee', args: {} }, isWorded: true }
  }
  // Why something is asked for is told by whoever asked.
  if (!leans || !kind || isOwn || isNamed || (kind === 'why' && state.asked)) return undefined
  const ofList = /\d/.test(plain) ? undefined : talkOfList(kind, plain, state, world)
  if (ofList) return { ...answer(ofList, state), about: { name: topic.call as ToolCall['name'], args: topic.args } }
  if (state.comparison && ADVICE.test(plain) && topic.call !== 'help_route') return undefined
  const byKind = deeperOfKind(further, kind)
  return byKind && !isSame(byKind, topic) ? answer(byKind, state) : undefined
}

/** A further answer that is the last one over again is none. */
function isSame(further: DeeperAnswer, topic: NonNullable<AgentState['topic']>): boolean {
  return (
    typeof further !== 'string' &&
    further.name === topic.call &&
    JSON.stringify(further.args) === JSON.stringify(topic.args)
  )
}

/** The price cap may answer for a standing charge without becoming what is talked about. */
function answer(found: DeeperAnswer | ToolResult, state: AgentState): Continued {
  const { topic } = state
  const about = topic ? { about: { name: topic.call as ToolCall['name'], args: topic.args } } : {}
  if (typeof found === 'string') return { calls: [], at_once: [knownText(state, 'further', found)], ...about }
  if (!('name' in found)) return { calls: [], at_once: [found] }
  return { calls: [found], at_once: [], ...(found.name === 'price_cap' && { keepsTopic: true }) }
}
