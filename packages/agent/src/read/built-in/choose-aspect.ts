import { asksOpenly } from '@mowatt/text/find/asks-whether'
import type { Topic } from '../../topics/topic.ts'
import type { Claim } from '@mowatt/text/values/claim'
import { type Aspect, ASPECTS } from '../../command/command.ts'
import { claimOfLabel } from './labels.ts'
import type { Scored } from './read-commands.ts'

const SURE = 0.5
/** Below this score a topic is told as a whole, though another aspect of it isn't there. */
const LEAST = 0.08
/** A superfluous yes or no does less harm than a missing one. */
const LEAST_CLAIM = 0.38
const NONE = 'none'

/** The requested aspect, if that is clear. */
export function askedAspect([best]: Scored['aspects']): Aspect | undefined {
  return best && best.p >= SURE ? ASPECTS.find((each) => each === best.aspect) : undefined
}

/** The requested aspect among those of the topic. A follow-up wants one, because the whole was already given. */
export function sideOfTopic(
  topic: Topic | undefined,
  aspects: Scored['aspects'],
  { isFollowUp = false } = {},
): Aspect | undefined {
  if (!topic) return askedAspect(aspects)
  for (const { aspect, p } of aspects) {
    if (p < LEAST || (aspect === NONE && !isFollowUp)) return undefined
    const found = ASPECTS.find((each) => each === aspect && topic.aspects[each] !== undefined)
    if (found) return found
  }
  return undefined
}

/** What a question that isn't about a topic claims. */
export function askedClaim(aspects: Scored['aspects'], text: string): Claim | undefined {
  if (asksOpenly(text)) return undefined
  const best = aspects.find(({ aspect }) => claimOfLabel(aspect))
  return best && best.p >= LEAST_CLAIM ? claimOfLabel(best.aspect) : undefined
}
