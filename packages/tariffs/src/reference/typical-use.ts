import type { IsoDay } from '../calendar/iso-day.ts'
import { typicalUses } from '../data/typical-use.ts'
import type { Confidence, Sourced } from './sourced.ts'

export type TypicalBand = 'low' | 'medium' | 'high'
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
export function typicalUseOn(day: IsoDay): TypicalUse | undefined {
  return typicalUses.find(({ from, to }) => from <= day && (to === undefined || day <= to))
}
