import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { billOf } from '../../home/home-of-turn.ts'
import { classify } from '../../understand/classify.ts'
import { INTENT_QUESTIONS } from '../../understand/intents/intent-questions.ts'
import { readWords } from '../../understand/read-words.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { splitQuestions } from '../choose/split-questions.ts'
import { onlyTold } from '../choose/only-told.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { ANSWERS_OF_BILL } from './answer-of-bill.ts'
import { answerOfDeal } from './answer-of-deal.ts'
import { answerOfList, answerOfTariff } from './answer-of-list.ts'
import { dealOf } from './deal-at-hand.ts'
import { goOnAtHand } from './go-on-at-hand.ts'
import { isOfMatter, weightAfter } from './matter-of-talk.ts'
import { OF_TARIFF_INSTEAD, sameOfOther } from './same-of-other.ts'
import { FIGURE_WISHES } from './figure-wishes.ts'
import { ANSWERS_OF_USE } from './suppose-at-hand.ts'
import { useInsteadOf } from './use-instead-of.ts'
import { settledBefore, wishAfter } from './wish-after.ts'

/** A wish about what lies on the table, how likely it is, and how likely any such wish is. */
export type AtHand = {
  wish: string
  chance: number
  isOfTable: number
  answer: HomeAnswer
  /** It goes before what the words of an older layer are like. */
  isSure: boolean
  /** What another use would cost on their own rates, which goes before what is true of any home. */
  isOfUse?: boolean
}

const OFFERED: ReadonlySet<string> = new Set(Object.values(INTENT_QUESTIONS))
const MOST_WORDS = 18
const NOT_HERE = 'not_here'
const COMPARES = 'at_bill.compare'
const NARROWER = 0.25
/** Most of some hundred labels are out of the question: they count in the whole, and are not looked at one by one. */
const FAINT = 0.0002
/** Whoever has something before them asks about that more often than about the world. */
const ELSEWHERE = 0.4
/** What can be asked of a fix that was only told. */
const OF_END = [
  'at_bill.exit_fee',
  'at_bill.end_date',
  'at_bill.do_nothing',
  'at_bill.saving_wait',
  'at_bill.saving_now',
]
const NO_BILL: BillFacts = { documentType: 'other', isEnergyBill: false }
/** In the midst of another subject a sum on the bill has to be beyond doubt. */
const PLAINLY = 0.8
const ORDERS: readonly string[] = ['start_switch', 'set_reminder', 'correct_fact', 'hand_over', 'filter']
const ORDERED = 0.9
const TELLS = 0.5
const BRIEF = 4
/** From here on a wish about the present deal is beyond doubt. */
const SURE = 0.7
/** After an answer that settles what is meant, less is enough. */
const SURE_AFTER = 0.45
/** A sum on their own rates is wanted even where the words could ask for what is true of any home. */
const SURE_OF_USE = 0.5
const OF_FIGURES: readonly string[] = [...Object.keys(ANSWERS_OF_USE), ...FIGURE_WISHES].map(
  (wish) => `at_bill.${wish}`,
)
/** Wishes that a date, a figure or a word of telling in the message belongs to. */
const WITH_DETAILS: readonly string[] = [
  'at_bill.reading_gap',
  'at_bill.whom',
  'at_bill.not_mine',
  'at_bill.times_twelve',
  'at_bill.credit_much',
  'at_deal.standing_stays',
  ...OF_FIGURES,
  'at_bill.why_fuel',
  'at_bill.balance',
  'at_bill.taken_back',
  'at_bill.fair',
  ...'gas_for_all heating_off worst_month debit_next gap_payer gap_chased gap_raise one_rate day_rate night_missing night_told no_other_bill give_both pence use_fell pump_replaces pump_bill'
    .split(' ')
    .map((wish) => `at_bill.${wish}`),
]
/** A bare word goes on with the last answer, whatever it was. */
const BARE =
  /^\W*(?:(?:but|and|so|ok)\W+)?(?:why|how|when|who|where|really|which|what)(?: (?:that|that one|one|so|is that|then|not))?\W*$/i
