import type { IsoDay } from '../calendar/iso-day.ts'
import { homeAdditions } from '../data/home-additions.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import type { TypicalBand } from '../reference/typical-use.ts'
import type { EstimatedUse, HomeUse } from './estimated-use.ts'
import { ECONOMY_7_NIGHT_BASIS_POINTS, type TypicalQuery, typicalWattHours } from './typical-use-of.ts'

/** A few things that people know without looking them up. */
export type HomeAnswers = {
  people: number
  bedrooms: number
  heating: 'gas' | 'electric_heaters' | 'heat_pump' | 'other'
  hasEv: boolean
}

const WH_PER_KWH = 1000
// Beyond the outer bands, in percent of them.
const BELOW_LOW = 70
const ABOVE_HIGH = 130

/**
 * A year's usage from a few answers, always with a range, because a home near the edge of a band may belong to the next
 * one.
 */
export function useFromQuestions(answers: HomeAnswers, on: IsoDay, figures: KnownFigures): HomeUse | undefined {
  const meter = answers.heating === 'electric_heaters' ? 'day_night' : 'single'
  const electricityBand = bandOf(answers.people, 1, 3)
  const electricity = estimate({ figures, on, fuel: 'electricity', band: electricityBand, meter })
  if (!electricity) return undefined
  const added = [
    ...(answers.hasEv ? [homeAdditions.ev] : []),
    ...(answers.heating === 'heat_pump' ? [homeAdditions.heat_pump] : []),
  ]
  const plus = (wattHours: number, of: 'kwh' | 'least' | 'most') =>
    added.reduce((sum, addition) => sum + addition[of] * WH_PER_KWH, wattHours)
  const note = `Estimated for ${counted(answers.people, 'person', 'people')} and ${counted(answers.bedrooms, 'bedroom', 'bedrooms')}.`
  const night = meter === 'day_night' ? { nightBasisPoints: ECONOMY_7_NIGHT_BASIS_POINTS } : {}
  const gas =
    answers.heating === 'gas' ? estimate({ figures, on, fuel: 'gas', band: bandOf(answers.bedrooms, 1, 3) }) : undefined
  return {
    electricity: {
      use: { single: plus(electricity.use, 'kwh'), ...night },
      low: { single: plus(electricity.low, 'least'), ...night },
      high: { single: plus(electricity.high, 'most'), ...night },
      basis: 'questions',
      note,
    },
    ...(gas && { gas: { ...plain(gas), basis: 'questions', note } }),
  }
}

type Three = { use: number; low: number; high: number }

function estimate(query: TypicalQuery): Three | undefined {
  const { band } = query
  const [low, medium, high] = (['low', 'medium', 'high'] as const).map((each) =>
    typicalWattHours({ ...query, band: each }),
  )
  if (low === undefined || medium === undefined || high === undefined) return undefined
  const between = (a: number, b: number) => Math.round((a + b) / 2)
  const percent = (wattHours: number, of: number) => Math.round((wattHours * of) / 100)
  if (band === 'low') return { use: low, low: percent(low, BELOW_LOW), high: medium }
  if (band === 'high') return { use: high, low: medium, high: percent(high, ABOVE_HIGH) }
  return { use: medium, low: between(low, medium), high: between(medium, high) }
}

/** Ofgem describes low use as one or two people in a flat, medium as two or three in three bedrooms, high as four or more. */
function bandOf(count: number, lowUpTo: number, mediumUpTo: number): TypicalBand {
  if (count <= lowUpTo) return 'low'
  return count <= mediumUpTo ? 'medium' : 'high'
}

function plain({ use, low, high }: Three): Pick<EstimatedUse, 'use' | 'low' | 'high'> {
  return { use: { single: use }, low: { single: low }, high: { single: high } }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
