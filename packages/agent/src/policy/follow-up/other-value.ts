import { addMonths, type Fuel } from '@mowatt/tariffs'
import type { ToolArgs, ToolCall } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { billOf } from '../../home/home-of-turn.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import { valueOfWords } from '../../verify/number-words.ts'
import type { World } from '../../world.ts'
import { placeOf } from '../choose/fill-args.ts'
import { runOn } from '../at-once/run-on.ts'
import { tellPlace } from '../at-once/tell-place.ts'
import { capPart } from './cap-part.ts'
import type { Continued } from './continued.ts'
import { withoutWord } from '../../understand/words/whole-words.ts'

type Heard = { text: string; plain: string; slots: Slots; state: AgentState; world: World }

const FUEL = /\b(?:gas|electric\w*|elec|leccy|power|both|fuels?|dual)\b/g
const WHEN =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|last|next|year|quarter|month|week|tomorrow|20\d\d|before|ago|previous|new|years|christmas|xmas|day|after|around|start|end|mid|middle|til|till|until|\d{1,2}(?:st|nd|rd|th)?)\b/g
const PAYMENT =
  /\b(?:direct debit|dd|prepay\w*|pay as you go|payg|key meter|pay(?:ing)?|receipt|bill|standard credit)\b/g
const RATE =
  /\b(?:standing charges?|daily charges?|unit (?:rate|price)s?|(?:rate|price) per (?:unit|kwh)|per (?:kwh|unit)|rates?|kwh|units?)\b/g
const ORDINAL = /\b(?:first|second|third|fourth|fifth|sixth|next|\d(?:st|nd|rd|th))\b/g
const MONTHS = /\b(\d{1,2}|one|two|three|a) ?-?(year|month|yr)s?\b/
const EVERY_MONTHS = new RegExp(MONTHS, 'g')
/** Words that hold a sentence together and name nothing. */
const FRAME =
  /\b(?:and|but|so|ok|okay|right|well|hmm|oh|what|how|about|is|it|its|that|thats|this|for|on|in|at|by|of|the|my|our|a|an|just|also|too|as|even|then|now|please|same|with|if|i|we|am|are|was|were|be|would|will|do|does|me|us|there|here|live|living|based|area|region|round|near|from|show|give|tell|one|ones|instead|though|tho|you|have|got|any|anything|something|deal|deals|tariff|tariffs|fix|fixes|fixed|long|length|which|whats|place|want|id|like|can|get)\b/g
const MOST_WORDS = 10

/** A message that only puts another value into the last question: "and gas?", "in Cardiff?", "even in January?". */
export function otherValue(heard: Heard): Continued | undefined {
  const { plain, state } = heard
  if (plain.split(' ').length > MOST_WORDS) return undefined
  const call: string = state.topic?.call ?? ''
  switch (call) {
    case 'price_cap':
    case 'vat':
      return ofPrices(heard)
    case 'exit_fee':
      return ofLeaving(heard)
    case 'explain_bill':
      return ofBill(heard)
    case 'compare':
    case 'explain_tariff':
      return ofList(heard)
    case 'explain_term':
      return ofRunning(heard) ?? ofRegion(heard) ?? ofPriceWord(heard)
    default:
      return undefined
  }
}

function withoutPlaces(plain: string, places: readonly { name: string }[]): string {
  return places.reduce((left, { name }) => withoutWord(left, name.toLowerCase()), plain)
}

/** Whether nothing is left of a message but such words and what holds them together. */
function isOnly(plain: string, ...words: readonly RegExp[]): boolean {
  return (
    words
      .reduce((left, pattern) => left.replaceAll(pattern, ' '), plain)
      .replaceAll(FRAME, ' ')
      .trim() === ''
  )
}

