import { UNITS } from '@mowatt/game'

/**
 * The tunnel's position in the picture. Lengths are in pixels of the drawing; `scale` converts them to device pixels.
 */
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

/** The ground repeats after this many pixels. */
export const GROUND_PERIOD = 720

/** More would be painted on every screen but visible on none. */
const MOST_DEVICE_PX = 1500
const MOST_DENSITY = 2
/** Wide pictures see further; the lamp does not reach that far anyway. */
const WIDE = 600
const NARROW = 420

/** Fits the picture into so many CSS pixels. */
export function fitView(cssWidth: number, cssHeight: number, density: number): StageView {
  const isWide = cssWidth > cssHeight * 1.2
  const width = isWide ? WIDE : NARROW
  const deviceWidth = Math.min(MOST_DEVICE_PX, cssWidth * Math.min(MOST_DENSITY, density))
  // The ground's period is then a whole number of device pixels, and no seam shows.
  const scale = Math.max(1, Math.round((deviceWidth / width) * GROUND_PERIOD)) / GROUND_PERIOD
  const height = (width * cssHeight) / cssWidth
  // On a phone the tunnel is high up: below it is room for thumbs.
  const floorY = Math.round(isWide ? Math.min(height - 46, height / 2 + TUNNEL_HEIGHT * 0.62) : height * 0.42)
  return { width, height, scale, floorY, ceilingY: floorY - TUNNEL_HEIGHT, moX: Math.round(width * 0.17) }
}

export function toPixels(units: number): number {
  return units / UNITS
}
