import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js'

// The tree of RFC 6962: leaves and nodes are hashed with different first bytes, and no leaf is ever doubled.
const LEAF = Uint8Array.of(0)
const NODE = Uint8Array.of(1)

const hashLeaf = (leaf: Uint8Array) => sha256(concatBytes(LEAF, leaf))
const hashNode = (left: Uint8Array, right: Uint8Array) => sha256(concatBytes(NODE, left, right))

export function merkleRoot(leaves: readonly Uint8Array[]): string {
  return bytesToHex(rootOf(leaves.map(hashLeaf)))
}

/** The hashes that lead from one leaf to the root, lowest first. */
export function merklePath(leaves: readonly Uint8Array[], index: number): string[] {
  if (!Number.isInteger(index) || index < 0 || index >= leaves.length) throw new RangeError(`There is no leaf ${index}`)
  return pathIn(leaves.map(hashLeaf), index).map((each) => bytesToHex(each))
}

type Proof = { leaf: Uint8Array; index: number; size: number; path: readonly string[] }

/** The root that a path leads to; undefined if the path has the wrong length for that place in the tree. */
export function rootFromPath({ leaf, index, size, path }: Proof): string | undefined {
  if (!Number.isInteger(index) || !Number.isInteger(size) || index < 0 || index >= size) return undefined
  const root = climb(hashLeaf(leaf), { index, size }, path.map(hexToBytes))
  return root && bytesToHex(root)
}

function rootOf(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length === 0) return sha256(new Uint8Array())
  if (hashes.length === 1) return hashes[0]!
  const split = splitOf(hashes.length)
  return hashNode(rootOf(hashes.slice(0, split)), rootOf(hashes.slice(split)))
}

function pathIn(hashes: readonly Uint8Array[], index: number): Uint8Array[] {
  if (hashes.length === 1) return []
  const split = splitOf(hashes.length)
  return index < split
    ? [...pathIn(hashes.slice(0, split), index), rootOf(hashes.slice(split))]
    : [...pathIn(hashes.slice(split), index - split), rootOf(hashes.slice(0, split))]
}

type Position = { index: number; size: number }

function climb(leaf: Uint8Array, { index, size }: Position, path: readonly Uint8Array[]): Uint8Array | undefined {
  if (size === 1) return path.length === 0 ? leaf : undefined
  const sibling = path.at(-1)
  if (sibling?.length !== 32) return undefined
  const split = splitOf(size)
  const isLeft = index < split
  const below = isLeft ? { index, size: split } : { index: index - split, size: size - split }
  const own = climb(leaf, below, path.slice(0, -1))
  if (!own) return undefined
  return isLeft ? hashNode(own, sibling) : hashNode(sibling, own)
}

/** The largest power of two that is smaller. */
function splitOf(size: number): number {
  let split = 1
  while (split * 2 < size) split *= 2
  return split
}