function ofPrices({ text, plain, slots, state, world }: Heard): Continued | undefined {
  const topic = state.topic
  if (!topic) return undefined
  const name = topic.call as 'price_cap' | 'vat'
  const places = findPlaces(text)
  const postcode = /\b[a-z]{1,2}\d[a-z\d]?(?: ?\d[a-z]{2})?\b/g
  if (!isOnly(withoutPlaces(plain, places), FUEL, RATE, PAYMENT, WHEN, postcode)) return undefined
  const on = capDay(plain, slots, world)
  const isBoth = /\bboth\b/.test(plain)
  const changed: ToolArgs = {
    ...(slots.fuel && { fuel: slots.fuel }),
    ...(isBoth && { fuel: undefined }),
    ...(slots.region && { region: slots.region, place: undefined }),
    ...placeOf(text),
    ...(slots.filters.paymentMethod && { payment_method: slots.filters.paymentMethod }),
    ...(on !== undefined && { on }),
  }
  const part = name === 'price_cap' && plain.search(RATE) >= 0 ? capPart(plain, slots.fuel, state, world) : undefined
  const isMoved = Object.keys(changed).some((key) => key !== 'fuel') || slots.household.postcode !== undefined
  if (part && !isMoved) return { calls: [], at_once: [part], about: { name, args: topic.args }, isWorded: true }
  if (name === 'vat' && slots.fuel === undefined) return undefined
  if (Object.keys(changed).length === 0 && slots.household.postcode === undefined) return undefined
  return { calls: [{ name, args: { ...topic.args, ...changed } }], at_once: [], isWorded: true, withNote: true }
}

/** A month that is past, "last year" or "the quarter before". */
function capDay(plain: string, { days: [day] }: Slots, { today }: World): string | undefined {
  if (/\blast year\b|\b(?:a|1|one|12 months?) (?:year )?ago\b/.test(plain)) return addMonths(today, -12)
  if (/\b(?:last|previous) (?:quarter|one)\b|\bbefore(?: that)?$/.test(plain)) return addMonths(today, -3)
  return day?.day
}

function ofLeaving({ plain, slots, state, world }: Heard): Continued | undefined {
  const [day] = holiday(plain, world.today) ?? slots.days
  const bare = plain.replaceAll(
    /\b(?:leave|left|wait|waited|go|went|hold|hang|off|until|till|stay|free|switch)\b/g,
    ' ',
  )
  // What Mo waits for is answered first.
  if (!day || state.asked || !isOnly(bare, WHEN)) return undefined
  const leaveOn = day.precision === 'month' ? `${day.day.slice(0, 7)}-01` : day.day
  return {
    calls: [{ name: 'exit_fee', args: { ...state.topic?.args, leave_on: leaveOn } }],
    at_once: [],
    isWorded: true,
  }
}

/** "On new year's day" is a day too. */
function holiday(plain: string, today: string): { day: string; precision: 'day' | 'month' }[] | undefined {
  const date = /\bnew years?(?: s)?(?: day)?\b/.test(plain)
    ? '01-01'
    : /\b(?:christmas|xmas)\b/.test(plain)
      ? '12-25'
      : undefined
  if (date === undefined) return undefined
  const year = Number(today.slice(0, 4))
  const next = `${year}-${date}` >= today ? `${year}-${date}` : `${year + 1}-${date}`
  return [{ day: next, precision: 'day' }]
}

const LINES: readonly [RegExp, string][] = [
  [/\breadings?\b/g, 'readings'],
  [/\b(?:standing|daily) charges?\b/g, 'standing_charge'],
  [/\bunit (?:rate|price)s?\b|\brates?\b|\bper (?:kwh|unit)\b/g, 'unit_rate'],
  [/\busage\b|\buse\b|\bused\b|\bkwh\b/g, 'usage'],
  [/\bbalance\b|\bowe\b/g, 'balance'],
  [/\bvat\b|\btax\b/g, 'vat_share'],
  [/\btotal\b|\b(?:al)?together\b|\bfirst (?:number|figure|amount|sum)\b/g, 'total'],
  [/\bsupplier\b/g, 'supplier'],
]

/** "What about the readings?": another line of the same bill. */
function ofBill({ plain, slots, state, world }: Heard): Continued | undefined {
  if (!billOf(world, state)) return undefined
  const line = LINES.find(([pattern]) => plain.search(pattern) >= 0)
  if (!line || !isOnly(plain, line[0], FUEL)) return undefined
  const args = { aspect: line[1], ...(slots.fuel && { fuel: slots.fuel }) }
  return { calls: [{ name: 'explain_bill', args }], at_once: [], isWorded: true }
}

function ofList({ plain, slots, state, world }: Heard): Continued | undefined {
  const { comparison } = state
  if (!comparison) return undefined
  const place = slots.ordinal ?? placeIn(plain)
  const id = place === undefined ? undefined : comparison.shown.at(place > 0 ? place - 1 : place)
  if (id !== undefined && slots.tariffIds.length === 0 && isOnly(plain, ORDINAL) && plain.search(ORDINAL) >= 0)
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: id } }], at_once: [], isWorded: true }
  const months = monthsIn(plain)
  if (months !== undefined && isOnly(plain, EVERY_MONTHS) && !/\b(?:month|monthly)$/.test(plain.replace(MONTHS, '')))
    return { calls: [{ name: 'compare', args: { filters: { months } } }], at_once: [], isWorded: true }
  if (isOnly(plain.replaceAll(/\bagain\b/g, ' '), FUEL)) return ofFuel(plain, slots.fuel, state, world)
  return undefined
}

