import {
  addDays,
  countOf,
  type Fuel,
  fillGaps,
  type HalfHours,
  type HomeProfile,
  type HomeYear,
  type IsoDay,
  type KnownFigures,
  sumOf,
  typicalHalfHours,
  typicalTimes,
  useFromQuestions,
  yearFrom,
} from '@mowatt/tariffs'
import type { HomeChoices } from '../home-choices.ts'

/** Half hours read from the visitor's file. */
export type OwnHalfHours = { halfHours: HalfHours; firstDay: IsoDay; lastDay: IsoDay }
export type OwnYears = Partial<Record<Fuel, OwnHalfHours>>

/** The source of a fuel's year: a typical home, or a file with its gaps filled. */
export type Basis =
  | { kind: 'typical'; kwh: number; isKwhKnown: boolean; sources: string[] }
  | { kind: 'own'; kwh: number; from: IsoDay; to: IsoDay; metered: number; neighbours: number; profile: number }
  | { kind: 'too_little'; kwh: number }

type Known = { today: IsoDay; figures: KnownFigures }

export type YearOfHome = { year: HomeYear; basis: Partial<Record<Fuel, Basis>> }

const DAYS_OF_YEAR = 365
const PEOPLE = { small: 1, medium: 3, large: 5 } as const

/**
 * The last whole year of a home: of the days that its files end with, or up to yesterday. Both fuels cover the same days. A
 * file that says too little of that year is named, and a typical home taken instead.
 */
export function yearOfHome(choices: HomeChoices, own: OwnYears, known: Known): YearOfHome {
  const { today } = known
  const lastDay = own.electricity?.lastDay ?? own.gas?.lastDay ?? addDays(today, -1)
  const from = addDays(lastDay, 1 - DAYS_OF_YEAR)
  const electricity = yearOfFuel('electricity', choices, own.electricity, { from, ...known })
  if (!electricity) throw new Error('Every home uses electricity')
  const gas = yearOfFuel('gas', choices, own.gas, { from, ...known })
  return {
    year: { electricity: electricity.year, ...(gas && { gas: gas.year }) },
    basis: { electricity: electricity.basis, ...(gas && { gas: gas.basis }) },
  }
}

function yearOfFuel(
  fuel: Fuel,
  choices: HomeChoices,
  own: OwnHalfHours | undefined,
  { from, ...known }: Known & { from: IsoDay },
): { year: HalfHours; basis: Basis } | undefined {
  const profile = profileOf(fuel, choices, own, known)
  if (!profile) return undefined
  const filled = own && fillGaps(yearFrom(own.halfHours, from), typicalTimes(profile).times)
  if (own && filled) {
    const { year, neighbours, profile: byProfile } = filled
    const basis = { kwh: kwhIn(year), from: own.firstDay, to: own.lastDay, metered: countOf(year, 'metered') }
    return { year, basis: { kind: 'own', ...basis, neighbours, profile: byProfile } }
  }
  const { year, assumed } = typicalHalfHours(profile, from)
  if (own) return { year, basis: { kind: 'too_little', kwh: kwhIn(year) } }
  const isKwhKnown = choices[`${fuel}Kwh`] !== undefined
  return {
    year,
    basis: { kind: 'typical', kwh: kwhIn(year), isKwhKnown, sources: assumed.map(({ source }) => source) },
  }
}

/** Undefined if the home has no such fuel: gas, unless it heats with it or a file says so. */
function profileOf(
  fuel: Fuel,
  { size, heating, hasCar, ...known }: HomeChoices,
  own: OwnHalfHours | undefined,
  { today, figures }: Known,
): HomeProfile | undefined {
  const people = PEOPLE[size]
  const asGas = fuel === 'gas' && own ? 'gas' : heating
  const use = useFromQuestions({ people, bedrooms: people, heating: asGas, hasEv: hasCar }, today, figures)?.[fuel]?.use
  if (!use || !('single' in use)) return undefined
  const kwh = known[`${fuel}Kwh`]
  const nightBasisPoints = (fuel === 'electricity' ? known.nightBasisPoints : undefined) ?? use.nightBasisPoints
  return {
    fuel,
    wattHours: kwh === undefined ? use.single : kwh * 1000,
    heating,
    hasEv: hasCar,
    ...(nightBasisPoints !== undefined && { nightBasisPoints }),
  }
}

function kwhIn(year: HalfHours): number {
  return Math.round(sumOf(year) / 1000)
}
