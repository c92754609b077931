import type { Household } from '../../agent-state.ts'

const UNIT_PRICED =
  /\b(?:what|how much|cost\w*|price\w*|worth|pay)\b.{0,25}\b\d[\d.,]{0,12} ?(?:kwhs?|units?|kilowatt hours?)\b|\b\d[\d.,]{0,12} ?(?:kwhs?|units?|kilowatt hours?)\b.{0,15}\b(?:cost\w*|price\w*|in (?:pounds|money|pence))\b/
const OWN_USE =
  /\b(?:i|we|my|our|home|house|flat)\b.{0,25}\b(?:use|uses|used|usage|using|get through|burn)\b|\b(?:a|per|each) (?:year|month|day|week|quarter)\b|\byearly\b/
const OFFERED =
  /\b(?:renewal|offer(?:s|ed|ing)?|quote[ds]?|quotes|want to (?:put|charge)|would be|new (?:deal|tariff|price)|put(?:ting)? (?:it|me|us) up to)\b/
/** Two ways that are weighed up, and neither of them told. */
const BETWEEN = /\bdifference between\b|^is it (?:better|cheaper)\b/
const OF_ANOTHER =
  /\b(?:girlfriend|boyfriend|partner|husband|wife|mate|friend|neighbour\w*|mum|mam|dad|sister|brother|son|daughter|landlord|he|she|they)\b.{0,20}\b(?:has|have|had|got|is with|are with|uses?|already)\b|\b(?:not|never|no longer|was|were|used to be) (?:even )?(?:been )?with\b/
const ABOUT_THEM =
  /^(?:so |and |but |ok )*(?:does|do|is|are|has|have|can|will|did|would|what|how|why|who|when|should|could|if)\b/
const OWN_SUPPLIER =
  /\b(?:i am|we are|i have been|i|we|my (?:supplier|provider))\b.{0,12}\b(?:with|supplied|is)\b(?!.{0,150}\bsav(?:e|ing)\b)|\bi am with\b/
const WEIGHED =
  /\b(?:save|saving|savings|cost|pay|cheaper|better off|get|go|switch\w*|move|moving|change) (?:\w+ )?(?:with|to|from|on)\b/

const TENANCY = /\b(?:tenancy|lease|rental agreement)\b/
const WISHED = /\b(?:cheapest|best|any|ones?|deals?|tariffs?|something|show|find|only|want)\b/

const WEIGHS_CAR =
  /^(?:so |and |but |ok )*(?:am i|would i|are we|is it|is an?|is there|should i|do i need|can i|could i|what|how|which)\b/
const HAS_CAR =
  /\b(?:i|we) (?:have|got|own|drive|bought|charge|just got)\b|\b(?:my|our) (?:ev|car|electric|electricity|tesla|leaf)\b/

/** What a message asks after, or tells of somebody else, is nothing that it tells of the home. */
export function onlyTold(plain: string, patch: Household): Household {
  const told = { ...patch }
  if (told.kwh && UNIT_PRICED.test(plain) && !OWN_USE.test(plain)) delete told.kwh
  if (
    told.kwh &&
    /\b(?:did not|do not|never|have not|not) (?:even )?(?:use|used|using) (?:about |all |that |those |even ){0,6}\d/.test(
      plain,
    )
  )
    delete told.kwh
  if (told.spend && OFFERED.test(plain) && !/\b(?:i|we) (?:now |currently |still )?pay\b/.test(plain)) delete told.spend
  if (told.spend && BETWEEN.test(plain)) delete told.spend
  if (told.rates && ABOUT_THEM.test(plain) && /\b(?:extra|more|less|another|on top)\b/.test(plain)) delete told.rates
  if (
    told.endsOn !== undefined &&
    /^(?:so |and |but |ok )*what (?:happens|will happen|comes|changes|then)\b/.test(plain)
  )
    delete told.endsOn
  // What comes or works only from a day on is no fix that ends then.
  if (
    told.endsOn !== undefined &&
    /\b(?:will not|wont|cannot|cant|can not|do not|dont|not) \w+.{0,15}\b(?:till|until|before)\b/.test(plain) &&
    !/\b(?:fix\w*|deal|tariff|contract)\b/.test(plain)
  ) {
    delete told.endsOn
    delete told.isEndMonth
    delete told.deal
  }
  // The end of a tenancy is not that of a deal.
  if (
    told.endsOn !== undefined &&
    TENANCY.test(plain) &&
    !/\b(?:fix|deal|tariff|contract) (?:ends?|is|runs?)\b/.test(plain)
  ) {
    delete told.endsOn
    delete told.isEndMonth
    delete told.deal
  }
  // "Cheapest with no exit fee" is a wish about the list.
  if (told.exitFeePence === 0 && WISHED.test(plain) && !/\b(?:my|mine|our|i have|i am)\b/.test(plain))
    delete told.exitFeePence
  if (told.hasEv === true && WEIGHS_CAR.test(plain) && !HAS_CAR.test(plain)) delete told.hasEv
  if (told.supplier !== undefined && (isOfOthers(plain) || /\b(?:offer\w*|quot\w*) (?:from|by|of)\b/.test(plain)))
    delete told.supplier
  return told
}

function isOfOthers(plain: string): boolean {
  const isAsked = ABOUT_THEM.test(plain) && (!OWN_SUPPLIER.test(plain) || WEIGHED.test(plain))
  return OF_ANOTHER.test(plain) || isAsked
}
