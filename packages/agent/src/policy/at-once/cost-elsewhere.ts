import {
  capRatesOn,
  type Fuel,
  FUELS,
  type IsoDay,
  REGION_LETTERS,
  regionOf,
  type RegionLetter,
  sayDay,
  sayWholePounds,
  typicalUseOn,
} from '@mowatt/tariffs'
import type { ToolCall } from '../../agent-reply.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { newestDay } from '../../tools/cap-of-place.ts'
import { fact, knownText } from '../../tools/results.ts'
import { findPlaces } from '../../understand/find/find-place.ts'
import type { Heard, HomeAnswer } from '../of-home/heard-home.ts'
import { kwhOf } from '../of-home/try-out.ts'

const SUPPOSES =
  /\b(?:if (?:i|we|it|this)|would|lived?|living|what about|how about|same (?:bill|use|house)|instead)\b|^(?:and|or|what about|how about) (?:in|for|up|down|if|round)?\b/
const LIVES = /\bif (?:i|we) (?:lived|were|was|had|moved)\b.{0,30}\b(?:in|to|up|down)\b/
const OF_RATES = /\b(?:standing|unit rates?|rates?|daily)\b.{0,25}\b(?:there|then)\b/
const OF_COST = /\b(?:cost|pay|price|cheaper|dearer|more|less|bill|be|expensive|much|year)\b/
const IS_DEAR =
  /\b(?:is|am i in|are we in|do i live in)\b.{0,25}\b(?:expensive|dear|cheap|pricey|costly|good|bad) (?:area|region|part|place|bit)\b|\b(?:area|region|part)\b.{0,20}\b(?:expensive|dear|cheap|pricey)\b|\bhow does my (?:area|region)\b/
const MOVES = /\b(?:moving|move|moved|take (?:it|my)|supplier|help|scheme|grant|discount)\b/
const LEAST =
  /^(?:(?:and|so|ok)\s+)*where\b.{0,20}\b(?:least|cheapest|lowest|dearest)\b|\b(?:where|which|what)\b.{0,12}\b(?:region|area|part|place|would (?:i|it|we)|is it|do (?:i|you|people))\b.{0,20}\b(?:least|cheapest|lowest|best|most|dearest|highest)\b/
/** In pence: below this nobody would notice. */
const SAME = 300
const MICRO = 1_000_000

/** The same use at the price cap of another region, beside the own one. It is supposed, and not kept. */
export function costElsewhere(heard: Heard): HomeAnswer | undefined {
  const { plain, state, world } = heard
  const home = homeOfTurn({ state, world })
  const own = home.region?.kind === 'region' ? home.region.letter : undefined
  if (own === undefined || state.subject !== 'own') return undefined
  if (IS_DEAR.test(plain)) return sayStand(own, heard)
  if (state.topic?.args['elsewhere'] !== undefined && LEAST.test(plain)) return sayEnds(own, heard)
  const last = state.topic?.args['elsewhere'] === undefined ? undefined : state.topic.args['region']
  if (last !== undefined && OF_RATES.test(plain))
    return { calls: [{ name: 'price_cap', args: { region: last } }], at_once: [] }
  const [place] = findPlaces(plain)
  const there = heard.slots.region ?? place?.letters[0]
  const isAfter = state.topic?.args['elsewhere'] !== undefined
  if (there === undefined || there === own || state.asked || (MOVES.test(plain) && !LIVES.test(plain))) return undefined
  if (!isAfter && !LIVES.test(plain) && !(SUPPOSES.test(plain) && OF_COST.test(plain))) return undefined
  const kwh = kwhOf(home)
  const day = newestDay(there, world.today)
  const [then, now] = [there, own].map((letter) => day && yearIn(letter, kwh, day))
  const cap = day && capRatesOn({ on: day, fuel: 'electricity', region: there, paymentMethod: 'direct_debit' })
  if (!then || !now || !cap) return undefined
  const gap = Math.abs(then - now)
  const side = then < now ? 'less' : 'more'
  const many =
    place && place.letters.length > 1 ? ` ${place.name} lies in more than one price region; I took this one.` : ''
  const says = `With your use, about ${sayWholePounds(then)} a year in ${regionOf(there).name} against ${sayWholePounds(now)} in ${regionOf(own).name}: ${gap < SAME ? 'about the same' : `${sayWholePounds(gap)} ${side}`}. That is at the price cap of each region from ${sayDay(cap.from)} to ${sayDay(cap.to)}, the newest by region that I hold.${many} What a fix there would cost each supplier sets itself. I keep your own region.`
  return told(heard, says, [there, own])
}

