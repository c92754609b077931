import type { Strip } from '@mowatt/bill-reader/document-words'
import type { Point } from '../geometry.ts'
import type { Quarters } from './text-direction.ts'

/** A place in a picture that was turned upright, as fractions of the picture before it was turned. */
export function originOf(
  { from, to, half }: Strip,
  { width, height }: { width: number; height: number },
  quarters: Quarters,
): Strip {
  const share = ({ x, y }: Point): Point => ({ x: x / width, y: y / height })
  const spot = (point: Point) => turnedBack(share(point), quarters)
  const origin = turnedBack({ x: 0, y: 0 }, quarters)
  const across = turnedBack(share(half), quarters)
  return { from: spot(from), to: spot(to), half: { x: across.x - origin.x, y: across.y - origin.y } }
}

/** `quarters` clockwise quarter turns is how the text lay. */
function turnedBack({ x, y }: Point, quarters: Quarters): Point {
  if (quarters === 1) return { x: 1 - y, y: x }
  if (quarters === 2) return { x: 1 - x, y: 1 - y }
  return quarters === 3 ? { x: y, y: 1 - x } : { x, y }
}
