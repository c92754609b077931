import type { Digger } from './digger.ts'

/** A short stretch of tunnel that is generated in one call. */
export type Pattern = {
  name: string
  /** The first tenth of the tunnel in which it appears. */
  fromTenth: number
  /** Its relative frequency. */
  weight: number
  dig(digger: Digger): void
}

export const patterns: readonly Pattern[] = [
  { name: 'row', fromTenth: 0, weight: 2, dig: (digger) => digger.row(3) },
  { name: 'root', fromTenth: 0, weight: 4, dig: (digger) => digger.leap('hop', 'root', [13]) },
  { name: 'arc', fromTenth: 0, weight: 3, dig: (digger) => digger.leap('jump', 'root', [9, 19, 29]) },
  { name: 'pipe', fromTenth: 0, weight: 4, dig: (digger) => digger.duck('pipe', 1) },
  { name: 'high cells', fromTenth: 0, weight: 2, dig: (digger) => digger.leap('jump', undefined, [12, 19, 26]) },
  { name: 'tall root', fromTenth: 1, weight: 3, dig: (digger) => digger.leap('jump', 'tall-root', [19]) },
  { name: 'beam', fromTenth: 1, weight: 2, dig: (digger) => digger.beam() },
  { name: 'long pipe', fromTenth: 2, weight: 3, dig: (digger) => digger.duck('long-pipe', 3) },
  { name: 'thicket', fromTenth: 3, weight: 3, dig: (digger) => digger.leap('jump', 'thicket', [14, 25]) },
  {
    name: 'two roots',
    fromTenth: 3,
    weight: 3,
    dig(digger) {
      digger.leap('hop', 'root', [13])
      digger.rest(14)
      digger.leap('hop', 'root', [13])
    },
  },
  {
    name: 'root and pipe',
    fromTenth: 4,
    weight: 3,
    dig(digger) {
      digger.leap('jump', 'tall-root', [19])
      digger.rest(12)
      digger.duck('pipe', 1)
    },
  },
  {
    name: 'pipe and thicket',
    fromTenth: 5,
    weight: 3,
    dig(digger) {
      digger.duck('pipe', 1)
      digger.rest(14)
      digger.leap('jump', 'thicket', [19])
    },
  },
  {
    name: 'root, pipe, root',
    fromTenth: 7,
    weight: 2,
    dig(digger) {
      digger.leap('hop', 'root')
      digger.rest(12)
      digger.duck('long-pipe', 2)
      digger.rest(14)
      digger.leap('jump', 'tall-root', [9, 19, 29])
    },
  },
]
