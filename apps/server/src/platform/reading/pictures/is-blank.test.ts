import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { pngOf } from '../../../../test/files/png-writer.ts'
import type { Budget } from '../../workers/watch-process.ts'
import { BUDGETS } from '../reading-limits.ts'
import { readDocument } from '../read-document.ts'
import { isBlank } from './is-blank.ts'

function shaded(width: number, height: number) {
  const data = Uint8Array.from({ length: width * height }, (_, at) => 120 + Math.floor(((at % width) / width) * 120))
  return { width, height, data }
}

it('takes paper in uneven light for blank, and pale print for print', () => {
  const raster = shaded(600, 200)
  expect(isBlank(raster)).toBe(true)
  for (let y = 195; y < 200; y += 1) raster.data[y * 600 + 590] = 200
  expect(isBlank(raster)).toBe(false)
})

it('looks for no letters on a blank page', async () => {
  const begun: Budget[] = []
  const words: number[] = []
  const blank = pngOf({ width: 500, height: 500, bits: 8 }, deflateSync(Buffer.alloc(501 * 500)))
  await readDocument([blank], {
    begin: (budget) => begun.push(budget),
    page: (page) => words.push(page.words.length),
    qrCode: () => {},
    leftOut: () => {},
  })
  expect(words).toEqual([0])
  expect(begun).not.toContain(BUDGETS.ocr)
})
