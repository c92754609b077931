const DEGREES = /(?<![\d.,£])(1[4-9]|2[0-6])(?![\d.,%]|p\b)/g
/** "She wants 24, we have it on 20": what is so now stands second. */
const WANTED_FIRST =
  /\bwants?\b\D{0,30}\d\d\D{0,40}\b(?:have|got|on|keep|at)\b\D{0,15}\d\d|\b\d\d (?:instead of|rather than|not) \d\d\b/

/** Up to two temperatures of a room, first the one of now, as in "from 21 to 19". */
export function temperaturesIn(plain: string): number[] {
  const found = [...plain.matchAll(DEGREES)].map(([, degrees]) => Number(degrees)).slice(0, 2)
  return found.length === 2 && WANTED_FIRST.test(plain) ? found.toReversed() : found
}
