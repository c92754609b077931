import { expect, test } from 'vitest'
import { blocksFromMarkdown } from './blocks-from-markdown.ts'
import { htmlFromBlocks } from './html-from-blocks.ts'

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks })

test('headings, paragraphs, lists and quotes become blocks', () => {
  const markdown = [
    '## A heading',
    'A paragraph',
    'on two lines.',
    '',
    '- one',
    '- two',
    '  goes on',
    '',
    '1. first',
    '2. second',
    '',
    '> A quote',
    '> on two lines.',
    '### Another',
    'The end.',
  ].join('\n')
  expect(blocksFromMarkdown(markdown)).toEqual([
    { type: 'heading', level: 2, children: [text('A heading')] },
    { type: 'paragraph', children: [text('A paragraph on two lines.')] },
    {
      type: 'list',
      format: 'unordered',
      children: [
        { type: 'list-item', children: [text('one')] },
        { type: 'list-item', children: [text('two goes on')] },
      ],
    },
    {
      type: 'list',
      format: 'ordered',
      children: [
        { type: 'list-item', children: [text('first')] },
        { type: 'list-item', children: [text('second')] },
      ],
    },
    { type: 'quote', children: [text('A quote on two lines.')] },
    { type: 'heading', level: 3, children: [text('Another')] },
    { type: 'paragraph', children: [text('The end.')] },
  ])
})

test.each([
  ['plain', [text('plain')]],
  ['a **b** c', [text('a '), text('b', { bold: true }), text(' c')]],
  ['*i* and 2 * 3 * 4', [text('i', { italic: true }), text(' and 2 * 3 * 4')]],
  ['**b *i* b**', [text('b ', { bold: true }), text('i', { bold: true, italic: true }), text(' b', { bold: true })]],
  ['`a*b*`', [text('a*b*', { code: true })]],
  [
    'see [the **terms**](/terms).',
    [text('see '), { type: 'link', url: '/terms', children: [text('the '), text('terms', { bold: true })] }, text('.')],
  ],
  ['**[x](/y)**', [{ type: 'link', url: '/y', children: [text('x', { bold: true })] }]],
  ['[not a link] (x)', [text('[not a link] (x)')]],
])('%s', (markdown, children) => {
  expect(blocksFromMarkdown(markdown)).toEqual([{ type: 'paragraph', children }])
})

test('blocks become HTML, with every special character written out', () => {
  const markdown = '### T\n\nA & <b> **bold** [l](/x?a=1&b="2")\n\n1. *one*\n\n> quoted `code`'
  expect(htmlFromBlocks(blocksFromMarkdown(markdown))).toBe(
    [
      '<h3>T</h3>',
      '<p>A &amp; &lt;b&gt; <strong>bold</strong> <a href="/x?a=1&amp;b=&quot;2&quot;">l</a></p>',
      '<ol><li><em>one</em></li></ol>',
      '<blockquote><p>quoted <code>code</code></p></blockquote>',
    ].join('\n'),
  )
})

test.each([
  ['a block of code', '    let x = 1', 'code'],
  ['a picture in a sentence', 'Look at ![Mo](/mo.png)', 'image'],
  ['a list in a list', '- one\n  - two', 'list'],
])('%s stops us, because rich text has none', (_what, markdown, type) => {
  expect(() => blocksFromMarkdown(markdown)).toThrow(`Rich text can’t contain this (${type})`)
})
