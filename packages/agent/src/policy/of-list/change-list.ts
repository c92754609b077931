import type { AgentState } from '../../agent-state.ts'
import { sayAgainstTypical } from '../../bill/sums-of-year.ts'
import { homeOfTurn, saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'
import type { Continued } from '../follow-up/continued.ts'
import { tariffInHand } from './quote-of.ts'
import { otherUse } from './other-use.ts'
import { ofRates, ofTariff, ofTerms } from './terms-in-hand.ts'
import { talkOfList } from './talk-of-list.ts'

type Heard = { plain: string; slots: Slots; state: AgentState; world: World }

const GOES_ON =
  /^(?:(?:ok|okay|and|but|so|right|hmm)\s+)*(?:what about|how about|and|with|by|if i (?:pay|paid)|what if i (?:pay|paid)|on|for|which|any)\b/
const MOVES =
  /^(?:and |but |so |ok )*(?:what (?:happens )?if|if|when) (?:i|we) (?:move|moved|am moving|leave)(?: (?:house|home|out|flat))?(?: (?:then|next year|soon))*$/
const OTHER_USE =
  /\b(?:if|when|suppose)\b.{0,12}\b(?:i|we) (?:actually |really )?(?:use|used|need) (?:a bit |a lot |much |even )?(more|less)\b(?!.{0,25}\d)/
const OTHERS =
  /\b(?:any ?(?:one|body|thing)|some ?(?:one|body|thing)) else\b|\b(?:another|different) (?:one|supplier|company)\b|\bnot (?:that lot|them|those|that one)\b|\bother than (?:them|that)\b/
/** "Is there one with no exit fee" asks of the list, and tells nothing of the present deal. */
const WISH =
  /^(?:(?:and|so|ok|but|just|only)\s+)*ones? (?:i|that|with|without)\b|^(?:(?:and|so|ok|but|hmm)\s+)*(?:is|are) there (?:one|ones|any|anything|a|some)\b|\b(?:do you have|have you got|got|show me|find me|give me) (?:one|any|some|anything|something)\b|\b(?:any|one|ones|something|anything) (?:with|without|that|which)\b|\b(?:rather|prefer|do not want|i want|would like)\b/
const OF_SUPPLIER = /\b(?:show|theirs|only|just|any|see|list|from|ones?|tariffs?|deals?)\b/
const CHEAPEST_OF = /^(?:(?:and|so|ok|the|whats|show me)\s+)*(?:cheapest|best|lowest)\b/
const OF_IT = /\b(?:it|that|this|that one|this one|the fee)\b/
const TERMS = /\b(?:exit fee|leaving fee|fee|a fix|fixed|variable|green|renewable|how long)\b/

/** A wish that changes one thing on the list, or asks one thing of the tariff that stands out on it. */
export function changeList({ plain, slots, state, world }: Heard): Continued | undefined {
  const { comparison } = state
  if (!comparison) return undefined
  const words = plain.split(' ').length
  if (MOVES.test(plain)) return { calls: [{ name: 'help_route', args: { kind: 'moving_home' } }], at_once: [] }
  const next = whatNow(plain, state, world)
  if (next) return next
  const swing = OTHER_USE.exec(plain)?.[1]
  if (swing !== undefined) return otherUse(swing === 'more', state, world)
  const isOne = state.topic?.call === 'explain_tariff'
  const hand = tariffInHand(state, world)
  if (OTHERS.test(plain) && words <= 8) {
    const other = comparison.shown.find(
      (id) => world.catalogue.find((each) => each.id === id)?.supplier !== hand?.supplier,
    )
    if (other !== undefined) return { calls: [{ name: 'explain_tariff', args: { tariff_id: other } }], at_once: [] }
  }
  const kept = hand && words <= 9 ? ofTerms(plain, hand, state) : undefined
  if (kept) return kept
  if (SURPRISES.test(plain))
    return { calls: [], at_once: [knownText(state, 'surprises', CERTAINTY)], about: { name: 'compare', args: {} } }
  if (GUARANTEED.test(plain))
    return { calls: [], at_once: [knownText(state, 'guarantee', NO_GUARANTEE)], about: { name: 'compare', args: {} } }
  const place = slots.ordinal === undefined ? undefined : comparison.shown[slots.ordinal - 1]
  if (place !== undefined && slots.ordinal !== 1 && /\b(?:cheapest|best|lowest)\b/.test(plain))
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: place } }], at_once: [] }
  if (
    place !== undefined &&
    /^(?:(?:ok|right|and|the|yes|go|with|take|then|i|will|have|pick|choose|for)\s+)*(?:first|second|third|fourth|fifth)(?: one)?(?: then| please)*$/.test(
      plain,
    ) &&
    state.asked?.wanted !== 'which_tariff'
  ) {
    // Who picks one is asked back before anything begins.
    const name = /\b(?:go|take|have|pick|choose)\b/.test(plain) ? 'start_switch' : 'explain_tariff'
    return { calls: [{ name, args: { tariff_id: place } }], at_once: [] }
  }
  if (JUDGED.test(plain) && state.topic?.call === 'compare') {
    const typical = sayAgainstTypical({ state, world }, homeOfTurn({ state, world }))
    if (typical)
      return {
        calls: [],
        at_once: [knownText(state, 'typical', typical.says)],
        about: { name: 'compare', args: {} },
      }
  }
  const isOfRates =
    (isOne || /\bwhat (?:do|does|would) (?:they|it|that|this) charge\b/.test(plain)) && RATES.test(plain)
  if (isOfRates && slots.ordinal === undefined && words <= 9) return ofRates(state, world)
  if (
    /\b(?:do|decide|think about) (?:it|that|this) (?:later|another time|tomorrow)\b|\bthink about it\b|\bleave it (?:for|till|until) (?:now|later)\b/.test(
      plain,
    )
  )
    return { calls: [{ name: 'explain_term', args: { term: 'no_hurry' } }], at_once: [] }
  if (
    /\bnot (?:that |very )?(?:much|a lot)\b|\bmore off\b|\bsave (?:even )?more\b|\bwhat else can i do\b|\buse less\b/.test(
      plain,
    )
  )
    return { calls: [{ name: 'explain_term', args: { term: 'use_less' } }], at_once: [] }
  const theirs =
    slots.supplier !== undefined &&
    slots.tariffIds.length === 0 &&
    world.catalogue.some(({ supplier }) => supplier === slots.supplier)
  if (theirs && words <= 10 && OF_SUPPLIER.test(plain) && !/\b(?:not|anyone but|without|i am with|my)\b/.test(plain))
    return { calls: [{ name: 'compare', args: { filters: { supplier: slots.supplier } } }], at_once: [] }
  const told = ofPresentDeal(plain, state)
  if (told) return told
  const { kind, green, noExitFee } = slots.filters
  const narrowed = { ...(kind && { kind }), ...(green && { green }), ...(noExitFee && { noExitFee }) }
  if (
    WISH.test(plain) &&
    slots.tariffIds.length === 0 &&
    Object.keys(narrowed).length > 0 &&
    words <= 10 &&
    !/\b(?:my|mine|our)\b/.test(plain)
  )
    return { calls: [{ name: 'compare', args: { filters: narrowed } }], at_once: [] }
  if (
    (words <= 4 || (words <= 8 && CHEAPEST_OF.test(plain))) &&
    Object.keys(narrowed).length > 0 &&
    !OF_IT.test(plain) &&
    !/\b(?:what|why|my|i|is|a)\b/.test(plain) &&
    !state.asked
  )
    return { calls: [{ name: 'compare', args: { filters: narrowed } }], at_once: [] }
  const isLong = words <= 5 && /\b(?:longer|longest)\b/.test(plain) && !/\bwhy|how\b/.test(plain)
  if (isLong && state.filters.sort === 'length')
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: comparison.shown[0] } }], at_once: [] }
  if (isLong) return { calls: [{ name: 'compare', args: { filters: { sort: 'length' } } }], at_once: [] }
  const { paymentMethod } = slots.filters
  if (paymentMethod && GOES_ON.test(plain) && words <= 7 && slots.household.kwh === undefined)
    return { calls: [{ name: 'compare', args: { filters: { paymentMethod } } }], at_once: [] }
  const isAsked =
    !/\b(?:ones|any|some)\b/.test(plain) &&
    OF_IT.test(plain) &&
    TERMS.test(plain) &&
    words <= 9 &&
    !/\b(?:my|mine|present|current|now|no|without)\b/.test(plain)
  if (
    isAsked &&
    slots.ordinal === undefined &&
    slots.tariffIds.length === 0 &&
    (isOne ||
      Object.keys(state.filters).length > 0 ||
      (/^(?:and |so |ok |but )*(?:does|is|has|how long)\b/.test(plain) && !/\bleav\w+\b/.test(plain)))
  )
    return ofTariff(plain, state, world)
  return undefined
}

