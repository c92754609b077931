import { capRatesOn, type Fuel, FUELS, type IsoDay, roughPence, sayPounds, sayWholePounds } from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolCall, ToolResult } from '../../agent-reply.ts'
import type { AgentState, Household, StatedRates } from '../../agent-state.ts'
import { comparisonOf } from '../../home/compare-home.ts'
import { homeOfTurn, saidOf } from '../../home/home-of-turn.ts'
import { noted } from '../../tools/note-details.ts'
import { fact, knownText } from '../../tools/results.ts'
import type { SplitOffer } from '../../understand/find/split-offer.ts'
import type { World } from '../../world.ts'
import { kwhOf } from '../of-home/try-out.ts'
import { sayKwhOf, typicalHome } from '../of-home/typical-home.ts'

const TIMES = { week: 52, month: 12, quarter: 4, year: 1 } as const
const AT_THE_DOOR = /\b(?:door|doorstep|knock\w*|cold call\w*|bloke|salesman|street)\b/i
const ASK_THEM =
  'Ask them which use they reckoned with, from which day it holds, and what leaving it costs: a figure for another use cannot be set beside yours.'

type Judged = { says: string; facts: ChatFact[] }

/** What a supplier offers, against a year as now, what is paid, or a typical home. It is no sum that is paid. */
export function judgeOffer(
  { offer, text }: SplitOffer,
  own: Household,
  state: AgentState,
  world: World,
): { at_once: ToolResult; about: ToolCall } | undefined {
  const told = Object.keys(own).length > 0 ? noted(state, own) : undefined
  const now = told?.state ?? state
  const judged = offer.spend
    ? judgeOfferedSum(offer.spend, offer, now, world)
    : offer.rates
      ? judgeOfferedRates(offer.rates, now, world)
      : undefined
  if (!judged) return undefined
  const door = AT_THE_DOOR.test(text)
    ? ' Sign nothing at the door: have it in writing first. You have 14 days to change your mind after signing.'
    : ''
  const says = `${told ? `${told.says} ` : ''}${judged.says} ${ASK_THEM}${door}`
  // Kept, so that its daily charges, its fee and "would you take it" go on with it.
  const found = knownText({ ...now, topic: { call: 'compare', args: { offer } } }, 'offer', says)
  return {
    at_once: { ...found, facts: [...found.facts, ...judged.facts, ...(told?.facts ?? [])] },
    about: { name: 'compare', args: {} },
  }
}

export function judgeOfferedSum(
  spend: NonNullable<Household['spend']>,
  offer: Household,
  state: AgentState,
  world: World,
): Judged | undefined {
  const year = spend.pence * TIMES[spend.period]
  const called =
    spend.period === 'year'
      ? `${sayPounds(year)} a year`
      : `${sayPounds(spend.pence)} a ${spend.period}, ${sayPounds(year)} a year,`
  const found = spend.fuels === 'both' ? comparisonOf({ state, world }) : undefined
  const best = found?.quotes[0]
  if (found && best) {
    const isRough = homeOfTurn({ state, world }).isPriceAssumed
    const say = (pence: number) => (isRough ? `about ${sayWholePounds(roughPence(pence))}` : sayPounds(pence))
    const against = (other: number) => `${say(Math.abs(year - other))} ${year < other ? 'less' : 'more'}`
    return {
      says: `An offer of ${called} is ${against(found.current.pence)} than a year as now, which is ${say(found.current.pence)}. The first on my list is ${best.tariffName} from ${best.supplier} at ${say(best.costPence)} a year, and the offer is ${against(best.costPence)} than that.`,
      facts: [fact('offer.tariff', 'tariff', best.tariffName), fact('offer.supplier', 'supplier', best.supplier)],
    }
  }
  const paid = saidOf(state).spend
  if (paid && paid.fuels === spend.fuels) {
    const now = paid.pence * TIMES[paid.period]
    const gap = sayPounds(Math.abs(now - year))
    return {
      says: `An offer of ${called} is ${gap} a year ${year < now ? 'less' : 'more'} than the ${sayPounds(now)} a year that you pay now, if it is for the same use. What you pay now can hold a debt or a credit, so this is rough.`,
      facts: [],
    }
  }
  const home = typicalHome({ ...saidOf(state), ...sizeOf(offer) }, world.today, spend.fuels)
  if (!home) return undefined
  const usual = roughPence(home.yearPence)
  const side = year > usual * 1.05 ? 'above' : year < usual * 0.95 ? 'below' : 'close to'
  return {
    says: `An offer of ${called} is ${side} what such a home pays: ${lowered(home.called)} uses about ${sayKwhOf(home.kwh)} and pays about ${sayWholePounds(usual)} a year at the price cap. Whether it is good for you hangs on your own use: tell me that or what you pay now, and I set it beside the offer.`,
    facts: [],
  }
}

