/** Set by `npm run test:long`. */
export const isWhole = process.env['TEST_WHOLE'] !== undefined

/** How many of so many cases are tried: all by `npm run test:long`, and by `npm test` a tenth, which sees every kind. */
export function casesOf(whole: number, sample = Math.ceil(whole / 10)): number {
  return isWhole ? whole : sample
}
