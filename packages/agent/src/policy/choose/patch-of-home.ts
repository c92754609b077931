import type { AgentState, Household } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import type { Scored } from '../../understand/classify.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { onlyTold } from './only-told.ts'

const SAYS_OWN =
  /(?:^|[.,;!]\s*|\band )(?:i am|i'm|im|we are|we're) (?:currently |now |still )?(?:on (?:a|an|the|my)\b|fixed (?:until|till|til|to))|(?<!\b(?:should|can|could|do|if|must|would|when) )\b(?:i|we) (?:pay by|top up|prepay)\b/i
const LIVES_THERE =
  /\b(?:region is|live in|living in|i am in|i'm in|im in|we are in|we're in|based in|(?:home|house|flat|bed|semi|terrace|bungalow) (?:is )?in)\b/i
/** "3,000 kWh, in Manchester": whoever tells of a home and a place tells where it is. */
const OWN_TOWN = /^(?!.*\b(?:sister|brother|mate|friend|mum|dad|neighbour|cap|average)\b).*\b(?:in|near|from) [a-z]/i

/** What a message tells of the home that is talked about. */
export function patchOfHome(
  text: string,
  plain: string,
  slots: Slots,
  intents: readonly Scored[],
  state: AgentState,
): Household {
  const { asked } = state
  const patch = patchOf(
    { ...slots, household: onlyTold(plain, slots.household) },
    intents.map(({ intent }) => intent),
    asked?.wanted === 'mpan' ||
      asked?.wanted === 'postcode' ||
      /\bpostcode (?:is|starts|begins|area)\b/i.test(text) ||
      (LIVES_THERE.test(text) && !/\b(?:average|typical|usual)\b/i.test(text)) ||
      (Object.keys(slots.household).length > 0 && (OWN_TOWN.test(text) || isTownAlone(text))),
    !/\b(?:i|we|us|my|our|mine)\b/i.test(text),
    SAYS_OWN.test(text) || asked?.wanted === 'deal',
  )
  // A home with one fuel pays for that one.
  const { fuels } = saidOf(state)
  if (patch.spend?.fuels === 'both' && patch.fuels === undefined && (fuels === 'electricity' || fuels === 'gas'))
    patch.spend = { ...patch.spend, fuels }
  // "Is £75 a normal fee?" tells nothing of the home.
  if (/^\W*(?:so |and )?is £? ?\d/i.test(text)) {
    delete patch.exitFeePence
    if (!/\b(?:month|year|quarter|week|monthly|yearly)\b/i.test(text)) delete patch.spend
  }
  return patch
}

/** What the message says of a home. A question about a thing says nothing of having it. */
function patchOf(
  slots: Slots,
  intents: readonly Intent[],
  isHere: boolean,
  isGeneral: boolean,
  isOwn: boolean,
): Household {
  // What a business pays is not of a home.
  if (intents.some(({ args }) => args?.['kind'] === 'business')) return {}
  const patch: Household = { ...slots.household }
  if (slots.region && isHere) patch.region = slots.region
  else if (slots.near !== undefined && isHere && patch.postcode === undefined) patch.near = slots.near
  if (!isOwn && intents.some(({ name }) => name === 'filter')) delete patch.deal
  if (!isOwn && intents.some(({ call }) => call === 'correct_premise' || call === 'explain_term')) {
    delete patch.deal
    delete patch.isTypical
    delete patch.paymentMethod
    delete patch.meter
  }
  if (intents.some(({ call }) => call === 'estimate_usage')) {
    if (!patch.people && !patch.bedrooms) delete patch.isTypical
    // "What does a 2 bed flat use" is about flats.
    if (isGeneral) {
      delete patch.people
      delete patch.bedrooms
      delete patch.heating
    }
  }
  return patch
}

/** "£160 a month, Direct Debit, Sunderland": a place that stands by itself in a list of details. */
function isTownAlone(text: string): boolean {
  return text.split(/[,.;]\s*/).some((part) => {
    const [place] = findPlaces(part)
    return place !== undefined && part.trim().toLowerCase() === place.name.toLowerCase()
  })
}
