import { type Fuel, FUELS, type IsoDay, typicalUseOn, useFromQuestions } from '@mowatt/tariffs'
import type { Household } from '../../agent-state.ts'
import { capYearPence } from '../../home/cap-year.ts'

export type TypicalHome = {
  /** As a sentence begins: "A home of 2 people and 2 bedrooms, heated by gas,". */
  called: string
  kwh: { electricity?: number; gas?: number }
  yearPence: number
  lowPence?: number
  highPence?: number
}

const WATTS = 1000
/** An estimate is not told to the kWh. */
const IN_ROUND = 100
const HEATED = {
  gas: 'heated by gas',
  electric_heaters: 'with electric heaters',
  heat_pump: 'with a heat pump',
  other: 'without gas heating',
} as const

/** A home of that size at the price cap, else the typical one. Who lives there is taken from the bedrooms where unsaid. */
export function typicalHome(home: Household, on: IsoDay, fuels: 'both' | Fuel = 'both'): TypicalHome | undefined {
  const wanted = FUELS.filter((fuel) => fuels === 'both' || fuels === fuel)
  const { bedrooms = home.people, people = bedrooms } = home
  if (people !== undefined && bedrooms !== undefined) {
    const heating = home.heating ?? (home.fuels === 'electricity' ? 'electric_heaters' : 'gas')
    const use = useFromQuestions({ people, bedrooms, heating, hasEv: home.hasEv ?? false }, on)
    if (!use) return undefined
    const total = (which: 'use' | 'low' | 'high') =>
      wanted.reduce((sum, fuel) => {
        const usage = use[fuel]?.[which]
        return usage ? sum + (capYearPence(fuel, wattHours(usage) / WATTS, on) ?? 0) : sum
      }, 0)
    const kwh = Object.fromEntries(
      wanted.flatMap((fuel) =>
        use[fuel] ? [[fuel, Math.round(wattHours(use[fuel].use) / WATTS / IN_ROUND) * IN_ROUND]] : [],
      ),
    )
    return {
      called: `A home of ${count(people, 'person', 'people')} and ${count(bedrooms, 'bedroom', 'bedrooms')}, ${HEATED[heating]},`,
      kwh,
      yearPence: total('use'),
      lowPence: total('low'),
      highPence: total('high'),
    }
  }
  const usual = typicalUseOn(on)?.medium
  if (!usual) return undefined
  const kwh = Object.fromEntries(wanted.map((fuel) => [fuel, usual[fuel]]))
  const yearPence = wanted.reduce((sum, fuel) => sum + (capYearPence(fuel, usual[fuel], on) ?? 0), 0)
  return { called: 'A home with typical use', kwh, yearPence }
}

/** "2,500 kWh of electricity and 9,500 kWh of gas". */
export function sayKwhOf(kwh: TypicalHome['kwh']): string {
  return FUELS.flatMap((fuel) =>
    kwh[fuel] === undefined ? [] : [`${kwh[fuel].toLocaleString('en-GB')} kWh of ${fuel}`],
  ).join(' and ')
}

function wattHours(usage: { single: number } | { day: number; night: number }): number {
  return 'single' in usage ? usage.single : usage.day + usage.night
}

function count(many: number, one: string, more: string): string {
  return `${many} ${many === 1 ? one : more}`
}
