import type { AgentState } from '../../agent-state.ts'
import { findSlots, type Slots } from '../../understand/find/find-slots.ts'
import { offerGoesOn, splitOffer } from '../../understand/find/split-offer.ts'
import { withoutHearsay } from '../../understand/find/without-hearsay.ts'
import { readWords } from '../../understand/read-words.ts'
import type { World } from '../../world.ts'
import { likeliestRegion } from '../asking/likeliest-region.ts'
import { readOddAnswer } from '../asking/odd-answers.ts'
import { withoutAddresses } from './reminder-args.ts'

type Offered = ReturnType<typeof splitOffer>

/** The figures, days and places of a message, an offer in it, and the region that it leaves to the likeliest. `own`: the clauses about this home. */
export function slotsOfTurn(
  text: string,
  own: string | undefined,
  given: AgentState,
  state: AgentState,
  world: World,
): { offered: Offered; likeliest: Slots['region']; slots: Slots } {
  const { today, catalogue } = world
  const wanted = state.asked?.wanted
  const offered =
    splitOffer(withoutAddresses(own ?? text), world) ?? offerGoesOn(text, given.summary.at(-2) ?? '', world)
  const read = findSlots(offered?.own ?? withoutAddresses(own ?? text), { today, catalogue, wanted })
  const odd = readOddAnswer(own ?? text, read, wanted)
  const likeliest = likeliestRegion(own ?? text, odd, state)
  const heardSlots: Slots = likeliest
    ? { ...odd, region: likeliest, answer: undefined, household: { ...odd.household, region: likeliest } }
    : odd
  // With the bill on the table, what others say of the home does not change it.
  const slots: Slots =
    world.bills.length > 0 && state.subject === 'own'
      ? { ...heardSlots, household: withoutHearsay(readWords(text).plain, heardSlots.household) }
      : heardSlots
  // The day that Mo named itself is no news about the fix.
  const { endsOn, ...rest } = slots.household
  const isNamedByMo = endsOn !== undefined && endsOn === state.comparison?.verdict?.date
  return { offered, likeliest, slots: isNamedByMo ? { ...slots, household: rest } : slots }
}
