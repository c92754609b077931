import type { ToolArgs } from '../../agent-reply.ts'
import type { AgentState, Filters } from '../../agent-state.ts'
import { readCorrection } from '../../tools/correct-fact.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { reminderArgs } from './reminder-args.ts'

/** Only such words begin a switch at once, and only where they are no question. All else is asked back first. */
const ASKS_TO_START =
  /^(?!.*(?:\b(?:what|why|how|which|should|would it|is it|if)\b)).*\b(?:switch me|(?:start|begin|do|make) (?:the|a|my|that) switch|switch to|sign (?:me )?up|go ahead|go with|take|choose|pick|proceed|put me on|book|move me|i(?:'d| would) like|i want|i will have|i'll have|get me)\b/i
const WANTS_KIND =
  /\b(?:find|show|want|looking for|looking|after|best|cheapest|compare|any|get|only|just|list|which|a good)\b.{0,25}\b(?:fixed|fix|trackers?|variable)\b/i

const ITS = /^(?:its|it's|it is|it should be|is)\s+/i

/** The day that Mo has just named. */
const THEN = /\b(?:then|that (?:day|date)|nearer the time|when (?:it|that)(?:'?s| is| comes| becomes))\b/i
const WHAT_IF_PAID =
  /\b(?:better|cheaper|instead|what if|if i|would i|save)\b.{0,40}\b(?:pre-?pay\w*|pay as you go|direct debit|when the bill|receipt)/i

const SAYS_CAP = /\bcap(?:ped)? (?:is|at|of|now)\b|\bcap's\b/i
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

/** The day of which the cap is asked: of a month with its year, or of a month in the past. */
function capDay(text: string, { days: [day] }: Slots): string | undefined {
  const [, month = '', year] =
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?:\s*(?:-|to|and)\s*[a-z]{3,9})?,?\s+(20\d\d)\b/i.exec(
      text,
    ) ?? []
  if (year !== undefined) return `${year}-${String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}-15`
  return day?.precision === 'day' ? day.day : undefined
}

/** The arguments of a call: what the intent fixes, and what the message holds for it. */
export function fillArgs(intent: Intent, text: string, slots: Slots, state: AgentState): ToolArgs {
  const call: string = intent.call
  switch (call) {
    case 'compare': {
      const filters = filtersOf(intent, text, slots)
      return Object.keys(filters).length > 0 ? { filters } : {}
    }
    case 'exit_fee': {
      const [day] = slots.days
      if (!day || day.day === slots.household.endsOn) return {}
      return { leave_on: day.precision === 'month' ? `${day.day.slice(0, 7)}-01` : day.day }
    }
    case 'price_cap':
      return {
        ...fuelOf(slots),
        ...(slots.region && { region: slots.region }),
        ...placeOf(text),
        ...(slots.looseSums[0] !== undefined && SAYS_CAP.test(text) && { said_pence: slots.looseSums[0] }),
        ...(capDay(text, slots) !== undefined && { on: capDay(text, slots) }),
        ...(slots.filters.paymentMethod && { payment_method: slots.filters.paymentMethod }),
      }
    case 'vat':
      return fuelOf(slots)
    case 'explain_tariff':
      return tariffOf(slots, state, true)
    case 'start_switch': {
      const named = tariffOf(slots, state, false)
      if (named['tariff_id'] === undefined) return tariffOf(slots, state, true)
      return ASKS_TO_START.test(text) ? { ...named, is_confirmed: true } : named
    }
    case 'set_reminder':
      return {
        ...(THEN.test(text) && state.saidDay !== undefined && { on: state.saidDay }),
        ...reminderArgs(text, slots),
        ...inMonth(slots, state),
      }
    case 'search_guides':
      return { query: text }
    case 'estimate_usage': {
      const { people, bedrooms } = slots.household
      const isOwn = /\b(?:i|my|our|we|us|ask me)\b/i.test(text)
      if (!isOwn && people !== undefined && bedrooms !== undefined) return { people, bedrooms }
      const isUsual = /\b(?:typical|average|normal|a lot|tdcv)\b/i.test(text)
      return !isOwn && (isUsual || people !== undefined || bedrooms !== undefined) ? { typical: true } : {}
    }
    case 'correct_fact': {
      const { path, label, value } = readCorrection(text, slots.fuel)
      return {
        ...(path !== undefined && { path, label }),
        ...(value !== undefined && { text: value.replace(ITS, '').slice(0, 100) }),
      }
    }
    default:
      return { ...intent.args }
  }
}

function filtersOf(intent: Intent, text: string, { filters, household }: Slots): Filters {
  const isOwnDeal = household.deal !== undefined || household.exitFeePence !== undefined
  if (intent.name === 'filter' && !isOwnDeal) return { ...filters, ...monthsOf(text) }
  const { green, noExitFee, kind, paymentMethod } = filters
  const isBoth =
    /\b(?:fix\w*|variable|trackers?)\b.{0,12}\b(?:or|vs|versus|and)\b.{0,12}\b(?:fix\w*|variable|trackers?)\b/i.test(
      text,
    )
  return {
    ...(paymentMethod && household.paymentMethod === undefined && WHAT_IF_PAID.test(text) && { paymentMethod }),
    ...(green && { green }),
    ...(noExitFee && household.exitFeePence === undefined && { noExitFee }),
    ...(kind &&
      household.deal === undefined &&
      WANTS_KIND.test(text) &&
      !isBoth &&
      !/should|worth/i.test(text) && { kind, ...monthsOf(text) }),
  }
}

/** "A 12 month fix". */
function monthsOf(text: string): Filters {
  const months = /\b(6|12|18|24|36)[ -]?months?(?:'s)? (?:fix|deal|tariff)/i.exec(text)?.[1]
  return months === undefined ? {} : { months: Number(months) }
}

/** A country or county that has more than one price region. */
export function placeOf(text: string): ToolArgs {
  const [place] = findPlaces(text)
  return place && place.letters.length > 1 ? { place: place.name } : {}
}

function fuelOf({ fuel }: Slots): ToolArgs {
  return fuel ? { fuel } : {}
}

/** The tariff that is named or pointed to; `isLoose` also takes the one that was talked about or advised. */
export function tariffOf(slots: Slots, state: AgentState, isLoose: boolean): ToolArgs {
  const shown = state.comparison?.shown ?? []
  const pointed =
    slots.ordinal === undefined ? undefined : shown.at(slots.ordinal > 0 ? slots.ordinal - 1 : slots.ordinal)
  const talkedAbout = state.topic?.call === 'explain_tariff' ? state.topic.args['tariff_id'] : state.pointed
  // A narrowed list has no verdict of its own: what is pointed to is what stands first on it.
  const isNarrowed = Object.keys(state.filters).length > 0
  const advised = isNarrowed ? shown[0] : (state.comparison?.verdict?.tariffId ?? shown[0])
  const loose = isLoose ? (talkedAbout ?? advised) : undefined
  const id = slots.tariffIds[0] ?? pointed ?? loose
  return typeof id === 'string' ? { tariff_id: id } : {}
}

/** "Remind me in February": the day that was advised, where it lies in that month. */
function inMonth({ days: [named] }: Slots, { comparison, saidDay }: AgentState): ToolArgs {
  const advised = comparison?.verdict?.date ?? saidDay
  return named?.precision === 'month' && advised?.slice(0, 7) === named.day.slice(0, 7) ? { on: advised } : {}
}
