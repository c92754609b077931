import { sayDay, sayPounds } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { fact, knownText } from '../../tools/results.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import { filterQuotes } from '../../tools/filter-quotes.ts'
import { answerOfList } from '../at-hand/answer-of-list.ts'
import { dealOf } from '../at-hand/deal-at-hand.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { listOf } from './ask-of-list.ts'
import { besidePair } from './in-hand.ts'
import { feeOfOne, oneFuel } from './one-fuel.ts'
import { quoteOf, tariffInHand } from './quote-of.ts'

const NOT_THEM =
  /\b(?:(?:don'?t|do not|wouldnt|would not) (?:want|like|fancy|trust)|not|(?:anyone|anything|anybody) but|without|avoid|hate|rather not|except|besides|apart from|other than|excluding|leave out|rule out|get rid of|skip|ignore|forget|instead of|no)\b/
const NEXT_ONE =
  /^(?:(?:ok|and|so|right|what|whats|about|show|me|is|the)\s+)*(?:one after(?: that| it| this)?|next (?:one|cheapest|best|down)?(?: down)?|one below(?: it| that)?|next)(?: (?:one|then|please|on the list|down))*$/
const NOT_THAT =
  /\b(?:not|no|except|besides|do not (?:want|like|trust))\b.{0,12}\b(?:them|that lot|that one|those|that company|this lot)\b|\b(?:who|which|what) is next\b|\bwhos next\b/
const FEE_IN =
  /\b(?:includ\w*|count\w*|taken? off|after|before|with or without|already in|in (?:that|it)|factor\w*)\b.{0,25}\b(?:exit |leaving )?fees?\b|\b(?:exit |leaving )?fees?\b.{0,25}\b(?:includ\w*|count\w*|taken off|in (?:that|it|there)|factor\w*|already)\b/
const HOW_MUCH =
  /^(?:(?:so|and|ok|but|right|then)\s+)*how much (?:(?:less|cheaper|more|is (?:that|it|the saving)|would (?:that|it|i) (?:be|save|cost|pay)|do i save|does (?:that|it) (?:save|come to)|am i saving)\s*)?(?:less |cheaper )?(?:(?:a|per|each|every) (month|year)|monthly|yearly)(?: (?:is|would) (?:that|it)(?: be)?)?(?: than now| then)?$/
const PAY_MONTHLY =
  /^(?:(?:so|and|ok|then)\s+)*what (?:would|will) (?:i|we) (?:pay|be paying) (?:monthly|(?:a|per|each) month)(?: (?:then|with (?:that|it|them)))*$/
const OF_ONE = 0.5
const ON_LIST: readonly string[] = ['compare', 'explain_tariff']

/** What is asked of the list in a few words: without one supplier, the next one, with or without fees, by the month, one fuel. */
export function pointOnList(heard: Heard): HomeAnswer | undefined {
  const { plain, slots, state, world } = heard
  const isListed = state.comparison?.subject === 'own' || (world.bills.length > 0 && state.subject === 'own')
  if (!isListed) return undefined
  const fuel = ofOneFuel(heard)
  if (fuel) return fuel
  const both = backToBoth(heard)
  if (both) return both
  const filtered = cheapestOf(heard)
  if (filtered) return filtered
  if (!state.comparison) return undefined
  const placed = atPlace(heard)
  if (placed) return placed
  const isTheirs = slots.supplier !== undefined && world.catalogue.some(({ supplier }) => supplier === slots.supplier)
  if (isTheirs && NOT_THEM.test(plain)) return without(slots.supplier ?? '', heard)
  if (!ON_LIST.includes(state.topic?.call ?? '')) return undefined
  if (NEXT_ONE.test(plain) || (NOT_THAT.test(plain) && !/\bwhy\b/.test(plain) && plain.split(' ').length <= 9))
    return nextOf(heard)
  if (FEE_IN.test(plain) && plain.split(' ').length <= 12) return feeIn(heard)
  const isMonthly = PAY_MONTHLY.test(plain)
  return isMonthly || (HOW_MUCH.test(plain) && state.topic?.call === 'compare')
    ? /month/.test(plain)
      ? answerOfList('how_much', { ...heard, plain: 'monthly' })
      : yearOf(heard)
    : undefined
}

/** The year with the tariff in hand beside a year as now. */
function yearOf(heard: Heard): HomeAnswer | undefined {
  const { state, world } = heard
  const tariff = tariffInHand(state, world)
  const quote = tariff && quoteOf(tariff, state, world)
  const now = listOf(state, world)?.nowPence
  if (!tariff || !quote) return undefined
  const beside =
    now === undefined || quote.costRange
      ? ''
      : ` A year as now is ${sayPounds(now)}, so that is ${sayPounds(Math.abs(now - quote.costPence))} ${now >= quote.costPence ? 'less' : 'more'}, before any exit fee of your present deal.`
  const says = `${tariff.name} from ${tariff.supplier} would cost ${sayPounds(quote.costPence)} a year, about ${sayPounds(Math.round(quote.costPence / 12))} a month.${beside}`
  return told({ ...state, topic: { call: 'compare', args: {} } }, says, [tariff.supplier], tariff.name)
}

const CHEAPEST = /\b(?:cheapest|best|lowest)\b/
const PLACE =
  /^(?:(?:and|so|ok|who|whos|which|what|whats|is|the|one|about)\s+)+(second|third|fourth|fifth|2nd|3rd|4th|5th)(?: (?:one|then|place|on the list|cheapest|best))*$/
const PLACES: readonly (readonly string[])[] = [['fir'], ['sec', '2nd'], ['thi', '3rd'], ['fou', '4th'], ['fif', '5th']]
const TO_FIRST = /\b(?:difference|compared?|dearer|more)\b.{0,20}\b(?:first|top|cheapest)(?: one)?$/

const ADDS_FUEL =
  /^(?:(?:ok|and|now|can you|please)\s+)*(?:put|add|bring|include)\b.{0,12}\b(?:gas|electric\w*|leccy|both|it)\b(?: (?:back|in|again|too|please)){0,6}$/
const WHO_CHEAPEST = /^(?:(?:so|and|ok)\s+)*who\b.{0,20}\b(?:cheapest|best)\b|\bwhat did you say\b.{0,12}\bcheapest\b/

/** A fuel that was left out is wanted in again. */
function backToBoth({ plain, state }: Heard): HomeAnswer | undefined {
  const { fuels } = saidOf(state)
  if ((fuels !== 'electricity' && fuels !== 'gas') || !ADDS_FUEL.test(plain)) return undefined
  return {
    calls: [
      { name: 'note_details', args: { fuels: 'both' } },
      { name: 'compare', args: {} },
    ],
    at_once: [],
  }
}

/** "The cheapest green one": the list narrowed, and not the first of the whole. */
function cheapestOf({ plain, slots }: Heard): HomeAnswer | undefined {
  const { sort: _order, ...filters } = slots.filters
  const isAsked = CHEAPEST.test(plain) && Object.keys(filters).length > 0 && plain.split(' ').length <= 8
  if (isAsked) return { calls: [{ name: 'compare', args: { filters } }], at_once: [] }
  return WHO_CHEAPEST.test(plain) ? { calls: [{ name: 'compare', args: { is_again: true } }], at_once: [] } : undefined
}

/** "Who is second", and the gap from there to the first. */
function atPlace(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const shown = state.comparison?.shown ?? []
  const place = PLACE.exec(plain)?.[1]?.slice(0, 3)
  const id = place === undefined ? undefined : shown[PLACES.findIndex((names) => names.includes(place))]
  if (id !== undefined) return { calls: [{ name: 'explain_tariff', args: { tariff_id: id } }], at_once: [] }
  const inHand = tariffInHand(state, world)
  const cheapest = listOf(state, world)?.quotes.toSorted((a, b) => a.costPence - b.costPence)[0]
  const first = world.catalogue.find((each) => each.id === cheapest?.tariffId)
  if (!TO_FIRST.test(plain) || !inHand || !first || first.id === inHand.id) return undefined
  const beside = besidePair([first, inHand], state, world)
  return beside && { calls: [], at_once: [beside], about: { name: 'compare', args: {} } }
}

/** Learnt: "gas with somebody else and keep the electric". */
function ofOneFuel(heard: Heard): HomeAnswer | undefined {
  const isAfter = heard.state.topic?.args['asked'] === 'one_fuel'
  if (isAfter && /\bfees?\b/.test(heard.plain)) return feeOfOne(heard)
  if (isAfter && /^(?:(?:so|and|ok)\s+)*which\b/.test(heard.plain)) return oneFuel(heard)
  // "Electricity only" tells what the list is to hold.
  if (!isAfter && !heard.text.includes('?') && heard.plain.split(' ').length <= 3) return undefined
  const chances = learntChances('at_hand', readWords(heard.text))
  return (chances.get('at_bill.one_fuel') ?? 0) >= OF_ONE ? oneFuel(heard) : undefined
}

function without(supplier: string, heard: Heard): HomeAnswer | undefined {
  const quotes = filterQuotes(listOf(heard.state, heard.world)?.quotes ?? [], heard.world.catalogue, {
    ...heard.state.filters,
    ...heard.slots.filters,
  })
  const other = quotes.find((quote) => quote.supplier !== supplier)
  if (!other) return undefined
  const gap = other.costPence - (quotes[0]?.costPence ?? other.costPence)
  const state = {
    ...heard.state,
    pointed: other.tariffId,
    topic: { call: 'explain_tariff', args: { tariff_id: other.tariffId } },
  }
  const more = gap > 0 ? `, ${sayPounds(gap)} more than the first` : ''
  const says = `If ${supplier} is left out, the cheapest is ${other.tariffName} from ${other.supplier}: ${sayPounds(other.costPence)} a year${more}. Ask “any catch” or “the next one” to go on down the list.`
  return told(state, says, [supplier, other.supplier], other.tariffName)
}

function nextOf({ state, world }: Heard): HomeAnswer | undefined {
  const shown = state.comparison?.shown ?? []
  const at = shown.indexOf(tariffInHand(state, world)?.id ?? '')
  const following = shown[at + 1]
  return following === undefined
    ? undefined
    : { calls: [{ name: 'explain_tariff', args: { tariff_id: following } }], at_once: [] }
}

/** Whether the saving that was named has the fees of leaving in it. */
function feeIn(heard: Heard): HomeAnswer | undefined {
  const { state, world } = heard
  const list = listOf(state, world)
  const tariff = tariffInHand(state, world)
  const quote = tariff && quoteOf(tariff, state, world)
  const deal = dealOf(heard)
  if (!list || !tariff || !quote || !deal?.feePence) return undefined
  const saved = quote.savingPence
  const left = saved - deal.feePence
  const wait =
    list.verdict.kind === 'wait'
      ? ` If you wait until ${sayDay(list.verdict.until)}, there is no fee, and ${sayPounds(list.verdict.savingPence)} is what the year saves.`
      : ''
  const says = deal.isFree
    ? `There is no exit fee to count: you can leave free now. The ${sayPounds(saved)} stands as it is.`
    : `No. The ${sayPounds(saved)} is without the exit fees of your present deal, ${sayPounds(deal.feePence)}. With them ${left >= 0 ? `${sayPounds(left)} is left in the first year` : `the first year costs ${sayPounds(-left)} more`}, if you leave today.${wait}`
  return told({ ...state, topic: { call: 'compare', args: {} } }, says, [tariff.supplier], tariff.name)
}

function told(state: Heard['state'], says: string, suppliers: readonly string[], tariff: string): HomeAnswer {
  const found: ToolResult = knownText(state, 'of_list', says)
  const facts = [
    ...found.facts,
    fact('of_list.tariff', 'tariff', tariff),
    ...suppliers.map((each) => fact('of_list.supplier', 'supplier', each)),
  ]
  return { calls: [], at_once: [{ ...found, facts }], about: { name: 'compare', args: {} } }
}