const POINTS = /\b(?:it|that|this|those|these|one)\b/
/** With another tariff in hand: what is said of their own deal. */
const THEIRS = /\b(?:my|mine|our|ours|bill|now|today|current|present)\b/
/** "Will they remind me" asks for no reminder. */
const ASKS_WHO =
  /\b(?:who|(?:will|do|does|would|are) (?:they|someone|somebody|anyone|anybody|it|the supplier|my supplier))\b/
const REMINDS = /\bremind(?:er)?\b/
const THEY = /\b(?:they|them|those)\b/
const OWN = /\b(?:my|mine|our|ours|i|me|we|us|bill)\b/
/** Topics in whose midst a bill or a list is still what "it" stands for. */
const ON_TABLE: readonly string[] = [
  'compare',
  'explain_tariff',
  'explain_bill',
  'exit_fee',
  'start_switch',
  'read_bill',
]

/** What is asked of the bill, the present deal, the list or one tariff, as far as it is there to be asked about. */
export function readAtHand(heard: Heard): AtHand | undefined {
  const { text, plain, state, world } = heard
  if (state.subject !== 'own' && isForOther(heard)) return readAtHand({ ...heard, state: { ...state, subject: 'own' } })
  // What was offered word for word has its answer already.
  if (plain.split(' ').length > MOST_WORDS || state.subject !== 'own' || OFFERED.has(text.trim())) return undefined
  const goesOn = goOnAtHand(heard)
  if (goesOn) return { wish: 'goes_on', chance: 1, isOfTable: 1, answer: goesOn, isSure: true }
  const facts = billOf(world, state)?.facts
  const isOnTable = state.topic === undefined || ON_TABLE.includes(state.topic.call)
  const isOfDeal = dealOf(heard) !== undefined && isOfMatter(state)
  const may = whatMayBeMeant(heard, isOnTable)
  const chances = new Map<string, number>()
  const meant = new Set<string>()
  for (const [given, chance] of learntChances('at_hand', readWords(text))) {
    if (chance < FAINT) {
      chances.set(given, (chances.get(given) ?? 0) + chance)
      continue
    }
    const label = wishAfter(given, plain, state)
    const isSettled = settledBefore(label, plain, state)
    if (label !== given || isSettled) meant.add(label)
    const own =
      isSettled === false
        ? undefined
        : label !== given || isSettled || may(label) || (facts && chance >= PLAINLY && OF_FIGURES.includes(label))
          ? label
          : sameOfOther(label).find(may)
    const weight = label === 'none' ? (isOnTable || isOfDeal ? ELSEWHERE : 1) : weightAfter(label, state)
    chances.set(own ?? NOT_HERE, (chances.get(own ?? NOT_HERE) ?? 0) + chance * weight)
  }
  // What is true of any home is worked out on their own rates where that can be done.
  const general = chances.get('none') ?? 0
  for (const [label, chance] of facts && isOnTable ? useInsteadOf(text, plain) : []) {
    chances.set(label, (chances.get(label) ?? 0) + general * chance)
    chances.set('none', (chances.get('none') ?? 0) - general * chance)
  }
  const whole = [...chances.values()].reduce((sum, chance) => sum + chance, 0)
  const none = chances.get('none') ?? 0
  const notHere = chances.get(NOT_HERE) ?? 0
  const [first, second] = [...chances]
    .filter(([label]) => label !== 'none' && label !== NOT_HERE)
    .toSorted(([, a], [, b]) => b - a)
  // The whole comparison is no answer here: what is asked more narrowly goes before it.
  const best = first?.[0] === COMPARES && second && second[1] >= NARROWER ? second : first
  if (!best) return undefined
  const [label, likely] = best
  const isOfDetails =
    label.startsWith('at_deal.') || WITH_DETAILS.includes(label) || (facts === undefined && OF_END.includes(label))
  // Of the present deal little is left to chance: what cannot be meant here counts against it.
  const chance = likely / (isOfDetails ? whole : whole - notHere)
  const isSure =
    isOfDetails &&
    chance >=
      (meant.has(label) || (facts === undefined && OF_END.includes(label))
        ? SURE_AFTER
        : OF_FIGURES.includes(label)
          ? SURE_OF_USE
          : SURE) &&
    (!REMINDS.test(plain) || ASKS_WHO.test(plain)) &&
    (isOfAdvice(heard) || !BARE.test(text))
  if (isSure ? heard.slots.tariffIds.length > 0 : pointsElsewhere(heard)) return undefined
  const [place = '', wish = ''] = label.split('.')
  const answer =
    place === 'at_deal'
      ? answerOfDeal(wish, heard)
      : place === 'at_bill'
        ? ANSWERS_OF_BILL[wish]?.(heard, facts ?? NO_BILL)
        : place === 'at_list'
          ? answerOfList(wish, heard)
          : answerOfTariff(wish, heard)
  return (
    answer && {
      wish: label,
      chance,
      isOfTable: 1 - none / (whole - notHere),
      answer,
      isSure,
      isOfUse: isSure && ANSWERS_OF_USE[wish] !== undefined,
    }
  )
}

