import { addEvenly } from './move-washing.ts'
import { between, byDay, changed, figure, type HomeYear, type Moment, momentsOf, type WhatIf } from './home-year.ts'

const WORKING_HOURS = between('09:00', '17:00')
const HEATING_MONTHS = [1, 2, 3, 4, 10, 11, 12]

/** More days at home from Monday on: screens and kettles, and in the cold months more gas in working hours. */
export function workFromHome(
  year: HomeYear,
  { daysPerWeek, kwhPerDay }: { daysPerWeek: number; kwhPerDay?: number },
): WhatIf {
  const added = figure(kwhPerDay, 'kwhPerHomeDay', (value) => `${value} kWh more for each day at home`)
  const heat = figure(
    undefined,
    'homeDayGasPercent',
    (value) => `${value}% more gas in working hours from October to April`,
  )
  const { electricity, gas } = year
  const moments = momentsOf(electricity)
  const isAtHome = ({ weekday, slot }: Moment) => weekday <= Math.min(5, daysPerWeek) && WORKING_HOURS(slot)
  const wattHours = electricity.wattHours.slice()
  for (const indexes of byDay(moments, isAtHome).values()) addEvenly(wattHours, indexes, Math.round(added.value * 1000))
  const burnt = gas?.wattHours.map((each, index) => {
    const moment = moments[index]
    const isHeated = moment && isAtHome(moment) && HEATING_MONTHS.includes(moment.month)
    return isHeated ? Math.round((each * (100 + heat.value)) / 100) : each
  })
  return {
    year: { ...year, electricity: changed(electricity, wattHours), ...(gas && burnt && { gas: changed(gas, burnt) }) },
    assumed: [...added.assumed, ...(gas ? heat.assumed : [])],
  }
}
