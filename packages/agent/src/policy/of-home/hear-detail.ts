import type { ToolCall } from '../../agent-reply.ts'
import type { Household, Wanted } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import { findShortDetails } from '../../understand/find/find-short-details.ts'
import { doubtValue } from '../asking/doubt-values.ts'
import { likeliestRegion, TAKEN } from '../asking/likeliest-region.ts'
import { onlyTold } from '../choose/only-told.ts'
import type { Turn } from '../read-turn.ts'
import { withoutAsked } from '../without-asked.ts'
import type { HomeAnswer } from './heard-home.ts'

/** Details of the home that Mo waits for. */
const OF_HOME: readonly Wanted[] = [
  'postcode',
  'mpan',
  'use',
  'spend',
  'people',
  'bedrooms',
  'heating',
  'deal',
  'ends_on',
  'exit_fee',
]
const ASKS =
  /\?|^(?:(?:so|and|but|ok|also|oh|well)\s+)*(?:can|could|is|are|what|whats|which|should|would|do (?!not)|does|how|hows|why|will|when|where|who|did|has|am|tell|explain|show|compare)\b/
/** What would be otherwise is no detail of the home. */
const SUPPOSES = /^(?:(?:so|and|but|ok)\s+)*(?:or|if|what if|suppose|say|instead)\b|\binstead$/
/** "8,000 not 9,000" puts something right. */
const PUTS_RIGHT = /\bnot £?\d|\d\D{0,12}\bnot\b/
const MOST_WORDS = 16
/** After a list a detail stands alone, or it is something else that is told. */
const BRIEF = 6

/**
 * Whoever is asked for one detail may give another, or several, in any order: each is noted, and only what is still missing is
 * asked for. A word such as "prepayment" is then no question about prepayment.
 */
export function hearDetail(turn: Turn): HomeAnswer | undefined {
  const { plain, state } = turn
  const { asked, comparison } = state
  const isAsked = asked !== undefined && OF_HOME.includes(asked.wanted)
  const isOfList =
    comparison !== undefined &&
    asked === undefined &&
    state.topic?.call === 'compare' &&
    turn.world.bills.length === 0 &&
    plain.split(' ').length <= BRIEF
  const listed = asked?.wanted === 'mpan' && !turn.safety ? ofListAlready(turn) : undefined
  if (listed) return listed
  if ((!isAsked && !isOfList) || !mayTell(turn)) return undefined
  if (ASKS.test(plain) || SUPPOSES.test(plain) || PUTS_RIGHT.test(plain)) return undefined
  const told = toldIn(turn)
  const likeliest = told.region ?? likeliestRegion(turn.text, { ...turn.slots, household: told }, state)
  if (Object.keys(told).length === 0 || doubtValue(turn.text, told, state, turn.world)) return undefined
  const isTaken = asked?.wanted === 'mpan' && likeliest !== undefined && turn.slots.region === undefined
  if (isTaken) told.region = likeliest
  const calls: ToolCall[] = [
    { name: 'note_details', args: { ...told } },
    asked && asked.goal !== 'compare'
      ? { name: asked.goal as ToolCall['name'], args: {} }
      : { name: 'compare', args: { is_update: true } },
  ]
  return { calls, at_once: isTaken || turn.likeliest ? [taken(turn)] : [] }
}

/** A danger, a tariff, a figure that cannot be, or a wish about the list is no detail. */
function mayTell({ text, plain, slots, safety, first }: Turn): boolean {
  const { paymentMethod: _how, ...filters } = slots.filters
  const isOther =
    safety !== undefined ||
    text.includes('@') ||
    slots.tariffIds.length > 0 ||
    slots.trouble !== undefined ||
    plain.split(' ').length > MOST_WORDS
  return !isOther && (Object.keys(filters).length === 0 || first()?.intent.name === 'tells')
}

function toldIn({ plain, slots, state }: Turn): Household {
  const found = onlyTold(plain, slots.household)
  const short = findShortDetails(plain)
  const told: Household = { ...short, ...found, ...(short.kwh && { kwh: short.kwh }) }
  const { fuels } = saidOf(state)
  // A home with one fuel pays for that one.
  if (told.spend?.fuels === 'both' && told.fuels === undefined && (fuels === 'electricity' || fuels === 'gas'))
    told.spend = { ...told.spend, fuels }
  const wanted = state.asked?.wanted
  if (slots.region && found.postcode === undefined && (wanted === 'mpan' || wanted === 'postcode'))
    told.region = slots.region
  return told
}

/** Who asks for the list instead of picking a region gets it for the likeliest. */
function ofListAlready(turn: Turn): HomeAnswer | undefined {
  const { text, slots, state, first } = turn
  const call = first()?.intent.call
  if (
    call !== 'compare' &&
    call !== 'explain_tariff' &&
    slots.ordinal === undefined &&
    Object.keys(slots.filters).length === 0
  )
    return undefined
  const region = likeliestRegion(text, { ...slots, answer: 'dont_know' }, state)
  if (region === undefined || slots.household.postcode !== undefined) return undefined
  return {
    calls: [
      { name: 'note_details', args: { region } },
      { name: 'compare', args: Object.keys(slots.filters).length > 0 ? { filters: slots.filters } : {} },
    ],
    at_once: [taken(turn)],
  }
}

function taken({ state }: Turn) {
  return knownText(withoutAsked(state), 'likeliest', TAKEN)
}
