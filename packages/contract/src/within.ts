import * as z from 'zod/mini'

/** What is out of bounds is said in words that somebody who typed it understands. */
export function within<Figure extends z.ZodMiniNumber>(
  figure: Figure,
  least: number,
  most: number,
  says: string,
): Figure {
  return figure.check(z.minimum(least, says), z.maximum(most, says))
}
