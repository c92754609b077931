import type * as encoder from '../../src/platform/encoder/encoder-tasks.ts'

/** An encoder without weights: only for tests. */
export const embed: typeof encoder.embed = () => {
  throw new Error('There are no weights.')
}
