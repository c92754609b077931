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

test.each([
  [[paragraph(text('x', { underline: true }))]],
  [[{ type: 'code', children: [text('x = 1')] }]],
  [[{ type: 'image', image: { url: '/x.png' }, children: [] }]],
  [[paragraph(text('two\nlines'))]],
  ['a plain text'],
])('%j is not for Markdown, which would lose some of it', (blocks) => {
  expect(markdownFromBlocks(blocks)).toBeUndefined()
})
