/** Set by `npm run test:long`. */
export const isWhole = process.env['TEST_WHOLE'] !== undefined

/** How many of so many cases are tried: all by `npm run test:long`, and by `npm test` a tenth, with every kind. */
export function casesOf(whole: number, sample = Math.ceil(whole / 10)): number {
  return isWhole ? whole : sample
}

/** Some of a list, evenly spread from its first to its last; all of it by `npm run test:long`. */
export function someOf<T>(all: readonly T[], sample: number): readonly T[] {
  if (isWhole || sample >= all.length) return all
  return Array.from({ length: sample }, (_, index) => all[Math.round((index * (all.length - 1)) / (sample - 1))]!)
}
