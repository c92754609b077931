import { sunShape } from '../data/what-if-figures.ts'
import { addByWeight } from './heat-pump.ts'
import { byDay, changed, figure, type HomeYear, type Moment, momentsOf, type WhatIf } from './home-year.ts'

/** Noon of the sun, which summer time puts an hour later. */
const NOON = { winter: 24, summer: 26 }

/** Panels on the roof: the home uses what it can of each half hour, and exports the rest. */
export function addPanels(year: HomeYear, { kwp, kwhPerKwp }: { kwp: number; kwhPerKwp?: number }): WhatIf {
  const made = figure(kwhPerKwp, 'kwhPerKwp', (value) => `${value} kWh a year per kWp`)
  const { electricity } = year
  const moments = momentsOf(electricity)
  const sun = new Uint32Array(electricity.wattHours.length)
  const days = [...byDay(moments, () => true).values()]
  const monthOf = (indexes: readonly number[]) => moments[indexes[0] ?? 0]?.month ?? 1
  const perMonth = Map.groupBy(days, monthOf)
  const whole = sunShape.months.reduce((sum, share) => sum + share, 0)
  for (const [month, ofMonth] of perMonth) {
    const share = (sunShape.months[month - 1] ?? 0) / whole / ofMonth.length
    const ofDay = Math.round(kwp * made.value * 1000 * share)
    for (const indexes of ofMonth) {
      const weights = indexes.map((index) => lightAt(moments[index]))
      addByWeight(sun, indexes, weights, ofDay)
    }
  }
  const exportedBefore = year.exported?.wattHours
  const exported = sun.map(
    (each, index) => (exportedBefore?.[index] ?? 0) + Math.max(0, each - (electricity.wattHours[index] ?? 0)),
  )
  const bought = electricity.wattHours.map((each, index) => Math.max(0, each - (sun[index] ?? 0)))
  const { source, confidence } = sunShape
  return {
    year: {
      ...year,
      electricity: changed(electricity, bought),
      exported: { ...electricity, wattHours: exported },
    },
    assumed: [...made.assumed, { text: 'We treat every day of a month as an average day', source, confidence }],
  }
}

/** A hill over the hours of light, in whole hundredths. */
function lightAt(moment: Moment | undefined): number {
  if (!moment) return 0
  const { slot, month } = moment
  const half = sunShape.hours[month - 1] ?? 12
  const away = Math.abs(slot + 0.5 - (month > 3 && month < 11 ? NOON.summer : NOON.winter))
  return away >= half ? 0 : Math.round(100 * (1 - (away / half) ** 2))
}
