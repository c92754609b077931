import type { ToolCall } from '../../agent-reply.ts'
import { billOf, termsOf } from '../../home/home-of-turn.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { askFigure } from '../of-bill/ask-figure.ts'
import { settleBill } from '../of-bill/settle-bill.ts'
import { aboutAsked } from './about-asked.ts'
import { bareAnswer } from './bare-answer.ts'
import { besideBill } from './beside-bill.ts'
import { correctFigure } from './correct-figure.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'
import { hearCar } from './hear-car.ts'
import { hearDenial } from './hear-denial.ts'
import { hearNight } from './hear-night.ts'
import { hearPayment } from './hear-payment.ts'
import { JUDGED, judgeFigure } from './judge-figure.ts'
import { leaveFree } from './leave-free.ts'
import { priceOfUse } from './price-of-use.ts'
import { regionOfNumber } from './region-of-number.ts'
import { roughCost } from './rough-cost.ts'
import { tellDeal } from './tell-deal.ts'
import { tellMove } from './tell-move.ts'
import { suppose, tellChange } from './suppose.ts'
import { hasWord } from '../../understand/words/whole-words.ts'

const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))

/** What is said or asked of the home, its figures and its bill, before any noun in it can lead elsewhere. */
export function hearHome(heard: Heard): HomeAnswer | undefined {
  // What was offered word for word has its answer already.
  if (OFFERED.has(heard.text.trim())) return undefined
  const night = hearNight(heard)
  if (night) return night
  const asked = aboutAsked(heard)
  if (asked) return { calls: [], at_once: [asked], keepsAsked: true }
  const changed =
    besideBill(heard) ??
    tellMove(heard) ??
    correctFigure(heard) ??
    (IF.test(heard.plain) ? suppose(heard) : undefined) ??
    hearDenial(heard) ??
    suppose(heard) ??
    tellChange(heard) ??
    hearPayment(heard) ??
    hearCar(heard) ??
    bareAnswer(heard)
  if (changed) return changed
  const judged = judgeFigure(heard) ?? roughCost(heard)
  if (judged) return { calls: [], at_once: [judged], about: JUDGED }
  const priced = priceOfUse(heard) ?? regionOfNumber(heard)
  if (priced) return { calls: [], at_once: [priced] }
  const free = leaveFree(heard)
  if (free) return { calls: [free], at_once: [] }
  const moving = moveWithDeal(heard)
  if (moving) return { calls: moving, at_once: [] }
  const told = tellDeal(heard)
  if (told) return told
  const asking = askGeneral(heard)
  if (asking) return { calls: [asking], at_once: [] }
  const facts = billOf(heard.world, heard.state)?.facts
  const settled = facts && settleBill(heard.plain, heard.state, facts)
  if (settled) return { calls: [], at_once: [settled], about: { name: 'explain_bill', args: { aspect: 'balance' } } }
  const figure = facts && askFigure(heard)
  return figure && { calls: [figure], at_once: [] }
}

/** What is only supposed is not noted. */
const IF = /^(?:(?:and|so|but|what|ok|say) )*if\b/
const WHEN_ENDS =
  /\bwhat (?:happens|do i do|then|next|should i do|comes)\b.{0,25}\b(?:ends?|ended|finish\w*|runs? out|is up|is over|expires?)\b|\bafter (?:that|it|then)\b.{0,8}\bwhat\b|\bwhat\b.{0,12}\bafter (?:that|it|january|february|march|april|may|june|july|august|september|october|november|december)\b/
const UNKNOWN_USE =
  /^(?:i |we |but |and |sorry )*(?:do not|dont|no idea|not sure) (?:know )?(?:what |how much |of )?(?:my|our|the|we|i)\b.{0,12}\b(?:usage|use|kwh|units)\b/
