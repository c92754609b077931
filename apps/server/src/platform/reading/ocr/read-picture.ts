import type { Strip, Word } from '@mowatt/bill-reader/document-words'
import type { Point } from '../geometry.ts'
import { cropLine } from './crop-line.ts'
import { detectLines } from './detect-lines.ts'
import { flattenLight } from './flatten-light.ts'
import { loadModels } from './models.ts'
import { originOf } from './origin-of.ts'
import { type Raster, turned } from './raster.ts'
import { LINE_HEIGHT, recogniseLines, WIDEST_LINE } from './recognise-lines.ts'
import type { TurnedBox } from './smallest-rectangle.ts'
import { type LineWord, spacedWords } from './spaced-words.ts'
import { straighten } from './straighten.ts'
import { tightenBox } from './tighten-box.ts'
import { type Quarters, textDirection } from './text-direction.ts'

export type PictureWords = { words: Word[]; width: number; height: number; quarters: Quarters }

const DETECTION_LONG_SIDE = 1536
const DIRECTION_LONG_SIDE = 800
const LEAST_SURE = 0.5
/** Boxes were grown for reading; letters fill about this much of their height. */
const LETTERS_OF_BOX = 0.72

/** Reads a picture. Boxes are those of the page as it would lie straight and the right way up; origins those of the picture. */
export async function readPicture(picture: Raster): Promise<PictureWords> {
  const models = await loadModels()
  const flat = flattenLight(picture)
  // A coarse look tells how the page lies; lines are found best the right way up.
  const quarters = await textDirection(models, flat, await detectLines(models, flat, DIRECTION_LONG_SIDE))
  const raster = turned(flat, -quarters)
  const rough = await detectLines(models, raster, DETECTION_LONG_SIDE)
  const boxes = rough.map((box) => tightenBox(raster, box))
  const crops = boxes.map((box) => cropLine(raster, box, LINE_HEIGHT, WIDEST_LINE))
  const lines = await recogniseLines(models, crops)
  const page = { width: raster.width, height: raster.height }
  const straight = straighten(boxes, page.width, page.height)
  const words = boxes.flatMap((box, index) => {
    const crop = crops[index]
    const line = lines[index]
    if (!crop || !line) return []
    return spacedWords(line, crop)
      .filter(({ confidence }) => confidence >= LEAST_SURE)
      .map((word) => ({
        ...placed(word, box, crop.width, straight, page),
        origin: originOf(stripOf(word, box, crop.width), page, quarters),
      }))
  })
  return { words, ...page, quarters }
}

/** Where a word stands on its line, in pixels of the picture that was read. */
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

function placed(
  word: LineWord,
  box: TurnedBox,
  columns: number,
  straight: (point: Point) => Point,
  page: { width: number; height: number },
): Word {
  const strip = stripOf(word, box, columns)
  const from = straight(strip.from)
  const to = straight(strip.to)
  const middle = (from.y + to.y) / 2
  const half = (box.height * LETTERS_OF_BOX) / 2
  return {
    text: word.text,
    box: {
      left: from.x / page.width,
      top: (middle - half) / page.height,
      right: to.x / page.width,
      bottom: (middle + half) / page.height,
    },
    confidence: word.confidence,
  }
}
