import type { IsoDay } from '../calendar/iso-day.ts'
import type { KnownFigures } from './known-figures.ts'
import type { Confidence, Sourced } from './sourced.ts'

export const typicalBands = ['medium', 'low', 'high'] as const
export type TypicalBand = (typeof typicalBands)[number]
/** kWh a year. */
export type TypicalKwh = {
  electricity: number
  electricityDayNight?: number
  /** If the day and night figure is less certain than the others. */
  dayNightConfidence?: Confidence
  gas: number
} & Sourced
export type TypicalUse = { from: IsoDay; to?: IsoDay; medium: TypicalKwh; low?: TypicalKwh; high?: TypicalKwh }

/** The values in force on a day; undefined before the first known ones. */
export function typicalUseOn(day: IsoDay, { typicalUses }: KnownFigures): TypicalUse | undefined {
  return typicalUses.find(({ from, to }) => from <= day && (to === undefined || day <= to))
}