function sayStand(own: RegionLetter, heard: Heard): HomeAnswer | undefined {
  const day = newestDay(own, heard.world.today)
  const usual = day && typicalUseOn(day)?.medium
  const cap = day && capRatesOn({ on: day, fuel: 'electricity', region: own, paymentMethod: 'direct_debit' })
  if (!day || !usual || !cap) return undefined
  const years = REGION_LETTERS.flatMap((letter) => {
    const year = yearIn(letter, { electricity: usual.electricity, gas: usual.gas }, day)
    return year === undefined ? [] : [{ letter, year }]
  }).toSorted((a, b) => a.year - b.year)
  const at = years.findIndex(({ letter }) => letter === own)
  const [first, last, mine] = [years[0], years.at(-1), years[at]]
  if (!first || !last || !mine) return undefined
  const third = years.length / 3
  const where =
    at < third
      ? 'No, it is one of the cheaper ones'
      : at < 2 * third
        ? 'It is in the middle'
        : 'Yes, it is one of the dearer ones'
  const says = `${where}: ${regionOf(own).name} stands ${at + 1} of ${years.length}, counted from the cheapest. With typical use it was ${sayWholePounds(mine.year)} a year at the price cap, against ${sayWholePounds(first.year)} in ${regionOf(first.letter).name} and ${sayWholePounds(last.year)} in ${regionOf(last.letter).name}. These are the caps from ${sayDay(cap.from)} to ${sayDay(cap.to)}, the newest by region that I hold.`
  return told(heard, says, [own, first.letter, last.letter])
}

/** Where the same use costs least and most. */
function sayEnds(own: RegionLetter, heard: Heard): HomeAnswer | undefined {
  const day = newestDay(own, heard.world.today)
  const kwh = kwhOf(homeOfTurn(heard))
  const years = REGION_LETTERS.flatMap((letter) => {
    const year = day === undefined ? undefined : yearIn(letter, kwh, day)
    return year === undefined ? [] : [{ letter, year }]
  }).toSorted((a, b) => a.year - b.year)
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return undefined
  const says = `With your use least in ${regionOf(first.letter).name}, about ${sayWholePounds(first.year)} a year, and most in ${regionOf(last.letter).name}, about ${sayWholePounds(last.year)}, at the newest price caps by region that I hold. Your own, ${regionOf(own).name}, lies between.`
  return told(heard, says, [first.letter, last.letter, own])
}

function yearIn(region: RegionLetter, kwh: Partial<Record<Fuel, number>>, on: IsoDay): number | undefined {
  let sum = 0
  for (const fuel of FUELS) {
    const used = kwh[fuel]
    if (used === undefined) continue
    const price = capRatesOn({ on, fuel, region, paymentMethod: 'direct_debit' })?.price
    if (!price || !('single' in price.unitRates)) return undefined
    sum += (used * price.unitRates.single + 365 * price.standingMicroPencePerDay) / MICRO
  }
  return sum === 0 ? undefined : Math.round(sum)
}

function told({ state }: Heard, says: string, letters: readonly RegionLetter[]): HomeAnswer {
  const args = { region: letters[0], elsewhere: true }
  const about: ToolCall = { name: 'price_cap', args }
  const found = knownText({ ...state, topic: { call: about.name, args } }, 'elsewhere', says)
  const names = letters.map((letter) => fact('region', 'text', regionOf(letter).name))
  return { calls: [], at_once: [{ ...found, facts: [...found.facts, ...names] }], about }
}
