import {
  capRatesOn,
  type Fuel,
  FUELS,
  type IsoDay,
  isIsoDay,
  sayDay,
  sayRate,
  sayWholePounds,
  typicalUseOn,
} from '@mowatt/tariffs'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { knownText } from '../../tools/results.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { World } from '../../world.ts'
import { hasWord } from '../../understand/words/whole-words.ts'

const CAP = /\b(?:price )?cap\b|\bofgem (?:price|rate|limit)/
const CHANGED =
  /\b(?:gone (?:up|down)|went (?:up|down)|come down|came down|going (?:up|down) or|risen|rise|rose|fallen|fell|dropped|changed?|increase\w*|decrease\w*|difference|compared?|higher|lower|more|less|cheaper|dearer|up or down)\b/
const SINCE =
  /\b(?:since|than|from|compared (?:to|with)|on|against|over)\b.{0,15}\b(?:last (?:year|winter|october|time|quarter|autumn|summer|spring|april|january|july|month)|a year ago|this time|then|before|the last)\b/
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MICRO = 1_000_000

/** The cap of another time, or what changed since: "last October", "last winter", "gone up since last year". */
export function capInTime(plain: string, state: AgentState, world: World): ToolCall | ToolResult | undefined {
  const isCap = CAP.test(plain)
  const before = state.topic?.call === 'price_cap' ? state.topic.args['on'] : undefined
  if (
    !isCap &&
    typeof before === 'string' &&
    isIsoDay(before) &&
    /\b(?:come|came|gone|went) (?:down|up)\b|\bsince then\b/.test(plain)
  )
    return sayChange(before, state, world)
  if (
    !isCap ||
    /\b(?:exit|fix|fixed|heat network|business|tracker|will|going to|forecast|predict\w*|next)\b/.test(plain)
  )
    return undefined
  const then = dayMeant(plain, world.today)
  if (CHANGED.test(plain) && (SINCE.test(plain) || /\b(?:gone|went|come|came) (?:up|down)\b/.test(plain)))
    return sayChange(then ?? yearBefore(world.today), state, world)
  if (then === undefined) return undefined
  const [place] = findPlaces(plain)
  const region = place?.letters.length === 1 ? { region: place.letters[0] } : {}
  return { name: 'price_cap', args: { on: then, ...region, ...fuelIn(plain) } }
}

function fuelIn(plain: string): { fuel?: Fuel } {
  const [gas, electricity] = [/\bgas\b/.test(plain), /\belectric\w*\b/.test(plain)]
  if (gas === electricity) return {}
  return { fuel: gas ? 'gas' : 'electricity' }
}

/** A day inside the quarter that words such as "last October" mean; nothing where a year is written out. */
function dayMeant(plain: string, today: IsoDay): IsoDay | undefined {
  if (/\b20\d\d\b/.test(plain)) return ofYear(plain, today)
  const year = Number(today.slice(0, 4))
  const month = MONTHS.find((each) => hasWord(plain, each))
  if (month !== undefined) {
    const number = MONTHS.indexOf(month) + 1
    const day = (of: number) => `${of}-${String(number).padStart(2, '0')}-15` as IsoDay
    if (/\blast year\b|\ba year ago\b|\byear before\b/.test(plain)) return day(year - 1)
    // Said in November, "last October" is the one of the year before: this year’s is still in force.
    if (hasWord(plain, `last ${month}`)) return day(year) <= monthsBefore(today) ? day(year) : day(year - 1)
    return undefined
  }
  if (/\blast winter\b/.test(plain)) return `${Number(today.slice(5, 7)) > 3 ? year : year - 1}-01-15` as IsoDay
  if (/\blast summer\b/.test(plain)) return `${Number(today.slice(5, 7)) > 8 ? year : year - 1}-07-15` as IsoDay
  if (/\blast spring\b/.test(plain)) return `${Number(today.slice(5, 7)) > 5 ? year : year - 1}-04-15` as IsoDay
  if (/\blast (?:quarter|time)\b|\bbefore (?:this|that|the change)\b|\bprevious\b|\bthe old\b/.test(plain))
    return monthsBefore(today)
  return /\b(?:last year|a year ago|this time last year|twelve months ago|12 months ago)\b/.test(plain)
    ? yearBefore(today)
    : undefined
}

