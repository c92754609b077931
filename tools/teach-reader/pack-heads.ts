import { type HeadsFile, RARITY_STEPS } from '@mowatt/text/learnt/heads-file'
import type { Trained } from './train-heads.ts'

/** Outputs are stored as gaps of at most this; a longer one is a chain of zero weights. */
const WIDEST_GAP = 255

/** Integers in either direction. */
const MOST_STEPS = 127

type Rest = Pick<HeadsFile, 'temperatures' | 'digest'>

/** The strongest weights alone, as integers. `most` limits how many, and with them the size of the file. */
export function packHeads(trained: Trained, most: number, rest: Rest): HeadsFile {
  const { labels, aspects, claims, hashes, rarities, sparse, dense } = trained
  const width = labels.length + aspects.length + claims.length
  const steps = stepsOf(sparse, width)
  const least = weakestOf(sparse, most)
  const kept = { hashes: [] as number[], rarities: [] as number[], starts: [0], outputs: [] as number[] }
  const weights: number[] = []
  for (const [feature, hash] of hashes.entries()) {
    const before = weights.length
    let last = 0
    const keep = (output: number, weight: number) => {
      for (; output - last > WIDEST_GAP; last += WIDEST_GAP) {
        kept.outputs.push(last + WIDEST_GAP)
        weights.push(0)
      }
      kept.outputs.push(output)
      weights.push(weight)
      last = output
    }
    for (let output = 0; output < width; output += 1) {
      const weight = sparse[feature * width + output] ?? 0
      const inSteps = Math.round(weight / (steps[output] ?? 1))
      if (Math.abs(weight) >= least && inSteps !== 0) keep(output, inSteps)
    }
    if (weights.length === before) continue
    kept.hashes.push(hash)
    kept.rarities.push(Math.round((rarities[feature] ?? 0) * RARITY_STEPS))
    kept.starts.push(weights.length)
  }
  const sides = dense.length / width
  const turned = Float32Array.from(dense, (_, at) => dense[(at % width) * sides + Math.floor(at / width)] ?? 0)
  const denseSteps = stepsOf(turned, width)
  return {
    ...rest,
    labels,
    aspects,
    claims,
    hashes: Uint32Array.from(kept.hashes),
    rarities: Uint8Array.from(kept.rarities),
    starts: Uint32Array.from(kept.starts),
    outputs: Uint16Array.from(kept.outputs),
    weights: Int8Array.from(weights),
    steps,
    dense: Int8Array.from(turned, (weight, at) => Math.round(weight / (denseSteps[at % width] ?? 1))),
    denseSteps,
  }
}

/** For each output, so that its strongest weight just fits. */
function stepsOf(weights: Float32Array, width: number): Float32Array {
  const strongest = new Float32Array(width).fill(1e-6)
  for (const [at, weight] of weights.entries())
    strongest[at % width] = Math.max(strongest[at % width] ?? 0, Math.abs(weight))
  return strongest.map((each) => each / MOST_STEPS)
}

function weakestOf(weights: Float32Array, most: number): number {
  const sizes = weights.map(Math.abs).filter((size) => size > 0)
  sizes.sort()
  return sizes[Math.max(0, sizes.length - most)] ?? 0
}
