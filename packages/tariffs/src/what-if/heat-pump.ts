import { dayShapes } from '../data/day-shapes.ts'
import { type HalfHours, sumOf } from '../half-hours/half-hours.ts'
import { byDay, changed, figure, type HomeYear, type Moment, momentsOf, type WhatIf } from './home-year.ts'

type HeatPump = {
  cop?: number
  /** The home's heat loss for each degree that it is colder outside; without it, the heat is that of the gas. */
  wattsPerDegree?: number
}

/**
 * A heat pump produces the heat that gas produced, or that the home loses, day by day. Undefined if neither is known.
 */
export function heatPumpInsteadOfGas(year: HomeYear, pump: HeatPump = {}): WhatIf | undefined {
  const { electricity, gas, ...rest } = year
  if (!gas && pump.wattsPerDegree === undefined) return undefined
  const cop = figure(pump.cop, 'heatPumpCop', (value) => `${value} kWh of heat per kWh of electricity`)
  const { weekday, source, confidence } = dayShapes.heat_pump
  const wattHours = electricity.wattHours.slice()
  const moments = momentsOf(electricity)
  const days = [...byDay(moments, () => true).values()]
  const cold = days.map((indexes) => coldOf(indexes, gas, moments))
  const heat = heatOf(pump.wattsPerDegree, gas)
  const perCold = heat.wattHours / cold.reduce((sum, each) => sum + each, 0)
  days.forEach((indexes, day) => {
    const weights = indexes.map((index) => weekday[moments[index]?.slot ?? 0] ?? 0)
    addByWeight(wattHours, indexes, weights, Math.round(((cold[day] ?? 0) * perCold) / cop.value))
  })
  return {
    year: { ...rest, electricity: changed(electricity, wattHours) },
    assumed: [
      ...cop.assumed,
      ...heat.assumed,
      { text: 'Heating on all day, especially in the morning and evening', source, confidence },
    ],
  }
}

/** How much of a year's heat a day takes: as it burnt gas, or as is usual in its month. */
function coldOf(indexes: readonly number[], gas: HalfHours | undefined, moments: readonly Moment[]): number {
  if (gas) return indexes.reduce((sum, index) => sum + (gas.wattHours[index] ?? 0), 0)
  return dayShapes.heat_pump.months[(moments[indexes[0] ?? 0]?.month ?? 1) - 1] ?? 0
}

/** A year's heat, and the assumptions about it. */
function heatOf(wattsPerDegree: number | undefined, gas: HalfHours | undefined) {
  const boiler = figure(undefined, 'boilerPercent', (value) => `Your boiler turns ${value}% of its gas into heat`)
  const ofGas = gas ? (sumOf(gas) * boiler.value) / 100 : 0
  if (wattsPerDegree === undefined) return { wattHours: ofGas, assumed: boiler.assumed }
  const degreeDays = figure(
    undefined,
    'heatingDegreeDays',
    (value) => `${value.toLocaleString('en-GB')} degree days a year below 15.5°C`,
  )
  const heating = figure(
    undefined,
    'heatingShareOfGasPercent',
    (value) => `${100 - value}% of your gas makes hot water`,
  )
  const without = {
    text: 'Hot water isn’t included',
    source: 'You don’t use gas, so we can’t work it out',
    confidence: 'own',
  } as const
  return {
    wattHours: wattsPerDegree * 24 * degreeDays.value + (ofGas * (100 - heating.value)) / 100,
    assumed: [...degreeDays.assumed, ...(gas ? [...heating.assumed, ...boiler.assumed] : [without])],
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
