import { expect, test } from 'vitest'
import { blocksFromMarkdown } from '../shipped/markdown/blocks-from-markdown.ts'
import { shippedContent } from '../shipped/shipped-content.ts'
import { markdownFromBlocks } from './markdown-from-blocks.ts'

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

test('all rich text that we ship can be edited as Markdown', () => {
  const rich = shippedContent().flatMap(({ fields }) => (Array.isArray(fields['body']) ? [fields['body']] : []))
  expect(rich.length).toBeGreaterThan(8)
  expect(rich.filter((blocks) => markdownFromBlocks(blocks) === undefined)).toEqual([])
})

test.each([
  '# no heading',
  '1. no list',
  '- no list',
  '> no quote',
  '2 * 3 * 4',
  'a_b_c [x](y) `z` <b> \\ &amp; 5 < 6',
])('%j stays the words that it is', (words) => {
  const blocks = [paragraph(text(words))]
  expect(blocksFromMarkdown(markdownFromBlocks(blocks)!)).toEqual(blocks)
})

test.each(['www.ofgem.gov.uk', 'javascript:alert(1)', 'help@mowatt.example'])(
  'a link to %s is shown as it was written, so that it can be mended',
  (url) => {
    const link = { type: 'link', url, children: [text('this page')] }
    const markdown = markdownFromBlocks([paragraph(text('Read '), link, text(' first.'))])
    expect(markdown).toBe(`Read [this page](${url}) first.`)
  },
)

test.each([
  '**Read [our guide](/learn-more) first**',
  '**Ask *before* you sign, *always***',
  '*Ask **before** you sign*, **then `sign`**',
])('%s is Markdown again', (markdown) => {
  expect(markdownFromBlocks(blocksFromMarkdown(markdown))).toBe(markdown)
})

test('a picture is a paragraph of its own, with its words and its size', () => {
  const image = {
    id: 3,
    url: '/api/v1/pictures/ab.webp',
    alternativeText: 'A [red] roof',
    width: 800,
    height: 600,
    name: 'roof.jpg',
  }
  const blocks = [paragraph(text('Before')), { type: 'image', image, children: [text('')] }]
  const markdown = markdownFromBlocks(blocks)
  expect(markdown).toBe('Before\n\n![A \\[red\\] roof](/api/v1/pictures/ab.webp "800 x 600")')
  expect(blocksFromMarkdown(markdown!)).toMatchObject([
    {},
    { type: 'image', image: { alternativeText: 'A [red] roof', width: 800 } },
  ])
})

test.each([
  ['![](/a.webp "8 x 6")', 'Please describe each picture for people who can’t see it.'],
  ['![A roof](/a.webp)', /size in pixels/],
  ['![A roof](https://other.example/a.webp "8 x 6")', /upload pictures here/],
  ['Words and ![a roof](/a.webp "8 x 6")', /Rich text can’t contain this/],
])('%s isn’t taken', (markdown, why) => {
  expect(() => blocksFromMarkdown(markdown)).toThrow(why)
})

test.each([
  [[paragraph(text('x', { underline: true }))]],
  [[{ type: 'code', children: [text('x = 1')] }]],
  [[{ type: 'image', image: { url: '/x.png' }, children: [] }]],
  [[paragraph(text('two\nlines'))]],
  ['a plain text'],
])('%j is not for Markdown, which would lose some of it', (blocks) => {
  expect(markdownFromBlocks(blocks)).toBeUndefined()
})
