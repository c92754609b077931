import type * as encoder from '../../src/platform/encoder/encoder-tasks.ts'

/** An encoder whose weights are not there: for tests alone. */
export const embed: typeof encoder.embed = () => {
  throw new Error('There are no weights.')
}
