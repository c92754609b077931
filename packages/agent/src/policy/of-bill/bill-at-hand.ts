import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, sayDay } from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf, saidOf, termsOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { ANSWERS_OF_BILL } from '../at-hand/answer-of-bill.ts'
import { checkOwnSum } from './check-own-sum.ts'
import { askOneFigure } from './ask-one-figure.ts'
import { askWhatIsIn } from './ask-what-is-in.ts'
import { useBesideUsual } from './figures-of-bill.ts'
import { sayOnCap, sayPaidOtherwise, sayTwoSavings, sayWhichBill } from './say-at-hand.ts'
import { hasWord } from '../../understand/words/whole-words.ts'

const LEAD =
  /^(?:(?:so|and|but|ok|okay|right|hi|hello|hey|please|then|well|er|um|also)\s+)*(?:(?:can|could|would|will) (?:you|u) (?:please |just )*(?:tell me|check|see|look|say|work out|find out)(?: (?:if|whether|that|for me))*\s+)?/
const ASKS =
  /\?|^(?:what|which|how|is|are|am|does|do|did|was|were|has|have|any)\b|\bhow (?:much|many)\b|\bis (?:that|this|it)\b/
const JUDGES =
  /\b(?:dear|dearer|expensive|pricey|steep|high|low|good|bad|ok|okay|fair|reasonable|normal|rip ?off|ripped off|ripping me off|robbery|robbed|a lot|lots|loads|too much|cheap|competitive|average|over the odds|taking the (?:mick|mickey|piss)|alright|all right|right|wrong|decent|extortionate|typical|usual|excessive|mad|silly)\b/
/** What belongs to the list, to others or to the market is no question about this bill. */
const ELSE =
  /\b(?:list|cheapest|cheaper|best|switch\w*|offers?|offered|quotes?|why|cap|scotland|wales|england|london|everyone|people|neighbour\w*|should|if|save|saving|government|suppliers|other|others|they|he|she)\b/
const UNIT = /\b(?:a|per|each|every|for (?:a|one|each)) (?:unit|kwh)\b|\bunit (?:rate|price|cost)s?\b/
const AMOUNT = /\bhow much\b|\bwhat\b/
const OWN = /\b(?:my|mine|our|ours|i|me|we|us|this|these|here|bill)\b/
const IDLE =
  /\bbefore i (?:have )?(?:even )?(?:used?|put|turn\w*|switch\w*|boil\w*|touch\w*|had|plug\w*|do|done)\b|\b(?:without|not) (?:even )?(?:using|turning|switching|putting|touching)\b|\bif i (?:use|used|do not use|did not use|turn|turned|switch|switched) (?:nothing|no \w+|anything|any|everything off|it all off)\b|\bjust (?:for|to) (?:being|be) (?:connected|on|here)\b|\bfor (?:doing|using) nothing\b|\b(?:even )?(?:if|when) i (?:am|was) (?:away|out|not (?:here|in|home))\b/
const COSTS = /\b(?:pay|paying|costs?|costing|charged?|charge)\b/
const STANDING = /\b(?:standing|daily) charges?\b/
const FIGURES =
  /\b(?:these|those|my|the|this|our) (?:numbers?|figures?|prices?|rates?|unit rates?|charges)\b|^what do you (?:think|make|reckon)(?: of (?:these|this|my (?:rates|prices|numbers)|it))?$/
const HOW_DOING = /^how (?:am i|are we) (?:doing|looking|getting on|placed)(?: then| here)?$/
const RIPPED =
  /^(?:am i|are we) (?:being |getting )?(?:ripped off|robbed|mugged off|done over|stung|fleeced|overcharged|had)\b/
const ADDED =
  /\badd(?:ed|s|ing)?\b.{0,10}\bup\b|\b(?:sums?|maths|adding|totals?)\b.{0,12}\b(?:right|correct|wrong|ok)\b/
const OWN_SUMS = /\byou(?:r|rs)?\b/
const YEAR =
  /\b(?:whole|full|entire|all|over (?:a|the)|for (?:a|the)|in a|a) (?:of the )?year\b|\byearly\b|\bannually\b/
const OF_PART = /\b(?:standing|vat|use|used|using|kwh|units?|gas|electric\w*|save|saving|cap|fee|typical|average)\b/
const WENT_UP =
  /^(?:(?:which|what)(?: one| of (?:them|the two|those|these)| fuel| bit| part| rate)?|(?:has|have|did) (?:it|they|my (?:bill|rates?|prices?)|either|anything))\b.{0,8}\b(?:went|gone|go|going) up$/
const AM_I_CAPPED =
  /^(?:so |and |but |ok )*(?:am i|are we|is (?:mine|ours|my (?:tariff|deal|bill))) (?:on|under|covered by|protected by|in) (?:the |ofgem )*(?:price cap|cap)(?: (?:then|or not|now|at all))*$/
