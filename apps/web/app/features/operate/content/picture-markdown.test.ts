import { expect, test } from 'vitest'
import { placedInText, pictureMarkdown } from './picture-markdown.ts'

test('a picture is written with its words and its size, which keeps its shape', () => {
  const picture = { url: '/api/v1/pictures/ab.webp', width: 1600, height: 600 }
  expect(pictureMarkdown(picture, { description: ' A [red]\nroof ', width: 800 })).toBe(
    String.raw`![A \[red\] roof](/api/v1/pictures/ab.webp "800 x 300")`,
  )
})

test.each([
  ['', 0, 'P'],
  ['One', 3, 'One\n\nP'],
  ['One\n\nTwo', 5, 'One\n\nP\n\nTwo'],
  ['One two', 3, 'One\n\nP\n\ntwo'],
])('in %j at %i it’s a paragraph of its own', (text, place, placed) => {
  expect(placedInText(text, 'P', place)).toBe(placed)
})
