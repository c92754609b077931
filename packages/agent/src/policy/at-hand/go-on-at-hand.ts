import type { BillFacts } from '@mowatt/bill-reader/bill-facts'
import { FUELS, roughPence, sayDay, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import { listForHome } from '../../home/compare-home.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { findMonth } from '../../understand/find/find-days.ts'
import { isHearsay } from '../../understand/find/without-hearsay.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { hearCar } from '../of-home/hear-car.ts'
import { besidePair } from '../of-list/in-hand.ts'
import { tariffInHand } from '../of-list/quote-of.ts'
import { ANSWERS_OF_BILL } from './answer-of-bill.ts'
import { dealOf } from './deal-at-hand.ts'
import { answerOfDeal, gapToCap } from './answer-of-deal.ts'
import { goOnWithFigures } from './go-on-with-figures.ts'
import { ASKS_TIME, dealAfter } from './deal-after.ts'
import { leaveThen } from './leave-then.ts'
import { goOnWithSum } from './running-sum.ts'
import { namedFigure } from './named-figure.ts'
import { isTalkedOf } from './talked-of.ts'

const WHY =
  /^(?:(?:but|and|so|ok)\s+)*(?:why|how come)(?: (?:is|does|would|s) (?:that|it|this)(?: (?:be|then))?| that| so| then| not)?$/
const BRIEF = 6
const BARE_TIME =
  /^(?:(?:and|so|ok|but|right)\s+)*(?:when|how long|by when|how many (?:days|weeks))(?: (?:is|does|would|will) (?:that|it)(?: (?:be|take))?| then)?$/
const OF_MOVE: readonly unknown[] = ['moving', 'moving_home', 'move_tariff', 'move_refused']
const BY_HOW_MUCH =
  /^(?:(?:and|so|ok|but)\s+)*(?:by how much(?: am i| are we)?(?: over| above| under)?|how much (?:dearer|more|cheaper|less|over|above|under|below))(?: (?:is|would|am|are) (?:it|that|i|we)(?: be)?)?(?: a year| in a year| over a year)?$/
const OF_THEIRS = /^(?:(?:and|so|ok|but|what|how|about|with|on|if|i|went|go|for)\s+)*[a-z ]{3,24}$/
const SAME_SUPPLIER = /\bsame (?:supplier|company|people|one|lot)\b/
const WEIGHS = /\b(?:better|cheaper|dearer|worse|than|against|difference|compare\w*)\b/
const A_DAY = /(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:p|pence) (?:\w+ )?(?:a|per|each|every) day\b/
const MORE = /\b(?:extra|more|less|another|cheaper|dearer|on top|off)\b/

/** A few words that say nothing without the answer before them, and sums whose figure stands in the words. */
export function goOnAtHand(heard: Heard): HomeAnswer | undefined {
  const { text, plain, slots, state, world } = heard
  const facts = billOf(world, state)?.facts
  const next = facts && goOnWithFigures(heard, facts)
  if (next) return next
  const sum = goOnWithSum(heard)
  if (sum) return sum
  const pence = MORE.test(plain) ? A_DAY.exec(plain)?.[1] : undefined
  if (pence !== undefined && facts) return perDay(Number(pence), heard)
  if (/\d/.test(plain) && /\bmiles?\b/.test(plain)) return hearCar(heard)
  if (isTalkedOf(state, ['seg']) && SAME_SUPPLIER.test(plain)) return exportApart(heard)
  if (facts && isHearsay(plain) && USE_SAID.test(plain)) return keepUse(heard, facts)
  if (STILL_THERE.test(plain) && state.comparison && !/\bgrants?\b/.test(plain)) return stillThere(heard)
  const then = leaveThen(heard)
  if (then) return then
  const named = facts && namedFigure(heard, facts)
  if (named) return named
  if (plain.split(' ').length > BRIEF) return undefined
  const following = NEXT_ONE.test(plain) ? nextOnList(heard) : undefined
  if (following) return following
  const inTime = BARE_TIME.test(plain) ? dealAfter(ASKS_TIME, state) : undefined
  if (inTime !== undefined) return answerOfDeal(inTime.replace('at_deal.', ''), heard)
  const aspect = state.topic?.args['aspect']
  if (facts && WHY.test(plain) && aspect === 'by_fuel') return ANSWERS_OF_BILL['why_fuel']?.(heard, facts)
  if (facts && WHY.test(plain) && (aspect === 'owed' || aspect === 'balance'))
    return ANSWERS_OF_BILL['paid_but_owes']?.(heard, facts)
  if (facts && BY_HOW_MUCH.test(plain) && (aspect === 'do_nothing' || aspect === 'against_cap')) return byHowMuch(heard)
  if (facts && BY_HOW_MUCH.test(plain) && (aspect === 'vat_share' || isTalkedOf(state, ['vat_change'])))
    return ANSWERS_OF_BILL['vat_back']?.(heard, facts)
  const line = facts && lineAfter(heard)
  if (line) return line
  const theirs = OF_THEIRS.test(plain) && facts ? tariffOfNamed(heard) : undefined
  if (theirs !== undefined) return { calls: [{ name: 'explain_tariff', args: { tariff_id: theirs } }], at_once: [] }
  const pair = WEIGHS.test(plain) ? besideNamed(heard) : undefined
  if (pair) return pair
  if (!isTalkedOf(state, OF_MOVE)) return undefined
  const isDated = slots.days.length > 0 || findMonth(text, world.today) !== undefined
  if (isDated) return answerOfDeal('moving', heard)
  const isPlace = slots.region !== undefined || slots.near !== undefined
  return isPlace && !/\b(?:cap|price|cost|average)\b/.test(plain) ? answerOfDeal('move_place', heard) : undefined
}

const OF_SUPPLY: readonly unknown[] = ['supply_number']
const GAS_ONE =
  /^(?:(?:and|what|about|whats|the|for|now|ok|so|is|is there)\s+)*(gas|electric\w*|leccy)(?: (?:one|number|too|mprn))*$/
const DAILY_ONES =
  /^(?:(?:and|what|about|the|now|ok|so|are|whats)\s+)*(?:daily|standing|day|per day)(?: (?:ones?|charges?|rates?|bits?|parts?))*$/
const THE_DAY = /\bfrom (?:the )?(\d{1,2})(?:st|nd|rd|th)?\b/

/** The neighbour of the line that was told last: the other number, the daily charges, the day itself. */
function lineAfter(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const facts = billOf(world, state)?.facts
  if (!facts) return undefined
  const fuel = GAS_ONE.exec(plain)?.[1]
  if (fuel !== undefined && (isTalkedOf(state, OF_SUPPLY) || state.topic?.args['field'] === 'mpan'))
    return (
      ANSWERS_OF_BILL['supply_number']?.({ ...heard, text: fuel === 'gas' ? 'mprn' : 'mpan' }, facts) ??
      numberNotRead(heard, fuel)
    )
  if (DAILY_ONES.test(plain) && isTalkedOf(state, ['unit_rate', 'per_unit']))
    return ANSWERS_OF_BILL['standing_charge']?.(heard, facts)
  const day = THE_DAY.exec(plain)?.[1]
  const free = dealOf(heard)?.freeOn
  return day !== undefined &&
    free !== undefined &&
    Number(free.slice(-2)) === Number(day) &&
    state.topic?.call !== 'explain_tariff'
    ? answerOfDeal('from_then', heard)
    : undefined
}

const USE_SAID = /\b(?:use|uses|used|using|usage|get through)\b.{0,25}\b\d[\d,]{2,}\b|\b\d[\d,]{2,12} ?(?:kwh|units)\b/

/** Somebody else's figure: the bill's own stays. */
function keepUse({ state }: Heard, facts: BillFacts): HomeAnswer | undefined {
  const own = FUELS.flatMap((fuel) => {
    const kwh = facts[fuel]?.estimatedAnnualUsageKwh
    return kwh === undefined ? [] : [`${kwh.toLocaleString('en-GB')} kWh of ${fuel}`]
  })
  if (own.length === 0) return undefined
  const says = `I keep what your bill says: ${own.join(' and ')} a year. What somebody else reckons does not go before it. If you think that the bill is wrong, read your meter and set it beside the readings on the bill. And if you know your own use to be another, tell me “we use” and the kWh.`
  const args = { aspect: 'usage' }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'keep_use', says)],
    about: { name: 'explain_bill', args },
  }
}

