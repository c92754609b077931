import { Tensor } from 'onnxruntime-node'
import { boxesFromMap } from './boxes-from-map.ts'
import type { Models } from './models.ts'
import { type Raster, resized } from './raster.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

const MULTIPLE_OF = 32
const MOST_ENLARGED = 1.5
const MEANS = [0.485, 0.456, 0.406]
const DEVIATIONS = [0.229, 0.224, 0.225]

/** Finds lines of text, or parts of lines between wide gaps, in pixels of the raster. */
export async function detectLines(models: Models, raster: Raster, longSide: number): Promise<TurnedBox[]> {
  const scale = Math.min(MOST_ENLARGED, longSide / Math.max(raster.width, raster.height))
  const width = Math.max(MULTIPLE_OF, Math.round((raster.width * scale) / MULTIPLE_OF) * MULTIPLE_OF)
  const height = Math.max(MULTIPLE_OF, Math.round((raster.height * scale) / MULTIPLE_OF) * MULTIPLE_OF)
  const small = resized(raster, width, height)
  const { detection } = models
  const output = await detection.run({ [detection.inputNames[0] ?? 'x']: asTensor(small) })
  const map = output[detection.outputNames[0] ?? '']?.data as Float32Array
  const scaleX = raster.width / width
  const scaleY = raster.height / height
  return boxesFromMap(map, width, height).map((box) => ({
    x: box.x * scaleX,
    y: box.y * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
    bow: box.bow * scaleY,
  }))
}

function asTensor({ width, height, data }: Raster): Tensor {
  const plane = width * height
  const values = new Float32Array(plane * 3)
  for (let channel = 0; channel < 3; channel += 1) {
    const mean = MEANS[channel] ?? 0
    const deviation = DEVIATIONS[channel] ?? 1
    for (let at = 0; at < plane; at += 1) values[channel * plane + at] = ((data[at] ?? 0) / 255 - mean) / deviation
  }
  return new Tensor('float32', values, [1, 3, height, width])
}
