import { palette } from './palette.ts'
import type { StageView } from './stage-view.ts'

/** The dark is soft, so a third of the pixels will do. */
const COARSE = 3
/** How dark it is outside the lamp's light: strata are still recognisable. */
const DARKNESS = 0.8
/** The painted beam at its full length; shorter ones are the same picture, drawn smaller. */
const BEAM = { length: 256, half: 128 }

type Lamp = {
  x: number
  y: number
  /** The remaining light, from 0 to 1. */
  share: number
  /** How near daylight is, from 0 to 1. */
  day: number
  isOut: boolean
}

export type LampLight = {
  /** Darkens the picture except for the lamp's light. */
  show(context: CanvasRenderingContext2D, lamp: Lamp): void
}

export function createLampLight(view: StageView): LampLight {
  const mask = document.createElement('canvas')
  mask.width = Math.ceil((view.width * view.scale) / COARSE)
  mask.height = Math.ceil((view.height * view.scale) / COARSE)
  const dark = mask.getContext('2d')
  const beam = paintBeam(1)
  const warm = paintBeam(0.24)
  const halo = paintHalo()
  const toMask = view.scale / COARSE

  return {
    show(context, { x, y, share, day, isOut }) {
      if (!dark || day >= 1) return
      const long = view.width * (0.24 + 0.72 * share)
      const wide = long * 0.86
      const round = isOut ? 92 : 50 + 74 * share
      dark.setTransform(1, 0, 0, 1, 0, 0)
      dark.globalCompositeOperation = 'copy'
      dark.fillStyle = `rgba(${palette.night}, ${DARKNESS * (1 - day)})`
      dark.fillRect(0, 0, mask.width, mask.height)
      dark.globalCompositeOperation = 'destination-out'
      dark.setTransform(toMask, 0, 0, toMask, 0, 0)
      if (!isOut) dark.drawImage(beam, x - 6, y - wide / 2, long, wide)
      dark.drawImage(halo, x - 26 - round, y - round, round * 2, round * 2)
      if (!isOut) {
        // The beam's own warmth goes into the same low-resolution canvas: another one of full size would cost as much
        // as the rest.
        dark.globalCompositeOperation = 'source-over'
        dark.globalAlpha = 1 - day
        dark.drawImage(warm, x - 6, y - wide / 2, long, wide)
        dark.globalAlpha = 1
      }
      context.drawImage(mask, 0, 0, view.width, view.height)
    },
  }
}

/** A cone that is brightest at the lamp and has no hard edge anywhere. */
function paintBeam(strength: number): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = BEAM.length
  image.height = BEAM.half * 2
  const context = image.getContext('2d')
  if (!context) return image
  const pixels = context.createImageData(image.width, image.height)
  const [red = 255, green = 255, blue = 255] = palette.lamp.split(',').map(Number)
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      const way = x / image.width
      const aside = Math.abs(y - BEAM.half) / BEAM.half
      const edge = 0.14 + way * 0.8
      const across = smooth(1 - aside / edge)
      const along = smooth((1 - way) * 2.4) * smooth(way * 30)
      const at = (y * image.width + x) * 4
      pixels.data[at] = red
      pixels.data[at + 1] = green
      pixels.data[at + 2] = blue
      pixels.data[at + 3] = 255 * strength * across * along * (strength < 1 ? 1 - way * 0.7 : 1)
    }
  }
  context.putImageData(pixels, 0, 0)
  return image
}

function paintHalo(): HTMLCanvasElement {
  const image = document.createElement('canvas')
  image.width = image.height = 128
  const context = image.getContext('2d')
  if (!context) return image
  const glow = context.createRadialGradient(64, 64, 12, 64, 64, 64)
  glow.addColorStop(0, 'rgba(0, 0, 0, 0.96)')
  glow.addColorStop(0.55, 'rgba(0, 0, 0, 0.62)')
  glow.addColorStop(1, 'rgba(0, 0, 0, 0)')
  context.fillStyle = glow
  context.fillRect(0, 0, 128, 128)
  return image
}

function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value))
  return part * part * (3 - 2 * part)
}
