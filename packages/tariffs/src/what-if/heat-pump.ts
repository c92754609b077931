import { dayShapes } from '../data/day-shapes.ts'
import { byDay, changed, figure, type HomeYear, momentsOf, type WhatIf } from './home-year.ts'

/** A heat pump makes the heat that gas made, day by day. Undefined for a home without gas. */
export function heatPumpInsteadOfGas(year: HomeYear, { cop: given }: { cop?: number } = {}): WhatIf | undefined {
  const { electricity, gas, ...rest } = year
  if (!gas) return undefined
  const cop = figure(given, 'heatPumpCop', (value) => `${value} kWh of heat per kWh of electricity`)
  const boiler = figure(undefined, 'boilerPercent', (value) => `Your boiler turns ${value}% of its gas into heat`)
  const { weekday, source, confidence } = dayShapes.heat_pump
  const wattHours = electricity.wattHours.slice()
  const moments = momentsOf(electricity)
  for (const indexes of byDay(moments, () => true).values()) {
    const burnt = indexes.reduce((sum, index) => sum + (gas.wattHours[index] ?? 0), 0)
    const needed = Math.round((burnt * boiler.value) / 100 / cop.value)
    const weights = indexes.map((index) => weekday[moments[index]?.slot ?? 0] ?? 0)
    addByWeight(wattHours, indexes, weights, needed)
  }
  return {
    year: { ...rest, electricity: changed(electricity, wattHours) },
    assumed: [
      ...cop.assumed,
      ...boiler.assumed,
      { text: 'Heating on all day, especially in the morning and evening', source, confidence },
    ],
  }
}

/** Gives exactly the amount, in proportion to the weights. */
export function addByWeight(
  wattHours: Uint32Array,
  indexes: readonly number[],
  weights: readonly number[],
  amount: number,
): void {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let before = 0
  let given = 0
  indexes.forEach((index, place) => {
    before += weights[place] ?? 0
    const upTo = whole === 0 ? 0 : Math.floor((amount * before) / whole)
    wattHours[index] = (wattHours[index] ?? 0) + upTo - given
    given = upTo
  })
}