const MOVED_IN = /\bmoved in\b.{0,40}\b(?:charged?|billed?|bill|pay|paying)\b/
const WITHOUT_BILL = /\b(?:can|could) (?:you|i|we)\b.{0,25}\bwithout (?:a|my|the|any) bill\b/
const SAME_EVERYWHERE =
  /\b(?:standing charges?|prices?|rates?|energy|electricity|gas)\b.{0,20}\bthe same\b.{0,20}\b(?:everywhere|all over|everyone|everybody|country|every region|each region)\b/

const RECEIVED =
  /\b(?:did|have|do) you (?:get|got|receive\w*|see|seen|have)\b.{0,6}\b(?:my|the|that) (?:bill|upload|file|photo|pdf|picture)\b|\b(?:did|has) (?:my|the) (?:bill|upload|file|photo|pdf|picture)\b.{0,12}\b(?:work|worked|go|gone|come|came|arrive\w*|upload\w*|get)\b/
const THE_BILL =
  /^(?:and |so |ok |but |well |erm |um )*(?:(?:what|how) about )?(?:my|the|this|a)? ?bill(?: (?:i )?(?:suppose|guess|think|then|maybe|spose|please)){0,6}$/
const IS_WRONG =
  /\bbill (?:is|looks|seems|must be|has to be) (?:all |totally |completely )?(?:wrong|incorrect|not right)$/
const BRIEF = 9

function ofBill(aspect: string, more: Record<string, unknown> = {}): ToolCall {
  return { name: 'explain_bill', args: { aspect, ...more } }
}

/** A question with a word of the home in it that tells nothing of the home. */
function askGeneral({ plain, state, world }: Heard): ToolCall | undefined {
  const { exitFeePence } = termsOf({ state, world })
  const fee = exitFeePence === undefined ? undefined : String(exitFeePence / 100)
  if (
    fee !== undefined &&
    /\b(?:per|each|a) fuel\b|\bboth\b/.test(plain) &&
    hasWord(plain, fee) &&
    /\b(?:is|or)\b/.test(plain)
  )
    return { name: 'exit_fee', args: {} }
  if (RECEIVED.test(plain) && plain.split(' ').length <= BRIEF)
    return world.bills.length > 0 ? ofBill('in_short', { is_received: true }) : ofBill('summary')
  if (THE_BILL.test(plain)) return ofBill('summary')
  if (IS_WRONG.test(plain) && plain.split(' ').length <= BRIEF && billOf(world, state)) return ofBill('check')
  if (UNKNOWN_USE.test(plain) && world.bills.length === 0 && !state.asked) return { name: 'estimate_usage', args: {} }
  if (world.bills.length > 0 && MOVED_IN.test(plain)) return { name: 'explain_term', args: { term: 'not_my_debt' } }
  if (WITHOUT_BILL.test(plain)) return { name: 'compare', args: {} }
  // The cap and the standing charge have words of their own.
  if (SAME_EVERYWHERE.test(plain) && !/\b(?:cap|standing)\b/.test(plain))
    return { name: 'explain_term', args: { term: 'region' } }
  if (!WHEN_ENDS.test(plain) || !/\b(?:fix\w*|deal|tariff|contract|it|this|that|mine|till|until)\b/.test(plain))
    return undefined
  return billOf(world, state)
    ? { name: 'explain_bill', args: { aspect: 'do_nothing' } }
    : { name: 'explain_term', args: { term: 'fix_ends' } }
}

const MOVES = /\b(?:moving|move|moved) (?:out|in|house|home|into|to|away)\b|\bmoving\b/
const OF_DEAL = /\b(?:this|my|our|the) (?:contract|deal|fix|tariff)\b|\bexit fees?\b/

/** A move and the deal that is left behind: what to do, and what this deal says. */
function moveWithDeal({ plain, state, world }: Heard): ToolCall[] | undefined {
  if (!MOVES.test(plain) || !OF_DEAL.test(plain) || /\b(?:switch\w*|supplier)\b/.test(plain)) return undefined
  const { endsOn } = termsOf({ state, world })
  if (endsOn === undefined || endsOn < world.today) return undefined
  return [
    { name: 'help_route', args: { kind: 'moving_home' } },
    { name: 'exit_fee', args: {} },
  ]
}
