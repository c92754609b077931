import { addDays, sayDay } from '@mowatt/tariffs'
import { findMonth } from '../../understand/find/find-days.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { dealOf } from './deal-at-hand.ts'
import { isOfMatter } from './matter-of-talk.ts'

const MOST_WORDS = 11
/** A turn that only sets another day, or asks what leaving costs on it. */
const LEANS =
  /^(?:(?:and|but|so|ok|well|then|what|how|about|say|suppose) )*(?:if|in|on|by|about|before|after|at|the|leaving|going|\d)\b|\b(?:go|leave|leaving|left|walk|get out|find something|leave it|went)\b/
const ELSEWHERE =
  /\b(?:fix|deal|tariff|contract|mov(?:e|ing)|tenan\w*|lease|remind|reminder|bill|paid|pay|use|used|house|flat|cap|price|prices|rise|rises|reading|car|pump|letter|wait|waiting)\b/
const OF_MONTH = /\b(?:on|by|before|about) the (\d{1,2})(?:st|nd|rd|th)?$/

/** "And if I go in June": another day for leaving, once the end of the fix is talked about. */
export function leaveThen(heard: Heard): HomeAnswer | undefined {
  const { plain, text, slots, state, world } = heard
  const deal = dealOf(heard)
  if (!deal || !isOfMatter(state) || plain.split(' ').length > MOST_WORDS) return undefined
  if (!LEANS.test(plain) || ELSEWHERE.test(plain)) return undefined
  const { endsOn, freeOn, fee } = deal
  const date = OF_MONTH.exec(plain)?.[1]
  const named =
    slots.days.find(({ precision }) => precision === 'day')?.day ??
    (date === undefined || Number(date) > 28 ? undefined : `${freeOn.slice(0, 7)}-${date.padStart(2, '0')}`)
  const span = named === undefined ? findMonth(text, world.today) : { first: named, last: named }
  if (!span) return undefined
  const when = named === undefined ? 'In that month' : `On ${sayDay(named)}`
  const costs = fee === undefined ? 'an exit fee may be due' : `it costs ${fee}`
  const says =
    span.first > endsOn
      ? `${when} the fix is over: it ends on ${sayDay(endsOn)}. You would be on the variable tariff by then, and from that you can leave at any time without a fee. It is only the weeks in between that may cost more.`
      : span.first >= freeOn
        ? `${when} leaving is free: the last 49 days of the fix begin on ${sayDay(freeOn)}.`
        : span.last >= freeOn
          ? `${when} both hold: until ${sayDay(addDays(freeOn, -1))} ${costs}, and from ${sayDay(freeOn)} it is free.`
          : `${when} ${costs}: that is before ${sayDay(freeOn)}, from when leaving is free.`
  const about = { name: 'exit_fee' as const, args: {} }
  return {
    calls: [],
    at_once: [knownText({ ...state, topic: { call: about.name, args: about.args } }, 'leave_then', says)],
    about,
  }
}
