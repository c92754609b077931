import type { Slots } from '../../understand/find/find-slots.ts'
import type { Intent } from '../../understand/intents/intent.ts'
import { learntChances } from '../../understand/learnt/learnt.ts'
import { readWords } from '../../understand/read-words.ts'
import type { Scored } from '../../understand/classify.ts'
import { NAMED_IN_PASSING } from '../../understand/words/trade-words.ts'
import type { chooseIntents } from './choose-intents.ts'

const CLEARLY_ASKED = 1.2
const BEYOND_DOUBT = 2
const OWN_QUESTION = 0.9
const ASIDES: readonly Intent['call'][] = ['explain_bill', 'exit_fee', 'vat', 'price_cap', 'estimate_usage']
const REQUEST =
  /\?|\b(?:what|what's|whats|how|why|when|which|who|where|should|shall|can|could|would|explain|tell|show|find|compare|do i|does|did|is there|is it|is my|is the|are|am i|will|remind|help|please|know|wonder\w*|estimate|guess|work out)\b/i

/** From here on all the words together ask for something, also without the look of a question. */
const MEANT = 0.5
const HARD = ['spend', 'kwh', 'rates', 'postcode', 'endsOn', 'exitFeePence', 'people', 'bedrooms'] as const
const ASIDE_OF_FIGURES: readonly Intent['call'][] = ['explain_term', 'correct_premise', 'help_route', 'about_mo']

/** Somebody who gives details asks for no lesson: a statement about the home is not a question about its words. */
export function withoutAsides(given: ReturnType<typeof chooseIntents>, slots: Slots, text: string) {
  let intents = given
  if (Object.keys(slots.household).length === 0) return intents
  const chances = learntChances('wishes', readWords(text))
  const isMeant = ({ intent }: Scored) => (chances.get(intent.name) ?? 0) >= MEANT
  if (REQUEST.test(text)) return intents.filter(({ intent }) => intent.name !== 'about_abilities')
  // Who tells what they pay, use or live in wants that used.
  const hard = HARD.some((key) => slots.household[key] !== undefined)
  if (hard)
    intents = intents.filter(
      (each) => !ASIDE_OF_FIGURES.includes(each.intent.call) || each.score >= BEYOND_DOUBT || isMeant(each),
    )
  const told = Object.keys(slots.household).filter((key) => key !== 'isEndMonth').length
  const isListing = told > 1
  const isWhole = told > 2
  return intents.filter(
    ({ intent, score }) =>
      !(ASIDES.includes(intent.call) && !(intent.call === 'price_cap' && score >= CLEARLY_ASKED)) &&
      !(intent.call === 'correct_premise' && score < OWN_QUESTION) &&
      !(intent.call === 'explain_term' && (isWhole || NAMED_IN_PASSING.has(String(intent.args?.['term'])))) &&
      !(isListing && intent.call === 'about_mo'),
  )
}