function numberNotRead({ state }: Heard, fuel: string): HomeAnswer {
  const says =
    fuel === 'gas'
      ? 'The gas number is the MPRN, or meter point reference. I did not read it with certainty on this bill. It has 6 to 10 digits and mostly stands with the details of the gas supply, often on the second page. It is not the serial number on the meter.'
      : 'The electricity number is the MPAN. I did not read it with certainty on this bill. It has 13 digits and mostly stands in a box with a large S.'
  const args = { aspect: 'summary', asked: 'supply_number' }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'number_not_read', says)],
    about: { name: 'explain_bill', args },
  }
}

const STILL_THERE =
  /\b(?:deals?|tariffs?|fix|price|offer|that one|it|they)\b.{0,12}\b(?:still|always) (?:be )?(?:there|available|around|on offer|going|open)\b|\b(?:deals?|tariffs?|offer)\b.{0,15}\b(?:be gone|sell out|disappear\w*|vanish\w*|get pulled)\b/
const NEXT_ONE =
  /^(?:(?:and|so|ok|the|whats|what|is|whos|show|me|right)\s+)*next (?:cheapest|one|best|lowest|down)(?: (?:one|then|down|on the list))*$/

function stillThere({ state, world }: Heard): HomeAnswer {
  const freeOn = dealOf({ state, world })?.freeOn
  const then = freeOn === undefined || freeOn <= world.today ? 'when you want to switch' : `from ${sayDay(freeOn)}`
  const says = `I cannot promise that: deals come and go, and their prices change. The ones on my list are samples too. So do not wait for one certain deal. Compare again ${then} with what there is then; there are mostly several close to the first.`
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'compare', args: {} } }, 'still_there', says)],
    about: { name: 'compare', args: {} },
  }
}

