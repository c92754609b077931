import { createHash } from 'node:crypto'
import type { Evidence } from '../src/draw.ts'

/*
 * The draw again, written from docs/draw-algorithm.md: it shares no code with the package. It hashes with Node, builds
 * the tree level by level from below, and keeps exchanged places in a map.
 */
const sha = (...parts: readonly Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const tagged = (tag: string, ...parts: readonly Buffer[]) => sha(Buffer.from(`mowatt-draw/1/${tag}\0`), ...parts)
const hex = (text: string) => Buffer.from(text, 'hex')

function big(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Sorts every object's keys on the way through and leaves the writing to JSON. */
function text(value: unknown): Buffer {
  const sorted = (_key: string, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : each
  return Buffer.from(JSON.stringify(value, sorted))
}

function rootOf(leaves: readonly Buffer[]): Buffer {
  let level: Buffer[] = leaves.map((leaf) => sha(Buffer.of(0), leaf))
  while (level.length > 1) {
    const above: Buffer[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at]!, level[at + 1]]
      above.push(right ? sha(Buffer.of(1), left, right) : left)
    }
    level = above
  }
  return level[0] ?? sha()
}

function orderOf(seed: Buffer, pool: readonly number[]): number[] {
  const words: number[] = []
  let blocks = 0
  const word = () => {
    if (words.length === 0) {
      const block = tagged('numbers', seed, big(blocks))
      blocks += 1
      for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at))
    }
    return words.shift()!
  }
  const exchanged = new Map<number, number>()
  const at = (index: number) => exchanged.get(index) ?? index
  const order: number[] = []
  for (let drawn = 0; drawn < pool.length; drawn++) {
    const left = BigInt(pool.length - drawn)
    let number = BigInt(word())
    while (number >= (2n ** 32n / left) * left) number = BigInt(word())
    const chosen = drawn + Number(number % left)
    order.push(pool[at(chosen)]!)
    exchanged.set(chosen, at(drawn))
  }
  return order
}

/** Everything that follows from the entries, the rules and the beacon's signature; nothing else is read. */
export function reproduce({ competition, rules, entries, commitment, beacon, awards }: Evidence) {
  const root = rootOf(entries.map(({ place, commitment: each }) => Buffer.concat([big(place), hex(each)])))
  const seed = tagged('seed', sha(hex(beacon!.signature)), root, Buffer.from(competition))
  const { first, last, winners: count, prize } = rules.draw
  const order = orderOf(
    seed,
    entries.map(({ place }) => place).filter((place) => first <= place && place <= last),
  )
  const winners: [place: number, prize: string][] = []
  for (const { place } of entries) {
    const won = rules.prizes.find((each) => each.first <= place && place <= each.last)
    if (won) winners.push([place, won.prize])
  }
  for (const place of order.slice(0, count)) winners.push([place, prize])
  let reserve = count
  for (const { replaces } of awards) if (replaces) winners.push([order[reserve++]!, winners[replaces - 1]![1]])
  return {
    rulesHash: tagged('rules', text(rules)).toString('hex'),
    merkleRoot: root.toString('hex'),
    commitmentHash: tagged('commitment', text(commitment)).toString('hex'),
    seed: seed.toString('hex'),
    order,
    winners: winners.map(([place, each]) => `${place} ${each}`),
  }
}
