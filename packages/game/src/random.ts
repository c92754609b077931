export type Random = {
  /** An integer from 0 to below `count`. */
  below(count: number): number
  between(least: number, most: number): number
}

const SEED = /^[0-9a-f]{32}$/

export function isSeed(text: string): boolean {
  return SEED.test(text)
}

/**
 * Pseudo-random numbers from a 128-bit seed: xoshiro128**, on 32-bit integers only, so that every machine draws the
 * same. It places the roots and never decides who wins anything.
 */
export function createRandom(seed: string): Random {
  if (!isSeed(seed)) throw new RangeError('a seed is 32 hexadecimal digits')
  let [a, b, c, d] = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16) | 0) as Words
  // A generator seeded with only zeros stays at zero.
  if ((a | b | c | d) === 0) a = 1

  function next(): number {
    const drawn = Math.imul(turn(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = turn(d, 11)
    return drawn
  }
  // The first numbers of similar seeds are similar.
  for (let warm = 0; warm < 16; warm++) next()

  const below = (count: number) => (next() >>> 4) % count
  return { below, between: (least, most) => least + below(most - least + 1) }
}

type Words = [number, number, number, number]

function turn(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
