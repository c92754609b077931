import { UNITS } from '@mowatt/game'

/** How the tunnel lies in the picture. Lengths are in pixels of the drawing; `scale` makes device pixels of them. */
export type StageView = {
  width: number
  height: number
  scale: number
  /** Of the tunnel's floor and of its ceiling, from the top of the picture. */
  floorY: number
  ceilingY: number
  /** Where Mo's back stays. */
  moX: number
}

export const TUNNEL_HEIGHT = 140

/** More would be seen by nobody and painted by everybody. */
const MOST_DEVICE_PX = 1500
const MOST_DENSITY = 2
/** Wide pictures see further; the lamp does not reach that far anyway. */
const WIDE = 600
const NARROW = 420

/** Fits the picture into so many CSS pixels. */
export function fitView(cssWidth: number, cssHeight: number, density: number): StageView {
  const width = cssWidth > cssHeight * 1.2 ? WIDE : NARROW
  const deviceWidth = Math.min(MOST_DEVICE_PX, cssWidth * Math.min(MOST_DENSITY, density))
  const scale = deviceWidth / width
  const height = (width * cssHeight) / cssWidth
  const floorY = Math.round(Math.min(height - 46, height / 2 + TUNNEL_HEIGHT * 0.62))
  return { width, height, scale, floorY, ceilingY: floorY - TUNNEL_HEIGHT, moX: Math.round(width * 0.17) }
}

export function toPixels(units: number): number {
  return units / UNITS
}
