import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { merklePath, merkleRoot, rootFromPath } from './merkle-tree.ts'

const leaves = (size: number) => Array.from({ length: size }, (_, at) => utf8ToBytes(`leaf ${at}`))

it.each([1, 2, 3, 4, 5, 7, 8, 9])('in a tree of %i each path leads its own leaf to the root, and no other', (size) => {
  const all = leaves(size)
  for (const [index, leaf] of all.entries()) {
    const path = merklePath(all, index)
    expect(rootFromPath({ leaf, index, size, path })).toBe(merkleRoot(all))
    expect(rootFromPath({ leaf: utf8ToBytes('another'), index, size, path })).not.toBe(merkleRoot(all))
    expect(rootFromPath({ leaf, index, size, path: [...path, '00'.repeat(32)] })).not.toBe(merkleRoot(all))
  }
})

it.each([
  [-1, 3],
  [3, 3],
  [0.5, 3],
  [0, 2.5],
  [0, 0],
])('there is no leaf %d of %d', (index, size) => {
  const path = merklePath(leaves(3), 0)
  expect(rootFromPath({ leaf: utf8ToBytes('leaf 0'), index, size, path })).toBeUndefined()
})

it.each([-1, 3, 0.5])('nobody gets a path for place %d', (index) => {
  expect(() => merklePath(leaves(3), index)).toThrow(RangeError)
})

it('a hash of another length is no part of a path', () => {
  const path = merklePath(leaves(2), 0).map((hash) => hash.slice(2))
  expect(rootFromPath({ leaf: utf8ToBytes('leaf 0'), index: 0, size: 2, path })).toBeUndefined()
})
