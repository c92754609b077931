import type { Gutter } from './find-gutter.ts'
import { emptyRaster, type Raster } from './raster.ts'

/** A part of a picture, and how far from its left edge it begins. */
export type Sheet = { raster: Raster; left: number }

const PAPER = 245

/** The two sheets on both sides of a gutter; parts of the other sheet are painted over. */
export function cutSheets(picture: Raster, { x, lean }: Gutter): Sheet[] {
  const { width, height } = picture
  const gutterAt = (row: number) => Math.round(x + lean * (row - height / 2))
  const ends = [gutterAt(0), gutterAt(height - 1)]
  const leftEnd = Math.min(width, Math.max(...ends))
  const rightStart = Math.max(0, Math.min(...ends))
  return [
    { raster: cut(picture, 0, leftEnd, (row, column) => column < gutterAt(row)), left: 0 },
    { raster: cut(picture, rightStart, width, (row, column) => column >= gutterAt(row)), left: rightStart },
  ]
}

function cut(picture: Raster, from: number, to: number, isKept: (row: number, column: number) => boolean): Raster {
  const part = emptyRaster(to - from, picture.height)
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = from; column < to; column += 1) {
      part.data[row * part.width + column - from] = isKept(row, column)
        ? (picture.data[row * picture.width + column] ?? PAPER)
        : PAPER
    }
  }
  return part
}
