import { asksOpenly } from '@mowatt/text/find/asks-whether'
import type { Topic } from '../../topics/topic.ts'
import { type Claim, CLAIMS } from '@mowatt/text/values/claim'
import { type Aspect, ASPECTS } from '../../command/command.ts'
import type { Scored } from './read-commands.ts'

const SURE = 0.5
/** Below this score a topic is told as a whole, though another aspect of it isn't there. */
const LEAST = 0.08
/** A superfluous yes or no does less harm than a missing one, and one that points the other way more than either. */
const MOST_NOTHING = 0.5
const LEAST_CLAIM = 0.3
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

/** What a question that isn't about a topic claims: first whether it claims anything, by all claims together. */
export function askedClaim(claims: Scored['claims'], text: string): Claim | undefined {
  const nothing = claims.find(({ claim }) => claim === NONE)?.p ?? 0
  if (asksOpenly(text) || nothing > MOST_NOTHING) return undefined
  const best = claims.find(({ claim }) => claim !== NONE)
  return best && best.p >= LEAST_CLAIM ? CLAIMS.find((each) => each === best.claim) : undefined
}
