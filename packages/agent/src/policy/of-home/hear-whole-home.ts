import type { ToolCall } from '../../agent-reply.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { knownText } from '../../tools/results.ts'
import type { Heard, HomeAnswer } from './heard-home.ts'

const GO_FREE =
  /\b(?:can|could|may) (?:i|we)\b.{0,12}\b(?:go|leave|move|switch|get out)\b.{0,15}\b(?:now|today|free|without|yet|already)\b|\bfree to (?:go|leave)\b/
const ASKS_FACT =
  /\b(?:what (?:is|are)(?! (?:the |my |out )?(?:cheapest|best|lowest|there|deals?|options?))|what does|explain|difference|how does|how do)\b/

const MOSTLY_NIGHT = /\b(?:mostly|mainly|most of it|nearly all|largely)\b.{0,15}\b(?:night|nights|overnight)\b/
const HAS_SMART =
  /^(?:(?:yes|yeah|yep|and|ok|also|oh) )*(?:i|we) (?:do |already |have |got )*have (?:got )?(?:a |an? \w+ )?smart meters?(?: (?:already|too|now|yes))*$/
const CAR_METER =
  'Tariffs for electric cars, with cheap hours at night, need a smart meter. If you have one, say "I have a smart meter", and I put them in.'
/** "Mostly" in percent, carefully. */
const MOST = 60

/**
 * Where a home lies and what it uses, in one message, are told to have it compared, also where a car or a meter for two
 * rates is named beside them.
 */
export function hearWholeHome({ plain, slots: { household }, state, world }: Heard): HomeAnswer | undefined {
  if (state.comparison && HAS_SMART.test(plain)) {
    const smart: ToolCall = { name: 'note_details', args: { hasSmartMeter: true } }
    return { calls: [smart, { name: 'compare', args: { is_update: true } }], at_once: [] }
  }
  const { postcode, kwh, spend, hasEv, meter, endsOn } = household
  const isWhole = postcode !== undefined && (kwh !== undefined || spend !== undefined)
  if (!isWhole || world.bills.length > 0 || state.subject !== 'own' || ASKS_FACT.test(plain)) return undefined
  const asksFree = endsOn !== undefined && GO_FREE.test(plain)
  if (!hasEv && meter !== 'day_night' && !asksFree) return undefined
  const isNightly = hasEv && household.nightPercent === undefined && MOSTLY_NIGHT.test(plain)
  const note: ToolCall = { name: 'note_details', args: { ...household, ...(isNightly && { nightPercent: MOST }) } }
  const calls: ToolCall[] = asksFree ? [{ name: 'exit_fee', args: {} }] : []
  const isMeterUnknown = hasEv && household.hasSmartMeter === undefined && saidOf(state).hasSmartMeter === undefined
  return {
    calls: [note, ...calls, { name: 'compare', args: {} }],
    at_once: isMeterUnknown ? [knownText(state, 'car_meter', CAR_METER)] : [],
  }
}