const ON_CAP =
  /\b(?:what|how much) (?:would|will|do|could|might) (?:i|we|it|my \w+)\b.{0,25}\b(?:on|at|under|with) (?:the |ofgem )*(?:price cap|cap|standard variable|svt|variable rate)\b|\bcap\b.{0,6}\bin (?:pounds|money|quid)\b/
const FEE =
  /^(?:what|how much) (?:is|are|was|would) (?:the|my|our|this|their) (?:early )?(?:exit|leaving|cancellation|termination) (?:fees?|charges?|penalty|penalties|costs?)(?: (?:on (?:this|mine|my bill|it|here|my (?:deal|tariff|fix))|then|for (?:me|mine)|again|to leave|be))*$/
const STEEP =
  /^(?:wow |blimey |god |jesus |oh )*(?:that|it|this)(?: is|s) (?:\w+ )?(?:steep|a lot|loads|dear|expensive|too much|harsh|high|pricey|mad|ridiculous|outrageous)$/
const ROUND_IT =
  /\b(?:way|ways) (?:round|around|out of|past) (?:it|that|this|paying)\b|\b(?:avoid|dodge|escape|get out of|not pay|skip|without paying) (?:it|that|this|the fee)\b/
const WHAT_THEN = /\bwhat (?:happens|will happen|do i do|comes|is happening|changes|then)\b/
const REMOVES =
  /\b(?:bin|remove|delete|wipe|scrub)\b.{0,12}\b(?:my|the|this|that) bills?\b|\b(?:take|get|pull)\b.{0,12}\b(?:my|the|this|that) bills?\b.{0,8}\b(?:off|down|from|out|away)\b|\bdo not want (?:it|this|that|my bill|you)\b.{0,14}\b(?:stored|kept|saved|keeping|storing|saving|on here)\b/
const REMOVES_PART = /\b(?:copy|copies|old bills|vat|gas off|debt|down a bit|lower|cheaper)\b/
const NOT_SO =
  /\b(?:but|and|when|though|although)\b.{0,8}\b(?:i|we) (?:do not|never|am not|are not|have never)\b|\bthat is (?:wrong|not (?:right|true))\b/
const METHOD = /\b(?:direct debit|dd|prepay\w*|pay as you go|on receipt|when the bill comes)\b/
const OLD_BILL =
  /\b(?:this|that|it|the bill|bill)\b.{0,6}\bis (?:from |actually )*(?:last years?|my last years?|an old|my old|the old|old|out of date|the wrong)(?: s)?(?: bill| one)?$/
const DOUBTS_FIGURE = /^(?:how come|why|where|what|but|which|you said|i thought|is it)\b/
const CHANGES_SAVING =
  /\b(?:does|did|will|would) (?:it|that|this) (?:change|affect|alter|make a difference to)\b.{0,14}\bsav(?:e|ing|ings)\b/
/** A rate that is put right is not judged. */
const CORRECTS = /\b(?:wrong|not|right|correct|actually)\b/
const VAT_BY = /\b(?:vat|tax)\b.{0,15}\b20 ?(?:%|per ?cent)|\b20 ?(?:%|per ?cent).{0,15}\b(?:vat|tax)\b/
const UNIT_ITSELF = /^what is (?:a |an )?(?:kwhs?|kilowatt hours?)$/
/** Whether it would suit them is asked, and no car is told. */
const CAR_TARIFF =
  /^(?:am i|would i|are we|is it|should i|is an?|would an?)\b(?!.*\b(?:my|our|have|got|without)\b).{0,25}\b(?:ev|electric(?:ity)? car|car) (?:tariff|deal|rate|plan)\b/
/** One bill times twelve. */
const TIMES_TWELVE = /\b(?:x|times|by|for) ?(?:12|twelve)\b|\b(?:12|twelve) (?:x|times|lots|months)\b|\b12 ?x\b/
const LONGEST = 13
const BRIEF = 6

/**
 * A question with the bill on the table, read by what it asks for and of which line. It goes before what a single word in it is
 * like: a light, a month or a figure of the bill is no subject of its own.
 */
export function askAtHand(heard: Heard): HomeAnswer | undefined {
  const { state, world, slots } = heard
  const facts = billOf(world, state)?.facts
  const plain = heard.plain.replace(LEAD, '')
  if (!facts || plain.split(' ').length > LONGEST || slots.tariffIds.length > 0) return undefined
  // A sum that is being done goes on with itself.
  if (state.topic?.args['running'] !== undefined && plain.split(' ').length <= BRIEF) return undefined
  return (
    askWhatIsIn(heard) ??
    askOneFigure(heard) ??
    checkOwnSum(heard) ??
    saidOfBill(plain, facts, state) ??
    ofDeal(plain, heard) ??
    ofSaving(plain, heard) ??
    (isTimesTwelve(plain, facts) ? ANSWERS_OF_BILL['times_twelve']?.(heard, facts) : undefined) ??
    ofLines(plain, facts, heard) ??
    judged(plain, facts, heard)
  )
}

