import { emptyRaster, type Raster, sample } from './raster.ts'

const BLOCK_PIXELS = 24
/** Lifts shadows, but leaves areas printed dark as they are. */
const STRONGEST_GAIN = 2.6
const PAPER = 245

/** Removes shadows and uneven light from a photo: every part of the paper becomes about equally bright. */
export function flattenLight(raster: Raster): Raster {
  const light = smoothed(smoothed(brightestOfBlocks(raster)))
  const result = emptyRaster(raster.width, raster.height)
  for (let y = 0; y < raster.height; y += 1) {
    const row = (y + 0.5) / BLOCK_PIXELS - 0.5
    let gain = 1
    for (let x = 0; x < raster.width; x += 1) {
      // The light changes slowly: one sample for four pixels is enough.
      if (x % 4 === 0) gain = gainFor(sample(light, (x + 2) / BLOCK_PIXELS - 0.5, row))
      const at = y * raster.width + x
      result.data[at] = Math.min(255, (raster.data[at] ?? 0) * gain)
    }
  }
  return result
}

function gainFor(light: number): number {
  return Math.min(STRONGEST_GAIN, PAPER / Math.max(1, light))
}

function brightestOfBlocks(raster: Raster): Raster {
  const blocks = emptyRaster(Math.ceil(raster.width / BLOCK_PIXELS), Math.ceil(raster.height / BLOCK_PIXELS))
  for (let y = 0; y < raster.height; y += 2) {
    const blockRow = Math.floor(y / BLOCK_PIXELS) * blocks.width
    for (let x = 0; x < raster.width; x += 2) {
      const block = blockRow + Math.floor(x / BLOCK_PIXELS)
      blocks.data[block] = Math.max(blocks.data[block] ?? 0, raster.data[y * raster.width + x] ?? 0)
    }
  }
  return blocks
}

function smoothed({ width, height, data }: Raster): Raster {
  const result = emptyRaster(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      let count = 0
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j += 1) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i += 1) {
          sum += data[j * width + i] ?? 0
          count += 1
        }
      }
      result.data[y * width + x] = sum / count
    }
  }
  return result
}
