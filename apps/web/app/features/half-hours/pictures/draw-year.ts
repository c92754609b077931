import {
  axisOf,
  bandPounds,
  type BandPounds,
  type BasisPoints,
  DAY_KINDS,
  type DayKind,
  dayPicture,
  type DayPicture,
  type HomeCost,
  type Price,
} from '@mowatt/tariffs'
import type { Weighing } from '../weigh/weigh-home.ts'
import { heatPicture, type HeatPicture } from './heat-picture.ts'
import { monthParts } from './month-parts.ts'

/** The data of the pictures, for one tariff. */
export type Pictures = {
  days: Record<DayKind, DayPicture>
  heat: HeatPicture
  months: number[][]
  bands: BandPounds[]
}

type Pictured = { cost: HomeCost; price: Price; vat: BasisPoints }

export function drawYear({ before, after }: Weighing, pictured: Pictured): Pictures {
  const { electricity } = after
  const axis = axisOf(electricity.from, electricity.wattHours.length)
  const both = { before: before.electricity, after: electricity }
  const ofKind = (kind: DayKind) => dayPicture(kind, axis, both, pictured)
  return {
    days: Object.fromEntries(DAY_KINDS.map((kind) => [kind, ofKind(kind)])) as Pictures['days'],
    heat: heatPicture(electricity, axis),
    months: monthParts(electricity, axis),
    bands: bandPounds(pictured.cost),
  }
}
