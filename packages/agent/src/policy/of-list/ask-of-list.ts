import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { listForHome } from '../../home/compare-home.ts'
import { billOf, homeOfTurn, termsOf } from '../../home/home-of-turn.ts'
import { yearNow } from '../../home/year-now.ts'
import { filterQuotes } from '../../tools/filter-quotes.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'
import type { FoundAnswer } from '../found-answer.ts'
import { tariffInHand } from './quote-of.ts'
import {
  type List,
  sayBeside,
  sayGuarantee,
  sayLowest,
  sayNet,
  sayNothing,
  sayOtherUse,
  sayPick,
  sayShortTerm,
} from './say-of-list.ts'

const LOWEST =
  /\b(?:lowest|lower|cheapest|smallest|least|best|low)\b.{0,12}\b(standing charge|daily charge|unit rate|unit price|rate per (?:unit|kwh)|price per (?:unit|kwh)|kwh rate)s?\b/i
const PICK =
  /\b(?:which|what)\b.{0,20}\b(?:would|wud|do|d'?you) ?(?:you|u) ?(?:pick|choose|go (?:for|with)|take|recommend|suggest|have)\b|\byour (?:pick|choice|favourite)\b|\bwhich one (?:is best|would you)\b|^\W*(?:(?:ok|so|right|and|well|then)\s+)*which(?: one| ones?| tariff| deal)?(?: (?:then|is (?:it|best|the best|better)|do i (?:want|pick|choose|go (?:for|with))|should i (?:go (?:for|with)|pick|choose|take|get)|for me)){0,6}\W*$/i
const SHORT_TERM =
  /\b(?:under|less than|below|shorter than|max(?:imum)?|no more than|up to|within) (?:a |an |one |1 |12 )?(?:year|12 months|months|twelve months)\b|\b(?:shorter|short) (?:ones?|fix(?:es)?|terms?|deals?)\b/i
const MORE_USE =
  /\b(?:if|what if|suppose)\b.{0,20}\b(?:use|used|using|usage|need)\b.{0,25}\b(?:more|less|extra|higher|lower)\b(?!.{0,150}\d ?%)/i
const NET =
  /\b(?:after|including|minus|net of|counting|taking off|even with|once i(?:'ve| have)? pa(?:y|id))\b.{0,15}\b(?:the |those |my |any )?(?:exit |leaving )?fees?\b|\bworth\b.{0,25}\bfees?\b|\bfees?\b.{0,25}\bworth\b|\bwhat (?:would|do|will|could) i save\b.{0,25}\b(?:today|now|switch\w*)\b/i
const NOTHING =
  /\b(?:do nothing|did nothing|don'?t do anything|leave (?:it|things) as (?:it is|they are)|stay (?:put|as i am|where i am)|just stay|sit tight)\b/i
const NTH = /\b(second|third|fourth|fifth|2nd|3rd|4th|5th|next) (?:cheapest|best|one down|lowest)\b/i
const PLACES: Readonly<Record<string, number>> = {
  second: 1,
  '2nd': 1,
  next: 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
}
const OWN_RATE = /\b(?:unit rate|rates?|standing charge|price per)\b/i
const TO_MINE =
  /\b(?:compare\w*|against|than|beside|versus|vs|better|cheaper|higher|lower|dearer)\b.{0,20}\b(?:mine|my|what i (?:pay|have)|now)\b|\bhigher standing charge\b/i
const GUARANTEED = /\b(?:saving|that|it|this)\b.{0,15}\bguarantee\w*|\bguarantee\w*\b.{0,15}\bsav/i
const TOP_FEW = /\b(?:top|best|first|cheapest) (?:three|four|five|ten|few|3|4|5|10)\b/i
const NOT_THEM =
  /\b(?:don'?t (?:want|like|fancy|trust)|do not (?:want|like)|not|anyone but|anything but|without|avoid|hate|rather not)\b/i
const NEXT_ONE =
  /^\W*(?:ok |and |so |right )?(?:what about |show me |whats |what's )?(?:the )?next(?: one)?(?: then| please)?\W*$/i
const SHORT = 14

/** Questions that a list of tariffs answers: one column of it, one line of it, or what remains after fees. */
export function askOfList(text: string, slots: Slots, state: AgentState, world: World): FoundAnswer | undefined {
  const words = text.trim().split(/\s+/).length
  const hasBill = world.bills.length > 0
  if ((!state.comparison && !hasBill) || words > SHORT) return undefined
  const list = listOf(state, world)
  if (!list) return undefined
  if (state.comparison && TOP_FEW.test(text)) return { calls: [{ name: 'compare', args: {} }] }
  const other =
    state.comparison && slots.supplier !== undefined && NOT_THEM.test(text)
      ? list.quotes.find(({ supplier }) => supplier !== slots.supplier)
      : undefined
  if (other) return { calls: [{ name: 'explain_tariff', args: { tariff_id: other.tariffId } }] }
  if (state.comparison && NEXT_ONE.test(text)) {
    const at = state.comparison.shown.findIndex((id) => id === tariffInHand(state, world)?.id)
    const following = state.comparison.shown[at + 1]
    if (following !== undefined) return { calls: [{ name: 'explain_tariff', args: { tariff_id: following } }] }
  }
  const nth = NTH.exec(text)?.[1]?.toLowerCase()
  const shown = state.comparison?.shown ?? list.quotes.map(({ tariffId }) => tariffId)
  const pointed = nth === undefined ? undefined : shown[PLACES[nth] ?? 1]
  if (pointed !== undefined) return { calls: [{ name: 'explain_tariff', args: { tariff_id: pointed } }] }
  if (hasBill && NOTHING.test(text)) return once(sayNothing(list, state, termsOf({ state, world }).endsOn))
  if (NET.test(text) && list.nowPence !== undefined) return once(sayNet(list, state))
  if (GUARANTEED.test(text)) return once(sayGuarantee(state))
  if (!state.comparison) return undefined
  const lowest = LOWEST.exec(text)?.[1]
  if (lowest !== undefined)
    return once(
      sayLowest(/standing|daily/i.test(lowest) ? 'standing' : 'unit', slots.fuel ?? 'electricity', list, state),
    )
  if (SHORT_TERM.test(text)) return once(sayShortTerm(list, state))
  if (PICK.test(text)) return once(sayPick(list, state))
  if (MORE_USE.test(text)) return once(sayOtherUse(list, state))
  if (TO_MINE.test(text) && (OWN_RATE.test(text) || state.topic?.call === 'explain_tariff'))
    return once(sayBeside(list, state, billOf(world, state)?.facts))
  if (
    state.topic?.call === 'explain_tariff' &&
    OWN_RATE.test(text) &&
    words <= 8 &&
    !/\b(?:my|mine|cap|a)\b/i.test(text)
  )
    return { calls: [{ name: 'explain_tariff', args: { ...state.topic.args } }] }
  if (
    /^\W*(?:so |and |ok )?(?:who(?:'s| is| are| supplies)?|which company)\b(?!.{0,150}\b(?:my|i|am|we|our|you)\b).{0,25}\b(?:supplier|company|it|that|them|they|from|with)\b\W*$/i.test(
      text,
    )
  )
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: shown[0] } }] }
  return /^\W*(?:so |and |ok )?is (?:it|that|that one|this one)\b.{0,12}\bgreen\b/i.test(text)
    ? { calls: [{ name: 'explain_tariff', args: { tariff_id: tariffInHand(state, world)?.id } }] }
    : undefined
}

export function listOf(state: AgentState, world: World): List | undefined {
  const found = listForHome({ state, world })
  if (!found) return undefined
  const home = homeOfTurn({ state, world })
  const kept = filterQuotes(found.quotes, world.catalogue, state.filters)
  return {
    quotes: kept.length > 0 ? kept : found.quotes,
    verdict: found.verdict,
    tariffs: new Map(world.catalogue.map((tariff) => [tariff.id, tariff])),
    nowPence: yearNow(home, world.today)?.cost.pence,
    contracts: home.contracts,
  }
}

function once(at_once: ToolResult | undefined): FoundAnswer | undefined {
  return at_once && { calls: [], at_once }
}