/** What is said of the bill itself: it is to go, it is an old one, or it is wrong on how they pay. */
function saidOfBill(plain: string, facts: BillFacts, state: AgentState): HomeAnswer | undefined {
  if (REMOVES.test(plain) && !REMOVES_PART.test(plain) && !/^(?:what|how|why)\b/.test(plain))
    return call('about_mo', { topic: 'delete' })
  if (OLD_BILL.test(plain)) return { calls: [], at_once: [sayWhichBill(facts, state)], about: summary }
  const otherwise = METHOD.test(plain) && NOT_SO.test(plain) ? sayPaidOtherwise(facts, state) : undefined
  return otherwise && { calls: [], at_once: [otherwise], about: summary }
}

/** The end of the present deal, its fee, and the year at the cap. */
function ofDeal(plain: string, { state, world }: Heard): HomeAnswer | undefined {
  const { endsOn, exitFeePence } = termsOf({ state, world })
  if (FEE.test(plain) && exitFeePence !== undefined && state.topic?.call !== 'explain_tariff')
    return call('exit_fee', {})
  if (endsOn !== undefined && endsOn > world.today && WHAT_THEN.test(plain) && namesEnd(plain, endsOn))
    return bill('do_nothing')
  if (state.topic?.call === 'exit_fee' && endsOn !== undefined && STEEP.test(plain)) return bill('saving_now')
  const isOfFee = state.topic?.call === 'exit_fee' || state.topic?.args['aspect'] === 'saving_now'
  if (isOfFee && endsOn !== undefined && ROUND_IT.test(plain)) return bill('saving_wait')
  if (endsOn !== undefined && endsOn > world.today && AM_I_CAPPED.test(plain)) {
    const says = `No: you are on a fix until ${sayDay(endsOn)}, and the price cap does not cover a fix that you chose. Its rates stay until then, whatever the cap does. If you choose nothing by that day, you move to the variable tariff of your supplier, and that one is capped.`
    const args = { aspect: 'against_cap' }
    const told = knownText({ ...state, topic: { call: 'explain_bill', args } }, 'not_capped', says)
    return { calls: [], at_once: [told], about: { name: 'explain_bill', args } }
  }
  const capped = ON_CAP.test(plain) ? sayOnCap(state, world) : undefined
  return capped && { calls: [], at_once: [capped], about: { name: 'explain_bill', args: { aspect: 'against_cap' } } }
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** "End of March" and "in April" both name the end of a fix that runs to the last of March. */
function namesEnd(plain: string, endsOn: string): boolean {
  const month = Number(endsOn.slice(5, 7)) - 1
  return [MONTHS[month], MONTHS[(month + 1) % MONTHS.length]].some(
    (name) => name !== undefined && (hasWord(plain, name) || hasWord(plain, name.slice(0, 3))),
  )
}

function ofSaving(plain: string, { state, world }: Heard): HomeAnswer | undefined {
  if (CHANGES_SAVING.test(plain)) return bill('saving_wait')
  const figure = /(?<![\d.,])£? ?(\d{2,4})(?:\.\d\d)?(?![\d%])/.exec(plain)?.[1]
  const two =
    figure !== undefined && DOUBTS_FIGURE.test(plain) ? sayTwoSavings(Number(figure), state, world) : undefined
  return two && { calls: [], at_once: [two], about: { name: 'compare', args: {} } }
}

/** One line of the bill, or a sum over it. */
function ofLines(plain: string, facts: BillFacts, heard: Heard): HomeAnswer | undefined {
  const { state, slots } = heard
  if (CAR_TARIFF.test(plain) && saidOf(state).hasEv !== true) {
    const asks =
      'It pays only with a car that is charged at night. Do you have one, and how many miles do you drive in a year? Then I work out what charging takes.'
    return { ...call('explain_term', { term: 'ev_tariff' }), at_once: [knownText(state, 'car_miles', asks)] }
  }
  if (VAT_BY.test(plain)) return ANSWERS_OF_BILL['vat_percent']?.(heard, facts)
  if (UNIT_ITSELF.test(plain)) return call('explain_term', { term: 'kwh' })
  if (WENT_UP.test(plain)) return bill('last_time')
  if (ADDED.test(plain) && !OWN_SUMS.test(plain) && !slots.household.kwh) return bill('check')
  if (IDLE.test(plain) && COSTS.test(plain) && AMOUNT.test(plain)) return bill('standing_year')
  const isOfTariff = state.topic?.call === 'explain_tariff'
  const isOwn = OWN.test(plain) || (isFresh(state) && slots.fuel !== undefined)
  const isOfMeter = /\b(?:cubic|m3|meter)\b/.test(plain)
  if (
    UNIT.test(plain) &&
    AMOUNT.test(plain) &&
    isOwn &&
    !isOfTariff &&
    !isOfMeter &&
    !JUDGES.test(plain) &&
    !ELSE.test(plain)
  )
    return /\d|\bwith (?:the )?standing\b|\ball in\b|\breally\b/.test(plain) || facts.electricity === undefined
      ? undefined
      : bill('unit_rate', slots.fuel ? { fuel: slots.fuel } : {})
  const isOfBill = isFresh(state) || state.topic?.call === 'explain_bill'
  if (
    YEAR.test(plain) &&
    AMOUNT.test(plain) &&
    isOfBill &&
    !OF_PART.test(plain) &&
    !/\b(?:more|less|over|above)\b/.test(plain) &&
    !ELSE.test(plain) &&
    !/\d/.test(plain)
  )
    return bill('against_typical')
  return undefined
}

/** Whether something of the bill is dear: its rates beside the cap, its use beside the usual, its sum beside both. */
function judged(plain: string, facts: BillFacts, heard: Heard): HomeAnswer | undefined {
  const { text, state, world } = heard
  const asked = { text, state, world, facts }
  const usual = () => useBesideUsual(asked)
  const both = (): HomeAnswer => {
    const use = usual()
    return { ...bill('against_cap'), at_once: use ? [use] : [] }
  }
  if (isFresh(state) && HOW_DOING.test(plain)) return both()
  if (RIPPED.test(plain) && !ELSE.test(plain)) return ANSWERS_OF_BILL['fair']?.(heard, facts) ?? both()
  if (JUDGES.test(plain) && !ELSE.test(plain) && !CORRECTS.test(plain) && hasRate(plain, facts))
    return ANSWERS_OF_BILL['rate_judged']?.(heard, facts)
  if (!JUDGES.test(plain) || (!ASKS.test(text) && !ASKS.test(plain)) || ELSE.test(plain)) return undefined
  if (STANDING.test(plain) && !/\d/.test(plain)) return bill('against_cap')
  const figure = figureOf(plain)
  if (figure === undefined)
    return FIGURES.test(plain) && state.topic?.call !== 'explain_tariff' && !/\b(?:right|wrong)\b/.test(plain)
      ? both()
      : undefined
  if (FUELS.some((fuel) => facts[fuel]?.estimatedAnnualUsageKwh === figure)) {
    const use = usual()
    return use && { calls: [], at_once: [use], about: { name: 'explain_bill', args: { aspect: 'usage' } } }
  }
  const used = FUELS.find((fuel) => facts[fuel]?.usageKwhInPeriod === figure)
  if (used) return ANSWERS_OF_BILL['month_usual']?.({ ...heard, slots: { ...heard.slots, fuel: used } }, facts)
  const isTotal = Math.floor(facts.totalChargesGbp ?? 0) === figure || Math.round(facts.totalChargesGbp ?? 0) === figure
  if (!isTotal || /\b(?:a month|monthly|direct debit|dd|each month|per month)\b/.test(plain)) return undefined
  const typical = bill('beside_typical').calls
  return { calls: /\b(?:right|wrong)\b/.test(plain) ? [...bill('check').calls, ...typical] : typical, at_once: [] }
}

/** A unit rate of this bill stands in the words. */
function hasRate(plain: string, facts: BillFacts): boolean {
  return FUELS.some((fuel) => facts[fuel]?.unitRates?.some(({ pencePerKwh }) => plain.includes(String(pencePerKwh))))
}

function isTimesTwelve(plain: string, { totalChargesGbp = 0 }: BillFacts): boolean {
  return TIMES_TWELVE.test(plain) && Math.abs((figureOf(plain.replace(TIMES_TWELVE, ' ')) ?? 0) - totalChargesGbp) < 1
}

function figureOf(plain: string): number | undefined {
  const digits = /(?<![\d.])(\d{1,3}(?:,\d{3}){1,6}|\d{2,5})(?![\d%])/.exec(plain)?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

/** Nothing has been talked about since the bill was read: what is asked is asked of it. */
function isFresh({ told }: AgentState): boolean {
  return (told ?? []).length === 0
}

const summary: ToolCall = { name: 'explain_bill', args: { aspect: 'summary' } }

function bill(aspect: string, more: Record<string, unknown> = {}): HomeAnswer {
  return call('explain_bill', { aspect, ...more })
}

function call(name: ToolCall['name'], args: Record<string, unknown>): HomeAnswer {
  return { calls: [{ name, args }], at_once: [] }
}
