import { cropLine } from './crop-line.ts'
import type { Models } from './models.ts'
import type { Raster } from './raster.ts'
import { LINE_HEIGHT, recogniseLines } from './recognise-lines.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

/** Clockwise quarter turns that text was turned by. */
export type Quarters = 0 | 1 | 2 | 3

const TRIED_LINES = 8
const TRIED_WIDTH = 320
const CLEARLY_UPRIGHT = 0.85

/** Which way the text of a picture runs: along or across it by the shape of the lines, forwards by reading a few. */
export async function textDirection(models: Models, raster: Raster, boxes: readonly TurnedBox[]): Promise<Quarters> {
  const shapes = boxes.reduce(
    (sum, { width, height }) => {
      if (width > height * 1.5) return { ...sum, along: sum.along + width }
      return height > width * 1.5 ? { ...sum, across: sum.across + height } : sum
    },
    { along: 0, across: 0 },
  )
  const forwards: Quarters = shapes.along >= shapes.across ? 0 : 1
  const tried = boxes
    .map((box) => turnedBox(box, forwards))
    .filter(({ width, height }) => width > height * 2 && width < height * 12)
    .sort((one, other) => other.height - one.height)
    .slice(0, TRIED_LINES)
  const upright = await sureness(models, raster, tried)
  if (tried.length === 0 || upright > CLEARLY_UPRIGHT) return forwards
  const onTheirHeads = tried.map((box) => turnedBox(box, 2))
  return (await sureness(models, raster, onTheirHeads)) > upright ? ((forwards + 2) as Quarters) : forwards
}

/** The same position, read in another direction. An upside-down box bends the other way. */
export function turnedBox(box: TurnedBox, quarters: Quarters): TurnedBox {
  const angle = box.angle + (quarters * Math.PI) / 2
  const bow = quarters >= 2 ? -box.bow : box.bow
  return quarters % 2 === 0 ? { ...box, angle, bow } : { ...box, angle, bow, width: box.height, height: box.width }
}

async function sureness(models: Models, raster: Raster, boxes: readonly TurnedBox[]): Promise<number> {
  const crops = boxes.map((box) => cropLine(raster, box, LINE_HEIGHT, TRIED_WIDTH))
  const lines = await recogniseLines(models, crops)
  const scores = lines.flatMap(({ letters }) => letters.map(({ confidence }) => confidence))
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length)
}
