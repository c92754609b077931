import type { ClockTime } from '../tariff/rate-calendar.ts'
import { between, changed, figure, type HomeYear, momentsOf, type WhatIf } from './home-year.ts'

export type Battery = { kwh: number; kw?: number; percentGivenBack?: number; from: ClockTime; to: ClockTime }

/**
 * A battery stores what panels would export, charges from the grid in its hours, and supplies the home at all others.
 * Losses are counted while charging.
 */
export function addBattery(year: HomeYear, { kwh, kw, percentGivenBack, from, to }: Battery): WhatIf {
  const power = figure(kw, 'batteryKw', (value) => `Charges and discharges at up to ${value} kW`)
  const back = figure(percentGivenBack, 'batteryPercent', (value) => `You get back ${value}% of what you put in`)
  const { electricity } = year
  const exported = year.exported?.wattHours.slice()
  const isCharging = between(from, to)
  const [size, most] = [Math.round(kwh * 1000), Math.round(power.value * 500)]
  let inside = 0
  /** Stores as much of the offered energy as fits, and returns how much that was. */
  const store = (offered: number) => {
    const taken = Math.min(offered, most, Math.ceil(((size - inside) * 100) / back.value))
    inside = Math.min(size, inside + Math.floor((taken * back.value) / 100))
    return taken
  }
  const wattHours = electricity.wattHours.slice()
  momentsOf(electricity).forEach(({ slot }, index) => {
    if (exported) exported[index] = (exported[index] ?? 0) - store(exported[index] ?? 0)
    if (isCharging(slot)) {
      wattHours[index] = (wattHours[index] ?? 0) + (inside < size ? store(most) : 0)
      return
    }
    const given = Math.min(wattHours[index] ?? 0, inside, most)
    wattHours[index] = (wattHours[index] ?? 0) - given
    inside -= given
  })
  return {
    year: {
      ...year,
      electricity: changed(electricity, wattHours),
      ...(year.exported && exported && { exported: changed(year.exported, exported) }),
    },
    assumed: [...power.assumed, ...back.assumed],
  }
}