/** "The cap in 2025": a day of that year, unless a month is named, which the tool’s own words read. */
function ofYear(plain: string, today: IsoDay): IsoDay | undefined {
  if (MONTHS.some((month) => plain.includes(month.slice(0, 3)))) return undefined
  const [year] = /\b20\d\d\b/.exec(plain) ?? []
  return year === undefined || year >= today.slice(0, 4) ? undefined : (`${year}-10-15` as IsoDay)
}

function yearBefore(today: IsoDay): IsoDay {
  return `${Number(today.slice(0, 4)) - 1}${today.slice(4)}` as IsoDay
}

function monthsBefore(today: IsoDay): IsoDay {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const back = month > 3 ? [year, month - 3] : [year - 1, month + 9]
  return `${back[0]}-${String(back[1]).padStart(2, '0')}-15` as IsoDay
}

/** Then and now, for the same use: the published yearly figures stand on different ones. */
function sayChange(then: IsoDay, state: AgentState, { today }: World): ToolResult | undefined {
  const [old, now] = [ratesOn(then), ratesOn(today)]
  const typical = typicalUseOn(today)?.medium
  if (!old || !now || !typical || old.from === now.from) return undefined
  const lines = FUELS.map(
    (fuel) =>
      `${fuel} ${sayRate(old[fuel].unit)} per kWh and ${sayRate(old[fuel].standing)} a day then, ${sayRate(now[fuel].unit)} and ${sayRate(now[fuel].standing)} now`,
  )
  const [yearOld, yearNow] = [yearOf(old, typical), (now.pounds ?? yearOf(now, typical) / 100) * 100]
  const side = yearNow > yearOld ? 'up' : 'down'
  const says = `It has gone ${side}. From ${sayDay(old.from)} to ${sayDay(old.to)} against now, on average by Direct Debit: ${lines.join('; ')}. For the same use, ${typical.electricity.toLocaleString('en-GB')} kWh of electricity and ${typical.gas.toLocaleString('en-GB')} kWh of gas, a year came to about ${sayWholePounds(yearOld)} then and comes to about ${sayWholePounds(yearNow)} now, about ${sayWholePounds(Math.abs(yearNow - Math.round(yearOld / 100) * 100))} ${side === 'up' ? 'more' : 'less'}. Yearly figures in the news cannot be set side by side: since 1 July 2026 they stand on a lower use.`
  return knownText({ ...state, topic: { call: 'price_cap', args: {} } }, 'cap_change', says)
}

type Rates = Record<Fuel, { unit: number; standing: number }> & { from: IsoDay; to: IsoDay; pounds: number | undefined }

function ratesOn(on: IsoDay): Rates | undefined {
  const [electricity, gas] = (['electricity', 'gas'] as const).map((fuel) =>
    capRatesOn({ on, fuel, paymentMethod: 'direct_debit' }),
  )
  if (!electricity || !gas || !('single' in electricity.price.unitRates) || !('single' in gas.price.unitRates))
    return undefined
  return {
    from: electricity.from,
    to: electricity.to,
    pounds: electricity.typicalYearPounds,
    electricity: { unit: electricity.price.unitRates.single, standing: electricity.price.standingMicroPencePerDay },
    gas: { unit: gas.price.unitRates.single, standing: gas.price.standingMicroPencePerDay },
  }
}

function yearOf(rates: Rates, use: Record<Fuel, number>): number {
  return FUELS.reduce((sum, fuel) => sum + use[fuel] * rates[fuel].unit + 365 * rates[fuel].standing, 0) / MICRO
}
