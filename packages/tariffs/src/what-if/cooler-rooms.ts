import { changed, figure, type HomeYear, type WhatIf } from './home-year.ts'

const MOST_DEGREES = 5

/** Rooms that are some degrees cooler, in a home that is heated with gas. Undefined for one without gas. */
export function coolerRooms(year: HomeYear, { degrees }: { degrees: number }): WhatIf | undefined {
  const { gas } = year
  if (!gas) return undefined
  const perDegree = figure(
    undefined,
    'heatingPercentPerDegree',
    (value) => `Turning the thermostat down by one degree cuts your heating usage by ${value}%`,
  )
  const share = figure(undefined, 'heatingShareOfGasPercent', (value) => `${value}% of your gas is for heating`)
  const saved = (Math.min(MOST_DEGREES, Math.max(0, degrees)) * perDegree.value * share.value) / 10_000
  const wattHours = gas.wattHours.map((each) => Math.round(each * (1 - saved)))
  return { year: { ...year, gas: changed(gas, wattHours) }, assumed: [...perDegree.assumed, ...share.assumed] }
}
