import { typicalUseOn } from '@mowatt/tariffs'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import type { Slots } from '../../understand/find/find-slots.ts'
import type { World } from '../../world.ts'

const NUMBER = /\b(\d{1,2},?\d{3}|\d{3})\b/
/** Sums of money, people and rooms are no kWh. */
const NO_USE =
  /£|\b(?:i|we) (?:use|pay)\b|\b(?:credit|debit|owe|debt|quid|pounds|month|week|beds?|bedrooms?|people|pay|paying|bill)\b/
const TYPICAL = ['typical_use', 'estimate_usage']

/** "Is 4,000 a lot?" after what a typical home uses. */
export function talkOfUse(plain: string, { fuel }: Slots, state: AgentState, world: World): ToolResult | undefined {
  const { topic } = state
  if (!topic || !(TYPICAL.includes(topic.call) || TYPICAL.includes(String(topic.args['term'])))) return undefined
  const digits = NUMBER.exec(plain)?.[1]
  const typical = typicalUseOn(world.today)?.medium
  if (digits === undefined || !typical || plain.split(' ').length > 8 || NO_USE.test(plain)) return undefined
  const kwh = Number(digits.replaceAll(',', ''))
  const meant = fuel ?? (kwh > 6000 ? 'gas' : 'electricity')
  const usual = typical[meant]
  const way = kwh > usual * 1.1 ? 'more than' : kwh < usual * 0.9 ? 'less than' : 'close to'
  return knownText(
    state,
    'use_judged',
    `${kwh.toLocaleString('en-GB')} kWh of ${meant} a year is ${way} typical, which is ${usual.toLocaleString('en-GB')} kWh. People at home all day, electric heating or a car make it higher.`,
  )
}
