import { expect, test } from 'vitest'
import type { Block } from '../site-content.ts'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text: 'word '.repeat(count) }],
})

test.for([
  [[], 1],
  [[words(40)], 1],
  [[words(600), words(500)], 5],
] as [Block[], number][])('a text of its length takes a careful reader as long as it takes', ([body, minutes]) => {
  expect(readingMinutes(body)).toBe(minutes)
})
