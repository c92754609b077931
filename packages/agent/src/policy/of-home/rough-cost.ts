import { FUELS, roughPence, sayWholePounds } from '@mowatt/tariffs'
import { capYearPence } from '../../home/cap-year.ts'
import { saidOf } from '../../home/home-of-turn.ts'
import { heatingIn } from '../../understand/find/find-home.ts'
import { noted } from '../../tools/note-details.ts'
import { knownText } from '../../tools/results.ts'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState, Household } from '../../agent-state.ts'
import type { World } from '../../world.ts'
import type { Heard } from './heard-home.ts'
import { sayKwhOf, typicalHome } from './typical-home.ts'

const COST = /\b(?:cost|costs|pay|paying|bills?|spend|budget|expect|run|set aside|put aside|allow)\b/
const ASKS =
  /\b(?:what|how much|roughly|rough|ballpark|estimate|guess|should|would|expect|reckon|average|typical|usual)\b/
const ELSE =
  /\b(?:exit|leave|leaving|standing|unit|rates?|cap|save|saving|switch\w*|cheapest|cheaper|compare|tariff|deal|offer\w*|quote\w*|fix\w*|oven|kettle|heater|shower|tumble|dryer|per kwh)\b/

/** "What does a two bed flat cost to run?": a home of that size at the price cap, as a rough sum with its range. */
export function roughCost({ plain: said, slots, state, world }: Heard): ToolResult | undefined {
  const plain = said.replace(/\bleave\b.{0,20}\bout of it\b|\bwithout (?:my |a )?postcode\b/, ' ')
  const { bedrooms, people, spend, kwh } = slots.household
  const hasBill = world.bills.length > 0 && state.subject === 'own'
  const goesOn =
    state.topic?.call === 'estimate_usage' &&
    /^(?:and |so |what about |how about )*(?:for |with |in )?/.test(plain) &&
    plain.split(' ').length <= 6 &&
    !state.asked
  const use = HOW_MUCH.test(plain) || (goesOn && !spend) ? roughUse(slots.household, state, world) : undefined
  if (use) return use
  const priced =
    kwh && !hasBill && slots.household.postcode === undefined && OWN_USE.test(plain) && COSTS.test(plain)
      ? priceYear(kwh, { plain, state, slots }, world)
      : undefined
  if (priced) return priced
  const isSized =
    bedrooms !== undefined || (people !== undefined && /\b(?:average|typical|expect|roughly|should)\b/.test(plain))
  if (
    !isSized ||
    spend ||
    kwh ||
    hasBill ||
    slots.household.postcode !== undefined ||
    !COST.test(plain) ||
    !ASKS.test(plain) ||
    ELSE.test(plain)
  )
    return undefined
  const isOwn = /\b(?:i|we|me|us|my|our|she|he|they|her|his|their)\b/.test(plain.replace(/\bmy postcode\b/, ''))
  const told = isOwn ? noted(state, slots.household) : undefined
  const heating = heatingIn(said)
  const home = typicalHome(
    { ...(heating && { heating }), ...(isOwn ? saidOf(told?.state ?? state) : {}), ...slots.household },
    world.today,
  )
  if (!home) return undefined
  const year = roughPence(home.yearPence)
  const range =
    home.lowPence !== undefined && home.highPence !== undefined
      ? ` Between about ${sayWholePounds(roughPence(home.lowPence))} and ${sayWholePounds(roughPence(home.highPence))} would be nothing odd.`
      : ''
  const says = `${told ? `${told.says} ` : ''}Very roughly ${sayWholePounds(year)} a year, about ${sayWholePounds(roughPence(year / 12))} a month. ${home.called} uses about ${sayKwhOf(home.kwh)} a year, at the average price cap of now.${range} Old windows, long days at home and electric heating make it more. With a postcode and the real use I can do better.`
  const next = { ...(told?.state ?? state), topic: { call: 'estimate_usage', args: {} } }
  const found = knownText(next, 'rough_cost', says)
  return { ...found, facts: [...found.facts, ...(told?.facts ?? [])] }
}

const HOW_MUCH =
  /\bhow (?:many|much)\b.{0,20}\b(?:kwh|units?|energy|electric\w*|power|gas)\b.{0,35}\b(?:use|uses|need|needs|get through|gets through)\b/

/** "How many kWh would a family of four use?" */
function roughUse(size: Household, state: AgentState, world: World): ToolResult | undefined {
  const hasBill = world.bills.length > 0 && state.subject === 'own'
  if (hasBill || (size.people === undefined && size.bedrooms === undefined) || size.postcode !== undefined)
    return undefined
  const home = typicalHome(size, world.today)
  if (!home) return undefined
  const says = `Roughly ${sayKwhOf(home.kwh)} a year. ${home.called} is what I took. At the average price cap that is about ${sayWholePounds(roughPence(home.yearPence))} a year. It is an estimate: habits, insulation and electric heating change it a lot.`
  return knownText({ ...state, topic: { call: 'estimate_usage', args: {} } }, 'rough_use', says)
}

const OWN_USE =
  /\b(?:i|we|she|he|they|home|house|flat)\b.{0,12}\b(?:use|uses|used|get through|need)\b|\b(?:my|our|her|his|their) (?:use|usage)\b/
const COSTS =
  /\b(?:how much|what)\b.{0,15}\b(?:should|would|will|does|is)\b.{0,20}\b(?:cost|costs|pay|be|set me back|come to)\b/

/** "I use 3,100 kWh, what should that cost?" at the cap of now. */
function priceYear(
  kwh: NonNullable<Household['kwh']>,
  { state, slots }: Pick<Heard, 'plain' | 'state' | 'slots'>,
  world: World,
): ToolResult | undefined {
  const told = noted(state, slots.household)
  const pence = FUELS.reduce((sum, fuel) => {
    const used = kwh[fuel]
    return used === undefined ? sum : sum + (capYearPence(fuel, used, world.today) ?? 0)
  }, 0)
  if (pence === 0) return undefined
  const year = roughPence(pence)
  const says = `${told.says} At the average price cap of now that is about ${sayWholePounds(year)} a year, roughly ${sayWholePounds(year / 12)} a month, with the standing charge. A fix can cost less or more. Tell me your postcode, and I look what there is for your region.`
  const found = knownText({ ...told.state, topic: { call: 'estimate_usage', args: {} } }, 'price_year', says)
  return { ...found, facts: [...found.facts, ...told.facts] }
}
