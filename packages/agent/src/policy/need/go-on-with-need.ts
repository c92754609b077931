import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import type { HelpKind } from '../../knowledge/help-routes.ts'
import { sayCut, sayDebt, sayOff, sayOver } from '../../knowledge/standing-help.ts'
import { fact, knownText } from '../../tools/results.ts'
import { readWords } from '../../understand/read-words.ts'
import { findSafety } from '../../understand/classify.ts'
import { namesIn } from '../../verify/names-in.ts'
import type { World } from '../../world.ts'
import { type Detail, OVER, type Trouble, troubleIn } from './details-of-trouble.ts'
import { meetNeed } from './meet-need.ts'

const MOST_WORDS = 12
/** So far back a need still stands. */
const MOST_BEFORE = 6
const KINDS: Readonly<Record<NonNullable<Trouble['need']>, HelpKind>> = {
  off: 'disconnection',
  cut: 'power_cut',
  debt: 'debt',
}
/** Which of several new details is answered: the one that makes it most urgent. */
const BY_URGENCY: readonly Detail[] = [
  'people',
  'hasTold',
  'cannotRing',
  'prepays',
  'isSkint',
  'isOnlyUs',
  'sum',
  'supplier',
  'hasBenefits',
  'since',
  'isCold',
  'asksHelp',
]
/** Needs with a help of their own. */
const OTHERS: readonly string[] = ['abuse', 'bereavement', 'scam', 'broken_heating', 'self_harm', 'acting_for']
const ASKS =
  /\?|^(?:so |and |but |ok |or )*(?:what|how|why|who|can|could|do|does|did|is|are|am i|should|when|where|which|will|would)\b/i
const OTHER_WISH = /\b(?:compar\w*|switch\w*|tariffs?|deals?|cheap\w*|save|saving|explain|thanks|thank you|cheers)\b/i
const TOLD_OF: readonly string[] = ['help_route', 'explain_term', 'correct_premise']

type Help = { at_once: ToolResult; about: ToolCall }

/** A need with its own words first; but who is off supply and has told the supplier needs more than a complaint. */
export function meetOrGoOn(text: string, state: AgentState, world: World): Help | undefined {
  const met = meetNeed(text, state)
  return met && met.about.args['kind'] !== 'debt' ? met : (goOnWithNeed(text, state, world, met !== undefined) ?? met)
}

/** A need stays on the table: a detail that follows makes the help more exact, and is never only noted. */
function goOnWithNeed(text: string, state: AgentState, world: World, isMet: boolean): Help | undefined {
  const earlier = state.summary.slice(0, -1).slice(-MOST_BEFORE)
  const before = { ...fromTopic(state), ...troubleIn(earlier, world) }
  const now = { ...fromTopic(state), ...troubleIn([...earlier, text], world) }
  const { need } = now
  if (before.need !== undefined && OVER.test(readWords(text).plain) && !ASKS.test(text)) return over(state, before.need)
  if (need === undefined || (isMet && need !== 'off') || !isForHelp(text, state, before, now)) return undefined
  const detail = BY_URGENCY.find((each) => isNew(each, before, now) && isMeant(each, before, now))
  if (!detail) return undefined
  const trouble: Trouble = need === 'cut' && now.prepays ? { ...now, need: 'off' } : now
  const isFurther = BY_URGENCY.some((each) => before[each] !== undefined)
  const says =
    trouble.need === 'off'
      ? sayOff(detail, trouble, isFurther)
      : need === 'cut'
        ? sayCut(detail, now)
        : sayDebt(detail, now)
  const about: ToolCall = { name: 'help_route', args: { kind: KINDS[trouble.need ?? need] } }
  const own = now.supplier === undefined ? state.own : { ...state.own, supplier: now.supplier }
  const told = knownText({ ...state, own, topic: { call: about.name, args: about.args } }, `stands.${detail}`, says)
  return {
    at_once: { ...told, facts: [...told.facts, ...namesIn(says).map((name) => fact('stands', 'supplier', name))] },
    about,
  }
}

/** Whether the message goes on with the need, and asks nothing of its own. */
function isForHelp(text: string, state: AgentState, before: Trouble, now: Trouble): boolean {
  const said = readWords(text)
  const name = findSafety(said)?.name
  if (OTHERS.includes(name ?? '') || OTHER_WISH.test(said.plain)) return false
  // A threat has its own help.
  if (name === 'disconnection' && now.need === 'debt') return false
  // Who tells all at once that they are off supply gets all of it at once.
  if (before.need === undefined) return now.need === 'off' && state.asked === undefined && !ASKS.test(text)
  const isOnTable =
    state.asked === undefined &&
    (state.topic === undefined || TOLD_OF.includes(state.topic.call)) &&
    state.subject === 'own'
  return isOnTable && said.plain.split(' ').length <= MOST_WORDS && (!ASKS.test(text) || now.asksHelp === true)
}

function isNew(detail: Detail, before: Trouble, now: Trouble): boolean {
  if (detail === 'asksHelp') return now.asksHelp === true && before.need !== undefined
  // Who is cut off on top of it has told the rest before.
  if (now.need === 'off' && before.need === 'debt') return now[detail] !== undefined
  return now[detail] !== undefined && JSON.stringify(now[detail]) !== JSON.stringify(before[detail])
}

/** Who is off supply only now is answered for who is at home and for how long it has been; all else has its own help. */
function isMeant(detail: Detail, before: Trouble, now: Trouble): boolean {
  if (now.need === 'off' && before.need !== 'off')
    return (
      detail === 'people' ||
      detail === 'since' ||
      detail === 'hasTold' ||
      (detail === 'prepays' && before.need === 'cut')
    )
  if (detail === 'isOnlyUs') return now.need === 'cut'
  // Age alone opens money for heating, which its own help tells of.
  if (detail === 'people' && now.need === 'debt')
    return now.people?.some((each) => each !== 'an older person' && before.people?.includes(each) !== true) === true
  return detail !== 'isSkint' || now.need === 'off'
}

/** The need that was helped last, where its words alone did not tell. */
function fromTopic({ topic }: AgentState): Trouble {
  const kind = topic?.call === 'help_route' ? topic.args['kind'] : undefined
  return kind === 'debt' ? { need: 'debt' } : {}
}

function over(state: AgentState, need: NonNullable<Trouble['need']>): Help {
  const about: ToolCall = { name: 'help_route', args: { kind: KINDS[need] } }
  return { at_once: knownText(state, 'stands.over', sayOver(need)), about }
}
