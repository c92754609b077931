import type { Box, Strip } from '@mowatt/bill-reader/document-words'
import type { Point } from '../geometry.ts'
import { cropLine } from './crop-line.ts'
import { detectLines } from './detect-lines.ts'
import type { Models } from './models.ts'
import type { Raster } from './raster.ts'
import { LINE_HEIGHT, recogniseLines, WIDEST_LINE } from './recognise-lines.ts'
import type { TurnedBox } from './smallest-rectangle.ts'
import { type LineWord, spacedWords } from './spaced-words.ts'
import { straighten } from './straighten.ts'
import { tightenBox } from './tighten-box.ts'

/** A word in pixels: its box on the straightened sheet, and the strip where it was seen. */
export type SheetWord = { text: string; confidence: number; box: Box; strip: Strip }

export const DETECTION_LONG_SIDE = 1536
const LEAST_SURE = 0.5
/** Boxes were grown for reading; characters fill about this much of their height. */
const LETTERS_OF_BOX = 0.72

/** Reads a sheet that is roughly the right way up. `found`: its lines, where they were already searched for. */
export async function readSheet(models: Models, raster: Raster, found?: readonly TurnedBox[]): Promise<SheetWord[]> {
  const rough = found ?? (await detectLines(models, raster, DETECTION_LONG_SIDE))
  const boxes = rough.map((box) => tightenBox(raster, box))
  const crops = boxes.map((box) => cropLine(raster, box, LINE_HEIGHT, WIDEST_LINE))
  const lines = await recogniseLines(models, crops)
  const straight = straighten(boxes, raster.width, raster.height)
  return boxes.flatMap((box, index) => {
    const crop = crops[index]
    const line = lines[index]
    if (!crop || !line) return []
    return spacedWords(line, crop)
      .filter(({ confidence }) => confidence >= LEAST_SURE)
      .map((word) => {
        const strip = stripOf(word, box, crop.width)
        return { text: word.text, confidence: word.confidence, box: boxOf(strip, box, straight), strip }
      })
  })
}

/** Where a word is on its line, in pixels of the picture that was read. */
function stripOf(word: LineWord, box: TurnedBox, columns: number): Strip {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const at = (column: number): Point => {
    const share = column / columns - 0.5
    const along = share * box.width
    const bend = box.bow * 4 * share * share
    return { x: box.x + cos * along - sin * bend, y: box.y + sin * along + cos * bend }
  }
  const half = (box.height * LETTERS_OF_BOX) / 2
  return { from: at(word.from), to: at(word.to), half: { x: -sin * half, y: cos * half } }
}

function boxOf(strip: Strip, box: TurnedBox, straight: (point: Point) => Point): Box {
  const from = straight(strip.from)
  const to = straight(strip.to)
  const middle = (from.y + to.y) / 2
  const half = (box.height * LETTERS_OF_BOX) / 2
  return { left: from.x, top: middle - half, right: to.x, bottom: middle + half }
}
