import { expect, test } from 'vitest'
import { readShard } from './read-shard.ts'

test.each([
  [[], undefined],
  [['--shard', '2/4'], { part: 2, of: 4 }],
  [['--shard=4/4'], { part: 4, of: 4 }],
  [['--shard', '5/4'], 'unreadable'],
  [['--shard', '0/4'], 'unreadable'],
  [['--shard', 'x/4'], 'unreadable'],
  [['--shard'], 'unreadable'],
  [['--shards', '1/4'], 'unreadable'],
  [['--shard', '1/4', 'more'], 'unreadable'],
])('%j', (args, expected) => {
  expect(readShard(args)).toEqual(expected)
})
