import {
  capRatesOn,
  type Fuel,
  FUELS,
  isRegionLetter,
  regionOf,
  type RegionLetter,
  sayDay,
  sayRate,
} from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolResult } from '../../agent-reply.ts'
import type { AgentState } from '../../agent-state.ts'
import { homeOfTurn } from '../../home/home-of-turn.ts'
import { newestDay } from '../../tools/cap-of-place.ts'
import { fact, result } from '../../tools/results.ts'
import type { World } from '../../world.ts'

/** One of the two prices of the cap by itself, after all of them were told. */
export function capPart(
  plain: string,
  fuel: Fuel | undefined,
  state: AgentState,
  world: World,
): ToolResult | undefined {
  const isStanding = /\b(?:standing|daily)\b/.test(plain)
  const facts: ChatFact[] = []
  const told = (fuel ? [fuel] : FUELS).flatMap((each) => {
    const cap = capRatesOn({ on: world.today, fuel: each, paymentMethod: 'direct_debit' })
    if (!cap) return []
    const { standingMicroPencePerDay, unitRates } = cap.price
    const rate = isStanding ? standingMicroPencePerDay : 'single' in unitRates ? unitRates.single : undefined
    if (rate === undefined) return []
    facts.push(fact(`cap.${each}`, 'rate', sayRate(rate)), fact('cap.to', 'date', sayDay(cap.to)))
    return [{ text: `${sayRate(rate)} ${isStanding ? 'a day' : 'per kWh'} for ${each}`, to: sayDay(cap.to) }]
  })
  const [first] = told
  if (!first) return undefined
  const letter = isRegionLetter(String(state.topic?.args['region']))
    ? (state.topic?.args['region'] as RegionLetter)
    : homeOfTurn({ state, world }).letter
  const there = letter ? sayThere(letter, isStanding, fuel, world, facts) : ''
  const what = isStanding ? 'The standing charge' : 'The unit rate'
  const says = `${what} under the cap is ${told.map(({ text }) => text).join(' and ')}, on average in Great Britain by Direct Debit, until ${first.to}. ${there || 'It differs by region.'}`
  return result(state, 'cap_part', says, [], facts)
}

/** The same price in one region, of the newest quarter that we hold. */
function sayThere(
  region: RegionLetter,
  isStanding: boolean,
  fuel: Fuel | undefined,
  { today }: World,
  facts: ChatFact[],
): string {
  const on = newestDay(region, today)
  if (on === undefined) return ''
  const told = (fuel ? [fuel] : FUELS).flatMap((each) => {
    const cap = capRatesOn({ on, fuel: each, region, paymentMethod: 'direct_debit' })
    if (!cap) return []
    const { standingMicroPencePerDay, unitRates } = cap.price
    const rate = isStanding ? standingMicroPencePerDay : 'single' in unitRates ? unitRates.single : undefined
    if (rate === undefined) return []
    facts.push(fact(`there.${each}`, 'rate', sayRate(rate)))
    facts.push(fact('there.from', 'date', sayDay(cap.from)), fact('there.to', 'date', sayDay(cap.to)))
    return [{ text: `${sayRate(rate)} for ${each}`, from: sayDay(cap.from), to: sayDay(cap.to) }]
  })
  const [first] = told
  if (!first) return ''
  facts.push(fact('there', 'text', regionOf(region).name))
  return `In ${regionOf(region).name} it was ${told.map(({ text }) => text).join(' and ')} from ${first.from} to ${first.to}, the newest that I hold for there.`
}
