import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

test('front matter gives texts, booleans and lists; the rest is the body', () => {
  const document = '---\ntitle: "A: \\"b\\""\nslug: a-b\nfeatured: true\ninShort:\n  - "one"\n  - two\n---\n\n## Body\n'
  expect(readDocument(document)).toEqual({
    front: { title: 'A: "b"', slug: 'a-b', featured: true, inShort: ['one', 'two'] },
    body: '\n## Body\n',
  })
})

test.each(['no front matter', '---\ntitle: x\n', '---\n{odd}\n---\n'])('%j is a mistake', (document) => {
  expect(() => readDocument(document)).toThrow(/front matter/)
})
