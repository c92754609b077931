/** A grey picture, one byte a pixel, row by row. */
export type Raster = { width: number; height: number; data: Uint8Array }

export function emptyRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8Array(width * height) }
}

/** Between pixels it interpolates; outside the picture its edge is repeated. */
export function sample({ width, height, data }: Raster, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1)
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1)
  const right = Math.min(left + 1, width - 1)
  const bottom = Math.min(top + 1, height - 1)
  const partX = Math.min(Math.max(x - left, 0), 1)
  const partY = Math.min(Math.max(y - top, 0), 1)
  const upper = (data[top * width + left] ?? 0) * (1 - partX) + (data[top * width + right] ?? 0) * partX
  const lower = (data[bottom * width + left] ?? 0) * (1 - partX) + (data[bottom * width + right] ?? 0) * partX
  return upper * (1 - partY) + lower * partY
}

/** Shrinks by averaging whole areas, so that thin strokes grow pale instead of vanishing. Enlarges by mixing neighbours. */
export function resized(raster: Raster, width: number, height: number): Raster {
  const result = emptyRaster(width, height)
  const stepX = raster.width / width
  const stepY = raster.height / height
  const takesX = Math.max(1, Math.round(stepX))
  const takesY = Math.max(1, Math.round(stepY))
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      for (let j = 0; j < takesY; j += 1) {
        for (let i = 0; i < takesX; i += 1) {
          sum += sample(raster, (x + (i + 0.5) / takesX) * stepX - 0.5, (y + (j + 0.5) / takesY) * stepY - 0.5)
        }
      }
      result.data[y * width + x] = sum / (takesX * takesY)
    }
  }
  return result
}

/** Turns clockwise by quarter turns. */
export function turned(raster: Raster, quarters: number): Raster {
  const { width, height, data } = raster
  const turns = ((quarters % 4) + 4) % 4
  if (turns === 0) return raster
  const result = turns === 2 ? emptyRaster(width, height) : emptyRaster(height, width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] =
        turns === 1 ? [height - 1 - y, x] : turns === 2 ? [width - 1 - x, height - 1 - y] : [y, width - 1 - x]
      result.data[toY * result.width + toX] = data[y * width + x] ?? 0
    }
  }
  return result
}
