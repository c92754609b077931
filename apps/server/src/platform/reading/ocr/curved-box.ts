import { solveLeastSquares } from './least-squares.ts'
import type { TurnedBox } from './smallest-rectangle.ts'

const LONG_ENOUGH = 10
/** Of the line's thickness; less is within the thickness of the marks. */
const LEAST_BOW = 0.2
const MOST_BOW = 12

/** From where to where a patch extends in each of its rows, or columns. */
export type Reach = Map<number, { from: number; to: number }>

/** A long line on bent paper becomes a bent box, as thin as the line itself. Others don't change. */
export function curvedBox(box: TurnedBox, rows: Reach, columns: Reach): TurnedBox {
  const isAcross = box.height > box.width
  const length = isAcross ? box.height : box.width
  const reaches = [...(isAcross ? rows : columns)]
  const thickness = median(reaches.map(([, { from, to }]) => to - from + 1))
  if (length < LONG_ENOUGH * thickness) return box
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  const middles = reaches.map(([line, { from, to }]) => {
    const middle = (from + to + 1) / 2
    const dx = (isAcross ? middle : line + 0.5) - box.x
    const dy = (isAcross ? line + 0.5 : middle) - box.y
    const along = dx * cos + dy * sin
    const across = dy * cos - dx * sin
    // For an upright box, its length runs down and its sideways axis to the left.
    return { at: (isAcross ? across : along) / (length / 2), off: isAcross ? -along : across }
  })
  const inner = middles.filter(({ at }) => Math.abs(at) < 0.93)
  const fit = solveLeastSquares(
    inner.map(({ at, off }) => ({ terms: [1, at, at * at], value: off, weight: 1 })),
    3,
  )
  const [shift = 0, tilt = 0, bow = 0] = fit ?? []
  if (Math.abs(bow) < LEAST_BOW * thickness || Math.abs(bow) > MOST_BOW * thickness) return box
  const turn = Math.atan(tilt / (length / 2))
  const normal = isAcross ? { x: -cos, y: -sin } : { x: -sin, y: cos }
  const moved = {
    ...box,
    x: box.x + normal.x * shift,
    y: box.y + normal.y * shift,
    angle: box.angle + turn,
    bow,
  }
  return isAcross ? { ...moved, width: thickness } : { ...moved, height: thickness }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
