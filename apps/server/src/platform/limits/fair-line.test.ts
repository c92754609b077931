import { expect, test } from 'vitest'
import { createFairLine } from './fair-line.ts'

function lineOf(...items: string[]) {
  const line = createFairLine<string>()
  for (const item of items) line.push(item.slice(0, 1), item)
  return line
}

test('groups take turns, each in its own order', () => {
  const line = lineOf('a1', 'a2', 'a3', 'b1', 'c1', 'b2')
  expect([line.shift(), line.shift()]).toEqual(['a1', 'b1'])
  line.push('d', 'd1')
  expect(line.size()).toBe(5)
  expect(line.empty()).toEqual(['c1', 'a2', 'b2', 'd1', 'a3'])
  expect([line.size(), line.shift()]).toEqual([0, undefined])
})

test('whoever leaves is passed over', () => {
  const line = lineOf('a1', 'b1', 'a2')
  expect([line.remove('b1'), line.remove('b1')]).toEqual([true, false])
  expect(line.empty()).toEqual(['a1', 'a2'])
})

test('the longest group makes room for a shorter one, and not for itself', () => {
  const line = lineOf('a1', 'a2', 'a3', 'b1')
  expect(line.dropLongerThan('a')).toBeUndefined()
  expect(line.dropLongerThan('b')).toBe('a3')
  expect(line.dropLongerThan('b')).toBeUndefined()
  expect(line.dropLongerThan('c')).toBe('a2')
  expect(line.dropLongerThan('c')).toBeUndefined()
  expect(line.empty()).toEqual(['a1', 'b1'])
})
