import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { sayPence, type UnitPrice, unitPrice } from '../../home/unit-price.ts'
import { type Appliance, APPLIANCES } from '../../knowledge/appliances.ts'
import { knownText } from '../../tools/results.ts'
import type { World } from '../../world.ts'
import { hoursIn, hoursText, kwhText, wattsIn } from './run-span.ts'

const ASKS =
  /\b(?:how much|what (?:does|do|is|would|will)|cost\w*|expensive|dear|dearer|cheap|cheaper|pricey|use a lot|eat\w*|burn\w*|guzzl\w*|run(?:ning)?|leave|leaving|left on|worth|rid of|stop(?:ped)? using|without|or (?:the |my )?(?:central )?heating)\b/
const OTHER =
  /\b(?:what time|when is it|licen[cs]e|gas (?:hobs?|cookers?|ovens?|fires?)|with gas|broken|broke|not work\w*|bust|grants?|buy|bought|recommend|which (?:brand|make|one should)|insurance|landlord|supplier|cheaper\b.{0,40}\b(?:at night|overnight|in the night|off peak)|(?<!on (?:my|this|our) )tariff|price cap|bill is|my bill|fixed|exit|instal\w*|fit(?:ted|ting)?|fuse|trip\w*|smell\w*|spark\w*|storage|power cut|went off|meter|should i (?:get|buy)|payments?|night rate|economy|off peak|cheap rate|winter fuel|flash\w*|red|green|display|replace|upgrade)\b/
const STANDBY =
  /\b(?:stand ?by|plugged in|vampire|(?:turn\w*|switch\w*)\b.{0,12}\boff at the (?:wall|plug|socket|mains)|off at the (?:wall|plug))\b/
const STANDBY_KWH = 5

/** "How much is a tumble dryer for an hour": watts and hours at a rate that is known, and said to be rough. */
export function sayRunCost(plain: string, state: AgentState, world: World): ToolResult | undefined {
  if (!(ASKS.test(plain) || STANDBY.test(plain)) || OTHER.test(plain)) return undefined
  const watts = wattsIn(plain)
  const found = APPLIANCES.filter(({ on }) => on.test(plain)).slice(0, 2)
  const price = unitPrice('electricity', state, world)
  if (!price) return undefined
  const say = (text: string, of?: Running): ToolResult => sayRunning(text, of, state)
  if (STANDBY.test(plain)) {
    const year = kwhText(STANDBY_KWH)
    return say(
      `Very little. A modern television or charger on standby draws under one watt, so even left all year it is about ${year} or less: ${price.at} that is about ${sayPence(STANDBY_KWH * price.pence)}. Older boxes, consoles in quick-start and sound systems can take far more. If you want to save, look at what makes heat or cold: dryers, heaters, showers and old freezers.`,
    )
  }
  const [first, second] = found
  if (!first && watts === undefined) return undefined
  const hours = hoursIn(plain)
  if (first && second && /\b(?:or|vs|versus|than|compared)\b/.test(plain))
    return say(
      `${lineOf(first, hours ?? sameTime(first, second), undefined, price)} ${lineOf(second, hours ?? sameTime(first, second), undefined, price)} ${whichIsLess(first, second, hours ?? sameTime(first, second))} The figures are usual ones; the labels of yours count.`,
    )
  if (watts !== undefined && (first === undefined || hours !== undefined || first.watts !== undefined)) {
    const thing: Appliance = { name: first?.name ?? 'Something', on: /./, watts }
    return say(`${lineOf(thing, hours ?? 1, watts, price)} ${first?.note ?? ''}`.trim(), {
      thing: thing.name,
      watts,
      hours: hours ?? 1,
    })
  }
  if (!first) return undefined
  const { name: thing, watts: drawn, each } = first
  return say(
    `${lineOf(first, hours, undefined, price)} ${first.note ?? ''} The label of yours has its own figure: watts divided by 1,000, times the hours, times your rate.`.replace(
      '  ',
      ' ',
    ),
    first.year !== undefined && hours === undefined
      ? { thing, year_kwh: first.year }
      : {
          thing,
          ...(drawn !== undefined && { watts: drawn }),
          ...(each && hours === undefined ? { each_kwh: each.kwh, each_of: each.of } : { hours: hours ?? 1 }),
        },
  )
}

/** What was worked out last, kept with the topic, so that "every day" and "a year?" go on from it. */
export type Running = {
  thing: string
  watts?: number
  hours?: number
  each_kwh?: number
  each_of?: string
  year_kwh?: number
  /** How often in a week, where that was said. */
  weekly?: number
}

export function sayRunning(text: string, of: Running | undefined, state: AgentState): ToolResult {
  const topic = { call: 'explain_term', args: { term: 'running_cost', ...of } }
  return knownText({ ...state, topic }, 'run_cost', text)
}

export function lineOf(
  { name, watts, each, year }: Appliance,
  hours: number | undefined,
  given: number | undefined,
  { pence, at }: UnitPrice,
): string {
  const drawn = given ?? watts
  if (year !== undefined && hours === undefined)
    return `${name} takes about ${kwhText(year)} in a year. ${capital(at)} that is about ${sayPence(year * pence)} a year, or ${sayPence((year * pence) / 12)} a month.`
  if (each && hours === undefined)
    return `${name} takes about ${kwhText(each.kwh)} for ${each.of}. ${capital(at)} that is about ${sayPence(each.kwh * pence)}.`
  if (drawn === undefined)
    return year === undefined
      ? `${name} takes little.`
      : lineOf({ name, on: /./, year }, undefined, undefined, { pence, at })
  const time = hours ?? 1
  const kwh = (drawn * time) / 1000
  return `${name} of about ${drawn.toLocaleString('en-GB')} W takes about ${kwhText(kwh)} in ${hoursText(time)}. ${capital(at)} that is about ${sayPence(kwh * pence)}.`
}

/** An hour for both, unless both have a figure for one go. */
function sameTime(first: Appliance, second: Appliance): number | undefined {
  return first.each && second.each ? undefined : 1
}

function whichIsLess(first: Appliance, second: Appliance, hours: number | undefined): string {
  const use = ({ watts = 0, each }: Appliance) => (hours === undefined ? (each?.kwh ?? 0) : (watts * hours) / 1000)
  if (use(first) === use(second)) return 'They cost about the same.'
  const less = use(first) < use(second) ? first : second
  return `So ${less.name.charAt(0).toLowerCase()}${less.name.slice(1)} is mostly cheaper${hours === undefined ? '' : ' for the same time'}.`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
