import type { AgentState } from '../../agent-state.ts'
import { saidOf, withSaid } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { Continued } from './continued.ts'

const LEAD =
  '^(?:(?:ok|okay|no|nah|nope|now|right|and|but|so|actually|please|hmm|well|dearer|then|can you|could you|just)\\s+)*'
const BACK = new RegExp(
  `${LEAD}(?:(?:put|change|set|turn|switch|bring) (?:it|that|them|everything|things|all) back\\b(?! (?:to|on) (?:direct|prepay|fix|variable|\\d))|undo\\b|(?:nah )?go back$|(?:go )?back to (?:how (?:it|things) (?:was|were)|before|normal|what it was|the original|my (?:own|real|normal|actual) (?:use|usage|figures?|numbers?))|(?:go )?back to the (?:cheapest|first|best|top)(?: ones?)?$|as it was)`,
)
const ALL = new RegExp(
  `${LEAD}(?:(?:i )?(?:show|see|give|have|want|go|let us|lets)?\\s?(?:me |us )?(?:back to |again )?(?:all|everything|the (?:whole|full|complete|first|original) (?:list|lot|thing))(?: (?:of )?(?:them|those|the (?:tariffs|deals|options)|tariffs|deals|options))?(?: again| back| please| now| then){0,6}$)|\\b(?:remove|clear|drop|lose|forget|take off|ignore|reset) (?:the |that |those |all ){0,4}(?:filters?|restrictions?)\\b`,
)
const AGAIN =
  /\b(?:show|see|give|have|where is)\b.{0,10}\b(?:the|that|your|my) (?:list|comparison|table)\b(?: again)?$|^(?:ok |yes |go on |and |please )*show (?:me|us)(?: (?:them|it|those|the list))?$/
const MOST_WORDS = 10
const AS_BEFORE = 'That is as it was before the change.'
const WHOLE = 'That is the whole list again.'

/** "Put it back", "all of them again": the list on what it stood on before it was changed. */
export function putBack(plain: string, state: AgentState): Continued | undefined {
  const { comparison, filters, earlier } = state
  if (!comparison || plain.split(' ').length > MOST_WORDS) return undefined
  const isBack = BACK.test(plain)
  const isNarrowed = Object.keys(filters).length > 0
  const [first] = comparison.shown
  if (first !== undefined && /\b(?:top|first|best) (?:of|on|in) (?:the|your|that) list\b/.test(plain))
    return { calls: [{ name: 'explain_tariff', args: { tariff_id: first } }], at_once: [], isWorded: true }
  if (AGAIN.test(plain)) return { calls: [{ name: 'compare', args: { is_again: true } }], at_once: [], isWorded: true }
  if (!isBack && !(ALL.test(plain) && isNarrowed)) return undefined
  const { earlier: _gone, pointed: _left, ...rest } = state
  const isKnown = isBack && earlier !== undefined && earlier.subject === state.subject
  // Nothing of it was kept, so nothing is to be put back here.
  if (isBack && !isKnown && !isNarrowed) return undefined
  const next = isKnown ? withSaid({ ...rest, filters: earlier.filters }, earlier.said) : { ...rest, filters: {} }
  return {
    calls: [{ name: 'compare', args: { is_again: true } }],
    at_once: [knownText(next, 'put_back', isKnown ? AS_BEFORE : WHOLE)],
    state: next,
    isWorded: true,
  }
}

/** Keeps what a list stood on, where a turn has changed it. Of several changes in a row the first counts. */
export function rememberEarlier(before: AgentState, after: AgentState): AgentState {
  const { comparison, subject, earlier } = before
  if (!comparison || comparison.subject !== subject || after.subject !== subject) return after
  const [was, is] = [before, after].map((each) => JSON.stringify([saidOf(each), each.filters]))
  if (was === is || !after.comparison) return after
  const isInRow = earlier !== undefined && earlier.turn === before.turns
  if (after.earlier === undefined && earlier !== undefined) return after
  const base = isInRow ? earlier : { said: saidOf(before), filters: before.filters, subject }
  return { ...after, earlier: { ...base, turn: after.turns } }
}
