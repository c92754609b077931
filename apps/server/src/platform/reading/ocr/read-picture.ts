import type { Strip, Word } from '@mowatt/bill-reader/document-words'
import { cutSheets, type Sheet } from './cut-sheets.ts'
import { detectLines } from './detect-lines.ts'
import { findGutter, mayBeSheets, type Reach } from './find-gutter.ts'
import { flattenLight } from './flatten-light.ts'
import { loadModels, type Models } from './models.ts'
import { originOf } from './origin-of.ts'
import { type Raster, turned } from './raster.ts'
import { DETECTION_LONG_SIDE, readSheet, type SheetWord } from './read-sheet.ts'
import type { TurnedBox } from './smallest-rectangle.ts'
import { type Quarters, textDirection, turnedBox } from './text-direction.ts'
import { tightenBox } from './tighten-box.ts'

export type PictureWords = { words: Word[]; width: number; height: number; quarters: Quarters; sheets: number }

const COARSE_LONG_SIDE = 800
const CLOSER_LONG_SIDE = 1600
/** The least number of words on a page, and on a line of it. */
const FEWEST_WORDS = 12
const FEWEST_OF_LINES = 0.5

/** Reads a picture. Boxes are those of the page as it would lie straight and the right way up; origins those of the picture. */
export async function readPicture(picture: Raster): Promise<PictureWords> {
  const models = await loadModels()
  const flat = flattenLight(picture)
  const tried: PictureWords[] = []
  // Most pages are the right way up: the pass that finds their lines also shows how they are turned. A spread of two
  // sheets is cut first, for which a coarse pass is enough. Where that gave no words it was a guess: another pass may
  // show how the lines are turned.
  const first = mayBeSheets(picture.width, picture.height) ? COARSE_LONG_SIDE : DETECTION_LONG_SIDE
  for (const longSide of [first, first === COARSE_LONG_SIDE ? CLOSER_LONG_SIDE : COARSE_LONG_SIDE]) {
    const lines = await detectLines(models, flat, longSide)
    const quarters = await textDirection(models, flat, lines)
    if (tried.some((each) => each.quarters === quarters)) continue
    const read = await readTurned(models, flat, lines, quarters, longSide === DETECTION_LONG_SIDE && quarters === 0)
    if (read.words.length >= Math.max(FEWEST_WORDS, FEWEST_OF_LINES * lines.length)) return read
    tried.push(read)
  }
  return tried.reduce((best, read) => (read.words.length > best.words.length ? read : best))
}

async function readTurned(
  models: Models,
  flat: Raster,
  found: readonly TurnedBox[],
  quarters: Quarters,
  isFound: boolean,
): Promise<PictureWords> {
  const raster = turned(flat, -quarters)
  const { width, height } = raster
  const lines = mayBeSheets(width, height) ? found.map((box) => reachOf(box, flat, quarters)) : []
  const gutter = findGutter(lines, width, height)
  const sheets: Sheet[] = gutter ? cutSheets(raster, gutter) : [{ raster, left: 0 }]
  const widest = Math.max(...sheets.map((sheet) => sheet.raster.width))
  const words: Word[] = []
  for (const [index, sheet] of sheets.entries()) {
    const share = (x: number) => (index + x / widest) / sheets.length
    for (const word of await readSheet(models, sheet.raster, isFound && !gutter ? found : undefined)) {
      words.push({
        text: word.text,
        confidence: word.confidence,
        box: {
          left: share(word.box.left),
          top: word.box.top / height,
          right: share(word.box.right),
          bottom: word.box.bottom / height,
        },
        origin: originOf(inPicture(word, sheet.left), { width, height }, quarters),
      })
    }
  }
  return { words, width, height, quarters, sheets: sheets.length }
}

function inPicture({ strip: { from, to, half } }: SheetWord, left: number): Strip {
  return { from: { x: from.x + left, y: from.y }, to: { x: to.x + left, y: to.y }, half }
}

/** A box that was found before the picture was turned upright, at its position afterwards. */
function reachOf(box: TurnedBox, picture: Raster, quarters: Quarters): Reach {
  const upright = turnedBox(box, quarters)
  const x = [box.x, box.y, picture.width - box.x, picture.height - box.y][quarters] ?? box.x
  const y = [box.y, picture.width - box.x, picture.height - box.y, box.x][quarters] ?? box.y
  const half = upright.width / 2
  return { left: x - half, right: x + half, y, height: tightenBox(picture, upright).height }
}
