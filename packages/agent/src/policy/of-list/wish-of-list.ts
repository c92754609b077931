import { sayDay } from '@mowatt/tariffs'
import type { AgentState, Filters } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import { findFilters } from '../../understand/find/find-filters.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'

const DROP =
  '(?:forget|never mind|ignore|drop|scrap|lose|remove|take off|not bothered about|do not care about|does not (?:have|need) to be|do not need|without) (?:about )?(?:the |that |any |a )?'
const DROPS: readonly [keyof Filters, RegExp][] = [
  [
    'noExitFee',
    new RegExp(
      `\\b${DROP}(?:no )?(?:exit|leaving) fees?(?: (?:thing|bit|filter|part))|\\b(?:forget|never mind|ignore|drop|scrap|lose|not bothered about) (?:about )?(?:the |that )?(?:no )?(?:exit|leaving) fees?\\b|\\b(?:exit|leaving) fees? (?:is|are|do|does) (?:ok|okay|fine|not matter|alright)\\b`,
    ),
  ],
  [
    'green',
    new RegExp(`\\b${DROP}(?:green|renewable)\\b|\\bnot (?:just|only) (?:the )?green\\b|\\bgreen does not matter\\b`),
  ],
  [
    'months',
    /\bany (?:length|term|number of months)\b|\b(?:length|term) (?:does not matter|is not important)\b|\bhowever long\b|\bwhatever (?:length|term)\b|\bnot (?:just|only) (?:the )?\d{2} months?\b/,
  ],
  [
    'kind',
    new RegExp(
      `\\b${DROP}(?:fixed|fix|variable|tracker)s?\\b|\\bnot (?:just|only) (?:the )?(?:fixed|variable|trackers?)\\b|\\bany kind\\b`,
    ),
  ],
]

/** "Forget the exit fee thing, green ones instead": one filter goes, and what else is named comes. */
export function dropFilter(plain: string, state: AgentState): HomeAnswer | undefined {
  const without = DROPS.filter(([key, pattern]) => state.filters[key] !== undefined && pattern.test(plain)).map(
    ([key]) => key,
  )
  if (without.length === 0) return undefined
  const named = Object.entries(findFilters(plain)).filter(([key]) => !without.includes(key as keyof Filters))
  return {
    calls: [{ name: 'compare', args: { without, ...(named.length > 0 && { filters: Object.fromEntries(named) }) } }],
    at_once: [],
  }
}

const ANYWAY =
  /\b(?:do not (?:care|mind)|not bothered|happy to pay|will pay|i will just pay|never mind|regardless of|stuff)\b.{0,20}\bfees?\b.{0,40}\b(?:switch|get me (?:off|out|away)|move|leave|go|start|do it|want out|want to)\b|\b(?:switch|get me (?:off|out|away)|move me|start it|want out)\b.{0,30}\b(?:do not (?:care|mind)|not bothered|happy to pay|will pay|never mind|regardless of|despite|even with)\b.{0,20}\bfees?\b/

/** Who would rather pay the fee is heard: it is named once more, and asked back before anything begins. */
export function leaveAnyway(
  plain: string,
  { comparison, subject, asked, pointed }: AgentState,
): HomeAnswer | undefined {
  const id = pointed ?? comparison?.verdict?.tariffId ?? comparison?.shown[0]
  if (subject !== 'own' || asked?.wanted === 'start_switch' || id === undefined || !ANYWAY.test(plain)) return undefined
  return { calls: [{ name: 'start_switch', args: { tariff_id: id } }], at_once: [] }
}

const SO = '^(?:(?:so|and|ok|okay|then|but|right|well) )*'
const NOW_OR_THEN = new RegExp(
  `${SO}(?:(?:should|shall|do) (?:i|we) |am i better off |is it better to |better to )?(?:switch\\w{0,9}|mov\\w{1,9}|leav\\w{1,9}|go\\w{0,9}|chang\\w{1,9})(?: (?:now|today|straight away|supplier|it)){0,4} or (?:should i |do i |shall i |to )?(?:wait\\w{0,9}|hang\\w{0,9} (?:on|about|fire)|hold\\w{0,9} (?:on|off)|stay\\w{0,9}|sit tight)(?: (?:put|a bit|then|until \\w+)){0,6}$`,
)
const STILL = new RegExp(
  `${SO}(?:should|do|must|shall) (?:i|we) (?:still )?(?:(?:need|have) to )?(?:wait|hang on|hold (?:on|off)|hang fire)(?: (?:then|now|still|anyway)){0,6}$`,
)

/** Whether to go or to wait. A "yes" or "no" goes before the advice, so that it cannot be read the wrong way round. */
export function askOfWaiting(plain: string, state: AgentState): HomeAnswer | undefined {
  const { verdict } = state.comparison ?? {}
  if (!verdict || state.asked) return undefined
  if (NOW_OR_THEN.test(plain)) return { calls: [{ name: 'compare', args: {} }], at_once: [] }
  if (!STILL.test(plain) || verdict.kind === 'wait') return undefined
  const says =
    verdict.kind === 'switch'
      ? 'No, you need not wait: on what I know now it is best to switch now. To wait would gain you less than £20 over that, or nothing.'
      : `No day is worth waiting for: stay where you are, and look again${verdict.date === null ? ' later' : ` on ${sayDay(verdict.date)}`}.`
  return { calls: [], at_once: [knownText(state, 'waiting', says)], about: { name: 'compare', args: {} } }
}
