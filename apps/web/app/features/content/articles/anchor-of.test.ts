import { expect, test } from 'vitest'
import { anchorOf, anchorsOf } from './anchor-of.ts'

test.for([
  ['Contact', 'contact'],
  ['What changes, and what does not', 'what-changes-and-what-does-not'],
  ['  Mo’s sums: £230?  ', 'mos-sums-230'],
  ['Café', 'cafe'],
  ['???', 'section'],
])('%j is found at #%s', ([title = '', anchor]) => {
  expect(anchorOf(title)).toBe(anchor)
})

test('the same title twice has two anchors', () => {
  expect(anchorsOf(['Prizes', 'Winners', 'Prizes'])).toEqual(['prizes', 'winners', 'prizes-2'])
})