/** "Summarise it for my mum": she is to hear of this bill, and has none of her own here. */
function isForOther({ text, world }: Heard): boolean {
  return (
    world.bills.length > 0 &&
    (learntChances('at_hand', readWords(text)).get('at_bill.in_two_sentences') ?? 0) >= PLAINLY
  )
}

/** A bare "why?" is of the advice only where that was the last word. */
function isOfAdvice({ state: { topic } }: Heard): boolean {
  return topic === undefined || topic.call === 'compare' || topic.call === 'exit_fee'
}

/** Which of bill, deal, list and tariff lies on the table, and which of them "it" can stand for. */
function whatMayBeMeant(heard: Heard, isOnTable: boolean): (label: string) => boolean {
  const { plain, state, world } = heard
  const facts = billOf(world, state)?.facts
  const hasDeal = dealOf(heard) !== undefined
  const hasList = state.comparison?.subject === 'own' && isOnTable
  const isNarrowed = Object.keys(state.filters).length > 0
  const isOfOne = state.topic?.call === 'explain_tariff' || state.pointed !== undefined
  // Once a tariff was looked at, or the list narrowed, "it" is no longer the bill.
  // Once the list was talked about, "they" are on it.
  const isOfThem =
    state.topic?.call === 'compare' && (state.told ?? []).length > 0 && THEY.test(plain) && !OWN.test(plain)
  const isOfOther = isOfOne || isOfThem || (isNarrowed && POINTS.test(plain))
  return (label) => {
    if (label === 'none') return true
    if (label.startsWith('at_deal.')) return hasDeal
    if (label.startsWith('at_bill.'))
      return (
        (facts !== undefined || (hasDeal && OF_END.includes(label))) &&
        (isOfOther ? THEIRS.test(plain) : isOnTable || OWN.test(plain))
      )
    if (label.startsWith('at_list.')) return hasList && (!isOfOther || OF_TARIFF_INSTEAD[label] === undefined)
    return hasList && isOfOther
  }
}

/** An order, a tariff by its name or place, a filter, a detail of the home or an answer is no question about the table. */
function pointsElsewhere({ text, plain, slots, state }: Heard): boolean {
  const { tariffIds, ordinal, filters, household, answer, days } = slots
  const isBrief = text.trim().split(/\s+/).length <= BRIEF
  const isTold = Object.keys(onlyTold(plain, household)).some((key) => key !== 'fuels' && key !== 'paymentMethod')
  const isTelling = (learntChances('wishes', readWords(text)).get('tells') ?? 0) >= TELLS
  const isOrder = classify(readWords(text)).some(
    ({ intent, score }) => ORDERS.includes(intent.call) && score >= ORDERED,
  )
  return (
    tariffIds.length > 0 ||
    ordinal !== undefined ||
    Object.keys(filters).length > 0 ||
    isTold ||
    (days.length > 0 && isBrief) ||
    isTelling ||
    splitQuestions(text).length > 1 ||
    text.includes('@') ||
    BARE.test(text) ||
    isOrder ||
    (state.asked !== undefined && (answer !== undefined || isBrief))
  )
}
