import type { IsoDay } from '../calendar/iso-day.ts'
import type { KnownFigures } from '../reference/known-figures.ts'
import type { MeterKind } from '../reference/price-cap.ts'
import { type TypicalBand, type TypicalKwh, typicalUseOn } from '../reference/typical-use.ts'
import type { Fuel } from '../tariff/fuel.ts'
import type { FuelUsage } from '../tariff/price.ts'
import type { EstimatedUse } from './estimated-use.ts'

/** Ofgem's assumption for Economy 7 homes: 42% at night. */
export const ECONOMY_7_NIGHT_BASIS_POINTS = 4200

export type TypicalQuery = {
  figures: KnownFigures
  on: IsoDay
  fuel: Fuel
  band?: TypicalBand
  meter?: MeterKind
}

/** Typical use as an estimate, with low and high use as its range. */
export function useFromTypical({
  figures,
  on,
  fuel,
  band = 'medium',
  meter = 'single',
}: TypicalQuery): EstimatedUse | undefined {
  const [use, low, high] = ([band, 'low', 'high'] as const).map((each) =>
    typicalWattHours({ figures, on, fuel, band: each, meter }),
  )
  if (use === undefined) return undefined
  const usage = (wattHours: number): FuelUsage => ({
    single: wattHours,
    ...(fuel === 'electricity' && meter === 'day_night' && { nightBasisPoints: ECONOMY_7_NIGHT_BASIS_POINTS }),
  })
  return {
    use: usage(use),
    ...(low !== undefined && high !== undefined && { low: usage(low), high: usage(high) }),
    basis: 'typical',
    note: `Typical ${band} usage for a home in Great Britain, not your own.`,
  }
}

/**
 * Watt-hours a year of a band. Where Ofgem's low or high of the day is unknown, the last known one is moved in proportion
 * to the medium value.
 */
export function typicalWattHours({
  figures,
  on,
  fuel,
  band = 'medium',
  meter = 'single',
}: TypicalQuery): number | undefined {
  const now = typicalUseOn(on, figures)
  const cell = fuel === 'electricity' && meter === 'day_night' ? 'electricityDayNight' : fuel
  const medium = now?.medium[cell]
  if (!now || medium === undefined) return undefined
  const known = now[band]?.[cell]
  if (known !== undefined) return known * 1000
  const before = figures.typicalUses.findLast((each) => each.from < now.from && each[band]?.[cell] !== undefined)
  const [bandBefore, mediumBefore] = [cellOf(before?.[band], cell), cellOf(before?.medium, cell)]
  if (bandBefore === undefined || mediumBefore === undefined) return undefined
  return Math.round((bandBefore * medium) / mediumBefore) * 1000
}

function cellOf(
  values: TypicalKwh | undefined,
  cell: 'electricity' | 'electricityDayNight' | 'gas',
): number | undefined {
  return values?.[cell]
}
