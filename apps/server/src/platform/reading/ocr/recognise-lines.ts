import { Tensor } from 'onnxruntime-node'
import { type Alphabet, alphabetOf, COLUMNS_A_STEP, decodeLine, type ReadLine } from './decode-line.ts'
import type { Models } from './models.ts'
import type { Raster } from './raster.ts'

export const LINE_HEIGHT = 48
export const WIDEST_LINE = 3200
const BATCH_PIXELS = 1600
const MULTIPLE_OF = 32

let alphabet: Alphabet | undefined

/**
 * Reads lines that were cut out level and 48 pixels high. Lines of similar width are batched: padding costs time too.
 */
export async function recogniseLines(models: Models, lines: readonly Raster[]): Promise<ReadLine[]> {
  alphabet ??= alphabetOf(models.characters)
  const results: ReadLine[] = []
  for (const batch of batchesOf(lines)) {
    const width = Math.ceil(Math.max(...batch.map(({ line }) => line.width)) / MULTIPLE_OF) * MULTIPLE_OF
    const { recognition } = models
    const output = await recognition.run({
      [recognition.inputNames[0] ?? 'x']: asTensor(batch, width),
    })
    const answer = output[recognition.outputNames[0] ?? '']
    const [, steps = 0, classes = 0] = answer?.dims ?? []
    const scores = answer?.data as Float32Array
    for (const [place, { line, index }] of batch.entries()) {
      const own = scores.subarray(place * steps * classes, (place + 1) * steps * classes)
      results[index] = decodeLine(own, classes, Math.ceil(line.width / COLUMNS_A_STEP), alphabet)
    }
  }
  return results
}

type Numbered = { line: Raster; index: number }

function batchesOf(lines: readonly Raster[]): Numbered[][] {
  const sorted = lines.map((line, index) => ({ line, index })).sort((one, other) => one.line.width - other.line.width)
  const batches: Numbered[][] = []
  for (const entry of sorted) {
    const batch = batches.at(-1)
    if (batch && (batch.length + 1) * entry.line.width <= BATCH_PIXELS) batch.push(entry)
    else batches.push([entry])
  }
  return batches
}

function asTensor(batch: readonly Numbered[], width: number): Tensor {
  const plane = LINE_HEIGHT * width
  const values = new Float32Array(batch.length * 3 * plane)
  for (const [place, { line }] of batch.entries()) {
    for (let row = 0; row < LINE_HEIGHT; row += 1) {
      for (let column = 0; column < line.width; column += 1) {
        const value = (line.data[row * line.width + column] ?? 0) / 127.5 - 1
        const at = place * 3 * plane + row * width + column
        values[at] = value
        values[at + plane] = value
        values[at + 2 * plane] = value
      }
    }
  }
  return new Tensor('float32', values, [batch.length, 3, LINE_HEIGHT, width])
}
