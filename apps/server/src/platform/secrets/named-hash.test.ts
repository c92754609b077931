import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { namedHash } from './named-hash.ts'

test('hashes that are stored already are found again', () => {
  expect(namedHash('homes-stop', 'token')).toEqual(createHash('sha256').update('homes-stop:token').digest())
  const keyed = createHmac('sha256', 'key').update('homes-address:ada@mowatt.example').digest()
  expect(namedHash('homes-address', 'ada@mowatt.example', 'key')).toEqual(keyed)
})
