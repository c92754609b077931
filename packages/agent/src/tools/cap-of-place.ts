import { capRatesOn, FUELS, type IsoDay, regionOf, type RegionLetter, sayDay, sayRate } from '@mowatt/tariffs'
import type { ChatFact } from '@mowatt/contract'
import type { ToolResult } from '../agent-reply.ts'
import type { AgentState } from '../agent-state.ts'
import type { World } from '../world.ts'
import { fact, result } from './results.ts'

/** A country has more than one region: the newest figures of each that we hold, dated. */
export function capOfPlace(
  name: string,
  letters: readonly RegionLetter[],
  before: AgentState,
  { today }: World,
): ToolResult | undefined {
  const state = { ...before, topic: { call: 'price_cap', args: { region: letters[0] } } }
  const facts: ChatFact[] = [fact('place', 'text', name)]
  let from: IsoDay | undefined
  let to: IsoDay | undefined
  const lines = letters.flatMap((letter) => {
    const day = newestDay(letter, today)
    if (day === undefined) return []
    const parts = FUELS.flatMap((fuel) => {
      const cap = capRatesOn({ on: day, fuel, region: letter, paymentMethod: 'direct_debit' })
      if (!cap || !('single' in cap.price.unitRates)) return []
      from = cap.from
      to = cap.to
      const [unit, standing] = [sayRate(cap.price.unitRates.single), sayRate(cap.price.standingMicroPencePerDay)]
      facts.push(fact('cap.unit', 'rate', unit), fact('cap.standing', 'rate', standing))
      return [`${fuel} ${unit} per kWh and ${standing} a day`]
    })
    facts.push(fact('region', 'text', regionOf(letter).name))
    return [`${regionOf(letter).name}: ${parts.join('; ')}`]
  })
  if (lines.length === 0 || !from || !to) return undefined
  facts.push(fact('cap.from', 'date', sayDay(from)), fact('cap.to', 'date', sayDay(to)))
  const now = FUELS.flatMap((fuel) => {
    const cap = capRatesOn({ on: today, fuel, paymentMethod: 'direct_debit' })
    if (!cap || !('single' in cap.price.unitRates)) return []
    const [unit, standing] = [sayRate(cap.price.unitRates.single), sayRate(cap.price.standingMicroPencePerDay)]
    facts.push(fact('cap.unit', 'rate', unit), fact('cap.standing', 'rate', standing))
    return [`${fuel} ${unit} per kWh and ${standing} a day`]
  })
  const count = letters.length === 2 ? 'two' : 'several'
  const says = `The price cap is for England, Scotland and Wales alike, but its level differs by region, and ${name} has ${count} of them. The newest figures by region that I hold are of ${sayDay(from)} to ${sayDay(to)}, by Direct Debit. ${lines.join('. ')}. Now, on average in Great Britain, it is ${now.join('; ')}. Tell me your postcode, and I look for your region.`
  return result(state, 'cap_of_place', says, [], facts)
}

/** The newest quarter that begins by today and whose figures we hold for the region. */
export function newestDay(region: RegionLetter, today: IsoDay): IsoDay | undefined {
  const quarters = ['-01-01', '-04-01', '-07-01', '-10-01']
  const year = Number(today.slice(0, 4))
  return [year, year - 1]
    .flatMap((each) => quarters.map((quarter) => `${each}${quarter}` as IsoDay))
    .filter((day) => day <= today)
    .toSorted()
    .findLast((on) => capRatesOn({ on, fuel: 'electricity', region, paymentMethod: 'direct_debit' }) !== undefined)
}
