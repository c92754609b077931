import { seededRandom } from '../bill-corpus/random.ts'

/** So many of them, in a random order that the seed decides. */
export function sampleOf<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const random = seededRandom(seed)
  const left = [...items]
  const drawn: Item[] = []
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(random.whole(0, left.length - 1), 1))
  return drawn
}