export function judgeOfferedRates(
  rates: NonNullable<Household['rates']>,
  state: AgentState,
  world: World,
): Judged | undefined {
  const home = homeOfTurn({ state, world })
  const { use, isKnown } = useBeside(home, world.today)
  const said = FUELS.flatMap((fuel) => {
    const offered = rates[fuel]
    const kwh = use[fuel]
    if (offered?.unitPence === undefined || kwh === undefined) return []
    const { isOwn, price: present } = presentOf(fuel, home, world.today)
    return present ? [sayFuel(fuel, kwh, offered, present, isOwn, isKnown)] : []
  })
  return said.length === 0 ? undefined : { says: said.join(' '), facts: [] }
}

/** The offer less a year as now, or at the cap where that is not known; only where all its prices are named. */
export function gapOfOffer(
  rates: NonNullable<Household['rates']>,
  state: AgentState,
  world: World,
): number | undefined {
  const home = homeOfTurn({ state, world })
  const { use } = useBeside(home, world.today)
  const gaps = FUELS.flatMap((fuel) => {
    const [offered, kwh] = [rates[fuel], use[fuel]]
    const now = presentOf(fuel, home, world.today).price
    if (offered?.unitPence === undefined || offered.standingPence === undefined || kwh === undefined || !now) return []
    return [kwh * (offered.unitPence - now.unitPence) + 365 * (offered.standingPence - now.standingPence)]
  })
  return gaps.length === Object.keys(rates).length && gaps.length > 0
    ? Math.round(gaps.reduce((sum, gap) => sum + gap, 0))
    : undefined
}

/** Their own use, or a typical one where that is not known. */
function useBeside(home: ReturnType<typeof homeOfTurn>, today: IsoDay) {
  const known = kwhOf(home)
  const isKnown = Object.keys(known).length > 0
  return { isKnown, use: isKnown ? known : (typicalHome({}, today)?.kwh ?? {}) }
}

function presentOf(fuel: Fuel, home: ReturnType<typeof homeOfTurn>, today: IsoDay) {
  const price = home.contracts[fuel]?.prices[0]
  return price !== undefined && !home.isPriceAssumed && 'single' in price.unitRates
    ? {
        isOwn: true,
        price: { unitPence: price.unitRates.single / 1e6, standingPence: price.standingMicroPencePerDay / 1e6 },
      }
    : { isOwn: false, price: capOf(fuel, today) }
}

function sayFuel(
  fuel: Fuel,
  kwh: number,
  offered: StatedRates,
  now: { unitPence: number; standingPence: number },
  isOwn: boolean,
  isKnown: boolean,
): string {
  const { unitPence = 0, standingPence } = offered
  const title = fuel === 'gas' ? 'Gas' : 'Electricity'
  const mine = isOwn ? 'your present' : 'the average price cap of'
  const cap = (pence: number) => Math.round(pence * 100) / 100
  if (standingPence === undefined)
    return `${title}: ${unitPence}p per kWh against ${mine} ${cap(now.unitPence)}p, which is ${unitPence < now.unitPence ? 'less' : 'more'}. The standing charge counts too, so ask for it.`
  const cost = (unit: number, standing: number) => roughPence(Math.round(kwh * unit + 365 * standing))
  const [then, year] = [cost(unitPence, standingPence), cost(now.unitPence, now.standingPence)]
  const of = isKnown ? `your ${kwh.toLocaleString('en-GB')} kWh` : `a typical ${kwh.toLocaleString('en-GB')} kWh`
  const verdict =
    then === year
      ? 'about the same'
      : `about ${sayWholePounds(Math.abs(then - year))} ${then < year ? 'less' : 'more'} a year`
  return `${title}: ${unitPence}p and ${standingPence}p a day for ${of} come to about ${sayWholePounds(then)} a year. At ${mine} ${cap(now.unitPence)}p and ${cap(now.standingPence)}p a day it is about ${sayWholePounds(year)}, so the offer is ${verdict}.`
}

function capOf(fuel: Fuel, on: IsoDay): { unitPence: number; standingPence: number } | undefined {
  const price = capRatesOn({ on, fuel, paymentMethod: 'direct_debit' })?.price
  return price && 'single' in price.unitRates
    ? { unitPence: price.unitRates.single / 1e6, standingPence: price.standingMicroPencePerDay / 1e6 }
    : undefined
}

function sizeOf({ people, bedrooms }: Household): Household {
  return { ...(people !== undefined && { people }), ...(bedrooms !== undefined && { bedrooms }) }
}

function lowered(called: string): string {
  return called.charAt(0).toLowerCase() + called.slice(1)
}