const OWN_DEAL =
  /^(?:(?:it|mine|we|i|she|he|no|am|are|is|on|the|a|just|its|think|actually|oh|well)\s+)*(?:normal|standard|ordinary|usual|basic|default|svt|standard variable)(?: (?:one|variable|tariff|rate|deal|thing))*(?: (?:not|no) (?:a )?fix(?:ed)?)?$|^(?:(?:it|mine|we|i|no|am|are|is|on|the|a|its|oh|well)\s+)*variable (?:i|we) (?:think|guess|believe|reckon)$|^(?:i|we) (?:think|guess|reckon) (?:(?:it|mine|i|we|am|are|is|on|a|its)\s+)*variable$|^(?:(?:it|mine|we|i|she|he|no|am|are|is|on|its)\s+)+not (?:on )?(?:a )?fix(?:ed)?(?: (?:one|deal|tariff))?$/

/** "Standard variable", after a list that took the present deal for granted: it is told of theirs, and no wish. */
function ofPresentDeal(plain: string, state: AgentState): Continued | undefined {
  const { deal, endsOn } = saidOf(state)
  if (!OWN_DEAL.test(plain) || deal !== undefined || endsOn !== undefined) return undefined
  return {
    calls: [
      { name: 'note_details', args: { deal: 'variable' } },
      { name: 'compare', args: { is_update: true } },
    ],
    at_once: [],
  }
}

