import type { Raster } from '../ocr/raster.ts'

const BLOCK_PIXELS = 16
/** Out of 255. The palest print that can be read differs more from its paper. */
const LEAST_CONTRAST = 16

/** Whether a picture has no contrast like print anywhere, so that text recognition would be pointless. */
export function isBlank({ width, height, data }: Raster): boolean {
  for (let top = 0; top < height; top += BLOCK_PIXELS) {
    for (let left = 0; left < width; left += BLOCK_PIXELS) {
      const right = Math.min(width, left + BLOCK_PIXELS)
      const bottom = Math.min(height, top + BLOCK_PIXELS)
      let darkest = 255
      let brightest = 0
      for (let y = top; y < bottom; y += 1) {
        for (let at = y * width + left; at < y * width + right; at += 1) {
          const value = data[at] ?? 0
          if (value < darkest) darkest = value
          if (value > brightest) brightest = value
        }
      }
      if (brightest - darkest >= LEAST_CONTRAST) return false
    }
  }
  return true
}
