import type { Topic } from '../../topics/topic.ts'
import { type Aspect, ASPECTS } from '../../command/command.ts'
import type { Scored } from './read-commands.ts'

const SURE = 0.5
/** Below this a topic is told as a whole, though another side of it isn't there. */
const LEAST = 0.08
const NONE = 'none'

/** The side of anything that is asked for, where that is clear. */
export function askedAspect([best]: Scored['aspects']): Aspect | undefined {
  return best && best.p >= SURE ? ASPECTS.find((each) => each === best.aspect) : undefined
}

/** The side that is asked for among those that the topic has. A follow-up wants one of them: the whole was told. */
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
