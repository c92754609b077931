import { WHOLE, writePair } from '@mowatt/agent/teaching'
import type { Trained } from './train.ts'

/** Below this a weight moves nothing. */
const LEAST = 3

export function writeModel({ labels, telling, weights }: Trained): string {
  const lines = [...telling]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, how]) => {
      const pairs = [...(weights.get(feature) ?? [])].flatMap((weight, label) => {
        const written = Math.round(weight * WHOLE)
        return Math.abs(written) < LEAST ? [] : [writePair(label, written)]
      })
      return pairs.length === 0 ? [] : [[feature, how.toFixed(2), pairs.join('')].join('\t')]
    })
  return [labels.join(' '), ...lines].join('\n')
}
