import type { AgentState } from '../../agent-state.ts'
import { listForHome } from '../../home/compare-home.ts'
import type { World } from '../../world.ts'
import { talkOfList } from '../of-list/talk-of-list.ts'
import { keyOf } from './continue-topic.ts'
import type { Continued } from './continued.ts'

const LEAD = '^(?:(?:ok|okay|so|right|and|but|well|then|that is \\w+|hmm|better|best)\\s+)*'
const WHAT_TO_DO = new RegExp(
  `${LEAD}(?:what (?:should|do|would|shall|can) (?:i|you|we) (?:do|recommend|suggest|advise)(?: (?:now|then|next|about it|about that|instead)){0,6}|(?:i |we |just ){0,3}(?:should |shall |will |best |better ){0,3}(?:wait|stay|hold on|hang on|sit tight|stay put)(?: (?:it is|until then|for now|then)){0,6})$`,
)
/** What is asked of these is asked of the present deal. */
const OF_DEAL = [
  'exit_fee',
  'fix_ends',
  'variable',
  'fixed',
  'fixed_or_variable',
  'do_nothing',
  'notice_days',
  'against_cap',
]
const OF_CALL = ['exit_fee', 'price_cap', 'explain_tariff', 'compare']

/** "So what do I do?" while the present deal is talked about: the advice that the list has given, in short. */
export function askAdvice(plain: string, state: AgentState, world: World): Continued | undefined {
  const { topic, comparison } = state
  if (!topic || !comparison?.verdict || comparison.subject !== state.subject || !WHAT_TO_DO.test(plain))
    return undefined
  if (!OF_CALL.includes(topic.call) && !OF_DEAL.includes(keyOf(topic))) return undefined
  // The advice is for the whole list, also while a part of it is shown.
  const whole = listForHome({ state, world }, { payBy: state.filters.paymentMethod })?.quotes ?? []
  const shown = whole.length > 0 ? whole.map(({ tariffId }) => tariffId) : comparison.shown
  const { pointed: _gone, ...rest } = state
  const list = { ...rest, comparison: { ...comparison, shown }, topic: { call: 'compare', args: {} } }
  const advice = talkOfList('worth', '', list, world)
  const next = comparison.verdict.kind === 'wait' ? ' I can remind you by mail: say "remind me then".' : ''
  if (!advice || 'name' in advice) return undefined
  const says = `${advice.says}${next}`
  return {
    calls: [],
    at_once: [{ ...advice, says, state: { ...state, topic: list.topic } }],
    about: { name: 'compare', args: {} },
    isWorded: true,
  }
}
