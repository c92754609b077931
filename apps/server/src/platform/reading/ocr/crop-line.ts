import { emptyRaster, type Raster, sample } from './raster.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

/** Cuts a turned box out of a picture and makes it `height` pixels high, level, without distorting its characters. */
export function cropLine(raster: Raster, box: TurnedBox, height: number, mostWidth: number): Raster {
  const scale = box.height / height
  const width = Math.max(8, Math.min(mostWidth, Math.round(box.width / scale)))
  const stepX = box.width / width
  const crop = emptyRaster(width, height)
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  // Two samples a pixel in each direction where the picture is finer than the crop.
  const looks = Math.min(3, Math.max(1, Math.round(scale)))
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let j = 0; j < looks; j += 1) {
        for (let i = 0; i < looks; i += 1) {
          const u = (column + (i + 0.5) / looks) * stepX - box.width / 2
          const bend = box.bow * (u / (box.width / 2)) ** 2
          const v = (row + (j + 0.5) / looks) * scale - box.height / 2 + bend
          sum += sample(raster, box.x + u * cos - v * sin - 0.5, box.y + u * sin + v * cos - 0.5)
        }
      }
      crop.data[row * width + column] = sum / (looks * looks)
    }
  }
  return crop
}