const JUDGED =
  /^(?:(?:so|and|but|ok|well)\s+)*is (?:that|this|it) (?:\w+ )?(?:normal|a lot|high|low|too much|average|typical)\b/
const SURPRISES =
  /\b(?:hate|dislike|do not (?:like|want)|no) (?:any )?surprises\b|\bpeace of mind\b|\b(?:want|like|need) (?:some )?(?:certainty|to know what i pay)\b/
const CERTAINTY =
  'Then a fix suits you: its rates stay until the end date, whatever the cap does. The bill still follows your use. If you are on a fix now, you are covered until it ends, and the time to take the next one is its last 49 days.'
const GUARANTEED = /\b(?:guaranteed?|promise[ds]?|definitely save|for certain)\b/
const NO_GUARANTEE =
  'No, it is not guaranteed. It holds if you use as much as before and prices stay as they are today. A fix holds its own rates, but what you would pay without it can move with the cap.'
const RATES =
  /^(?:(?:and|ok|so)\s+)*(?:what (?:is|are) (?:the|its|their) )(?:unit |standing |electricity |gas )*(?:rates?|charges?|prices?)\b(?!.{0,150}\bmy\b)|\bper (?:kwh|unit)\b|\bwhat (?:do|does|would) (?:they|it|that|this) charge\b/

const SO =
  /^(?:so|well|and|ok so|right so|so now|and now|so then|now|now then)(?: what| then| now)?$|^(?:so|well|and|ok)? ?(?:is it|am i|should i|do i|shall i|is that it)(?: then| or not| now)?$|^(?:(?:so|well|and|ok|but)\s+)*(?:does|did|would|will) (?:that|it|this) (?:change|make|matter|affect)(?: (?:anything|things|it|a difference|much|the list|any difference)){0,6}$|^(?:(?:so|well|and|ok|but)\s+)*what does (?:that|it|this) change$/
const TOO_MUCH = /\b(?:too much|a lot|high|normal|average|typical|overpaying|paying too)\b/
const ASKED_BEFORE = 7

/** "So is it?": the question that the list was made for, which may lie some turns back. */
function whatNow(plain: string, state: AgentState, world: World): Continued | undefined {
  if (!SO.test(plain) || state.asked) return undefined
  const about = { name: 'compare' as const, args: {} }
  const isTooMuch = state.summary.slice(-ASKED_BEFORE, -1).some((each) => TOO_MUCH.test(each.toLowerCase()))
  const typical = isTooMuch ? sayAgainstTypical({ state, world }, homeOfTurn({ state, world })) : undefined
  if (typical) return { calls: [], at_once: [knownText(state, 'typical', typical.says)], about }
  const advice = talkOfList('worth', plain, { ...state, topic: { call: 'compare', args: {} } }, world)
  return advice && !('name' in advice) ? { calls: [], at_once: [{ ...advice, state }], about } : undefined
}
