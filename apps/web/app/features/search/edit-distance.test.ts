import { expect, test } from 'vitest'
import { editDistance } from './edit-distance.ts'

test.for([
  ['', '', 0],
  ['switch', 'switch', 0],
  ['swich', 'switch', 1],
  ['swithc', 'switch', 1],
  ['switches', 'switch', 2],
  ['meter', 'metre', 1],
  ['abc', 'xyz', 3],
  ['a', 'abcdef', 3],
] as const)('%s and %s are %s apart, as far as it is counted', ([a, b, distance]) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