/** The one after the tariff that is in hand. */
function nextOnList({ state, world }: Heard): HomeAnswer | undefined {
  const hand = tariffInHand(state, world)?.id
  const shown = state.comparison?.shown ?? []
  const at = hand === undefined ? 0 : shown.indexOf(hand)
  const next = at < 0 ? undefined : shown[at + 1]
  return next === undefined
    ? undefined
    : { calls: [{ name: 'explain_tariff', args: { tariff_id: next } }], at_once: [] }
}

/** "Is it better than Larkspur?": the tariff in hand beside the one that is named. */
function besideNamed({ slots, state, world }: Heard): HomeAnswer | undefined {
  const hand = state.topic?.call === 'explain_tariff' ? tariffInHand(state, world) : undefined
  const { supplier } = slots
  const id =
    supplier === undefined || supplier === hand?.supplier
      ? undefined
      : listForHome({ state, world })?.quotes.find((quote) => quote.supplier === supplier)?.tariffId
  const other = world.catalogue.find((each) => each.id === id)
  const told = hand && other && besidePair([other, hand], state, world)
  return told && { calls: [], at_once: [told], about: { name: 'explain_tariff', args: { tariff_id: hand.id } } }
}

/** "And with Larkspur": the first on the list of a supplier that is not theirs. */
function tariffOfNamed({ plain, slots, state, world }: Heard): string | undefined {
  const { supplier, tariffIds } = slots
  const isOwn =
    supplier === undefined || billOf(world, state)?.facts.supplier === supplier || /\bam\b|\bmy\b/.test(plain)
  const isAlone = plain.split(' ').length === 1 || /^(?:and|so|ok|but|what about|how about|with)\b/.test(plain)
  if (isOwn || tariffIds.length > 0 || !isAlone) return undefined
  return listForHome({ state, world })?.quotes.find((quote) => quote.supplier === supplier)?.tariffId
}

function exportApart({ state }: Heard): HomeAnswer {
  const says =
    'No: what you sell can be with another supplier than what you buy. Some pay more for export to those who also buy from them, so ask both ways and compare the whole.'
  return {
    calls: [],
    at_once: [knownText(state, 'export', says)],
    about: { name: 'explain_term', args: { term: 'seg' } },
  }
}

function byHowMuch({ state, world }: Heard): HomeAnswer | undefined {
  const gap = gapToCap(state, world)
  if (gap === undefined) return undefined
  const args = { aspect: 'against_cap' }
  const says = `About ${sayWholePounds(roughPence(Math.abs(gap)))} a year ${gap > 0 ? 'less' : 'more'} than now, on the variable tariff at the cap of today and with your use. The cap of that time is not known yet.`
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'by_how_much', says)],
    about: { name: 'explain_bill', args },
  }
}

function perDay(pence: number, { state }: Heard): HomeAnswer {
  const year = Math.round(pence * 365)
  const says = `${pence}p a day is ${sayPounds(year)} a year, about ${sayPounds(Math.round(year / 12))} a month, whatever you use.`
  const args = { aspect: 'standing_year' }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: 'explain_bill', args } }, 'per_day', says)],
    about: { name: 'explain_bill', args },
  }
}
