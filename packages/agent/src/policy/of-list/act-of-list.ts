import { type IsoDay, sayDay, sayPounds } from '@mowatt/tariffs'
import type { AgentState } from '../../agent-state.ts'
import { listForHome } from '../../home/compare-home.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'
import type { HomeAnswer } from '../of-home/heard-home.ts'
import { askOfWaiting, dropFilter, leaveAnyway } from './wish-of-list.ts'

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DO = '(?:do|switch|start|book|make|move|change|go ahead)(?: (?:it|that|me|us|this|the switch|over)){0,6}'
const WHO =
  '^(?:(?:ok|okay|yes|yeah|right|fine|so|then|cool|great|please|well|alright|i will|we will|let us|lets|can you|can we|just|i would rather|you can) )*'
const IN_MONTH = new RegExp(
  `${WHO}${DO} (?:in|on|for|from|around|by) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?|(?:end|start|beginning|middle) of |early |late |mid )?${MONTH}(?: then| please| instead| for me){0,6}$`,
)
const WHEN_FREE = new RegExp(
  `${WHO}${DO} (?:when (?:it|leaving|that) is free|when (?:there is|i have) no (?:exit )?fee|when the fee (?:is gone|goes|ends)|nearer the time|closer to the time|on that (?:day|date)|when the time comes|when i can (?:leave|go) (?:for )?free)(?: then| please){0,6}$`,
)
const LIST = new RegExp(
  `${WHO}(?:(?:list|show|give|see)(?: me| us)? (?:them(?: all)?|all of them|all(?: the)? (?:tariffs|deals|options)|the (?:list|lot|rest|others|options|choices|tariffs|deals))|what are (?:they|the (?:options|choices|tariffs|deals|others))|(?:what|which) (?:tariffs|deals|options|others) (?:are there|do you have|have you got))(?: all| please| then| again){0,6}$`,
)
const ON_TABLE: readonly string[] = ['compare', 'explain_tariff', 'start_switch', 'explain_bill', 'exit_fee']
const NOT_THIS =
  /^(?:nah|no|nope|not (?:that|this|keen)(?: one)?|actually|hmm)\b(?: \w+){0,4} (?:first|other|one before|previous|earlier)(?: one)?(?: then| please| was better| instead)*$/

/** For somebody else nothing is begun: the answer says who can agree. */
const START_FOR =
  /\b(?:start|begin|do it|sign|set|book)\b.{0,25}\b(?:for|on behalf of|her|him|them)\b(?: (?:him|her|them|my \w+|me))?(?: (?:up|over|then|now|please|across)){0,6}$/

/** What is to be done with the list: shown, left for a later day, or gone back on. */
export function actOfList(plain: string, state: AgentState, world: World): HomeAnswer | undefined {
  const { comparison, topic } = state
  if (!comparison || comparison.subject !== state.subject) return undefined
  if (LIST.test(plain) && (topic === undefined || ON_TABLE.includes(topic.call)))
    return { calls: [{ name: 'compare', args: { is_again: true } }], at_once: [] }
  if (state.subject === 'other' && START_FOR.test(plain))
    return { calls: [{ name: 'start_switch', args: {} }], at_once: [] }
  return (
    dropFilter(plain, state) ??
    leaveAnyway(plain, state) ??
    askOfWaiting(plain, state) ??
    doLater(plain, state, world) ??
    theFirst(plain, state, world)
  )
}

/** A switch is begun for now and for no other day: who wants it later is reminded then. */
function doLater(plain: string, state: AgentState, world: World): HomeAnswer | undefined {
  const date = state.comparison?.verdict?.date
  const month = IN_MONTH.exec(plain)?.[1]
  if (month === undefined && !(date && WHEN_FREE.test(plain))) return undefined
  const named = month === undefined ? undefined : firstOf(month, world.today)
  const on = named === undefined || (date && date.slice(0, 7) === named.slice(0, 7)) ? date : named
  if (!on) return undefined
  const early =
    date && on < date ? ` Leaving is free only from ${sayDay(date)}, so the exit fee still counts then.` : ''
  const says = `Nothing is switched before that.${early} Compare again then with the prices of the day, and pick.`
  return { calls: [{ name: 'set_reminder', args: { on } }], at_once: [knownText(state, 'later', says)] }
}

const NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function firstOf(month: string, today: IsoDay): IsoDay {
  const at = NAMES.indexOf(month.slice(0, 3)) + 1
  const year = Number(today.slice(0, 4)) + (at <= Number(today.slice(5, 7)) ? 1 : 0)
  return `${year}-${String(at).padStart(2, '0')}-01` as IsoDay
}

/** "Nah, the first one": what was narrowed last is refused, and the list stands as it did before. */
function theFirst(plain: string, state: AgentState, world: World): HomeAnswer | undefined {
  if (!NOT_THIS.test(plain)) return undefined
  const list = listForHome({ state, world })
  const isNarrowed = Object.keys(state.filters).length > 0
  const id = isNarrowed ? list?.quotes[0]?.tariffId : state.comparison?.shown[0]
  const quote = list?.quotes.find(({ tariffId }) => tariffId === id)
  if (id === undefined || !quote) return undefined
  const fees = quote.exitFees.reduce((sum, { pence }) => sum + pence, 0)
  const date = state.comparison?.verdict?.date
  const wait =
    fees > 0 && date
      ? [
          knownText(
            state,
            'still_wait',
            `Leaving your deal today costs ${sayPounds(fees)}. My advice stays: wait until ${sayDay(date)}, when leaving is free.`,
          ),
        ]
      : []
  return { calls: [{ name: 'explain_tariff', args: { tariff_id: id } }], at_once: wait }
}