/** Both fuels again is another list; one fuel, with a bill, is what the bill says of it. */
function ofFuel(plain: string, fuel: Fuel | undefined, state: AgentState, world: World): Continued | undefined {
  if (/\bboth\b/.test(plain))
    return {
      calls: [note({ fuels: 'both' }), { name: 'compare', args: { is_update: true } }],
      at_once: [],
      isWorded: true,
    }
  if (fuel === undefined) return undefined
  // "Just the electric" is a wish for another list.
  if (/\b(?:just|only)\b/.test(plain))
    return {
      calls: [note({ fuels: fuel }), { name: 'compare', args: { is_update: true } }],
      at_once: [],
      isWorded: true,
    }
  if (!billOf(world, state)) return undefined
  const lines = ['unit_rate', 'standing_charge', 'usage']
  return {
    calls: lines.map((aspect) => ({ name: 'explain_bill', args: { aspect, fuel } })),
    at_once: [],
    isWorded: true,
  }
}

function note(args: ToolArgs): ToolCall {
  return { name: 'note_details', args }
}

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']
function placeIn(plain: string): number | undefined {
  const found = PLACES.findIndex((each) => plain.split(' ').includes(each))
  return found < 0 ? undefined : found + 1
}

function monthsIn(plain: string): number | undefined {
  const [, count = '', unit] = MONTHS.exec(plain) ?? []
  if (unit === undefined || count === 'a') return undefined
  const many = /\d/.test(count) ? Number(count) : (valueOfWords(count) ?? 1)
  const months = unit === 'month' ? many : many * 12
  return months > 1 ? months : undefined
}

const PRICE_WORDS = ['standing_charge', 'unit_rate', 'standing_charge_optional']
const MINE = /\b(?:mine|ours)\b/g

/** "Newcastle", "and gas?", "what is mine?", after a word on one of the two prices. */
function ofPriceWord({ text, plain, slots, state, world }: Heard): Continued | undefined {
  const key = state.topic?.args['term']
  if (typeof key !== 'string' || !PRICE_WORDS.includes(key)) return undefined
  const places = findPlaces(text)
  if (!isOnly(withoutPlaces(plain, places), FUEL, MINE)) return undefined
  const aspect = key === 'unit_rate' ? 'unit_rate' : 'standing_charge'
  const fuel = slots.fuel ? { fuel: slots.fuel } : {}
  if (places.length === 0 && (slots.fuel || plain.search(MINE) >= 0) && billOf(world, state))
    return { calls: [{ name: 'explain_bill', args: { aspect, ...fuel } }], at_once: [], isWorded: true }
  if (places.length > 0) {
    const args = { ...fuel, ...(slots.region && { region: slots.region }), ...placeOf(text) }
    return { calls: [{ name: 'price_cap', args }], at_once: [], isWorded: true, withNote: true }
  }
  const part = slots.fuel && capPart(aspect.replace('_', ' '), slots.fuel, state, world)
  return part && { calls: [], at_once: [part], about: { name: 'price_cap', args: fuel }, isWorded: true }
}

/** "6 hours a day", "a year?", after what something costs to run. */
function ofRunning({ plain, state, world }: Heard): Continued | undefined {
  const found = runOn(plain, state, world)
  if (!found) return undefined
  const { topic } = found.state
  const about = topic ? { about: { name: 'explain_term' as const, args: topic.args } } : {}
  return { calls: [], at_once: [found], ...about, isWorded: true, isBound: true }
}

/** A postcode or a town after the question which region one is in. */
function ofRegion({ text, plain, slots, state, world }: Heard): Continued | undefined {
  if (state.topic?.args['term'] !== 'region' || plain.split(' ').length > 4) return undefined
  if (slots.household.postcode === undefined && slots.region === undefined) return undefined
  const found = tellPlace(`which region is ${text}`, slots, state, world)
  return (
    found && {
      calls: [],
      at_once: [found],
      about: { name: 'explain_term', args: { term: 'region' } },
      isWorded: true,
      withNote: true,
    }
  )
}
