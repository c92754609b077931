import { regionOfPostcode, type RegionLetter } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { Slots } from '../../understand/find/find-slots.ts'

const PICKED = /^\W*(?:number |option |the )?([1-6])\W*$/i
const MOST = 6

export const TAKEN =
  'I took the likeliest price region of what you told me. If yours is another, tell me its name or the first two digits of your electricity supply number.'

/**
 * A postcode area or a town that lies in two price regions must not end the talk: who does not know, or goes on with other
 * details, gets the likeliest, and is told so.
 */
export function likeliestRegion(text: string, slots: Slots, state: AgentState): RegionLetter | undefined {
  const { asked } = state
  const { postcode, mpan, region } = slots.household
  const isKnown = slots.region ?? region ?? mpan ?? postcode
  if ((asked?.wanted !== 'mpan' && asked?.wanted !== 'postcode') || isKnown !== undefined) return undefined
  const [place] = findPlaces(text)
  if (place && place.letters.length > 1 && place.letters.length < MOST) return place.letters[0]
  const said = saidOf(state).postcode
  const finding = asked.wanted === 'mpan' && said !== undefined ? regionOfPostcode(said) : undefined
  if (finding?.kind !== 'unsure' || finding.letters.length > MOST) return undefined
  const picked = PICKED.exec(text)?.[1]
  if (picked !== undefined) return finding.letters[Number(picked) - 1]
  const goesOn = Object.keys(slots.household).length > 0
  return slots.answer === 'dont_know' || goesOn ? finding.letters[0] : undefined
}
