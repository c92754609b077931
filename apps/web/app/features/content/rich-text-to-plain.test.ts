import { expect, test } from 'vitest'
import { blocksFrom } from './blocks-from.ts'
import { richTextToPlain } from './rich-text-to-plain.ts'

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  children: words.map((text) => ({ type: 'text', text })),
})

test.for<[string, Parameters<typeof richTextToPlain>[0], string]>([
  ['a plain string stays as it is', 'Mo reads the bill.', 'Mo reads the bill.'],
  ['nothing is an empty text', null, ''],
  [
    'paragraphs are joined with a space',
    [paragraph('Mo reads the bill.'), paragraph('You save.')],
    'Mo reads the bill. You save.',
  ],
  ['a word in two styles stays one word', [paragraph('sav', 'ings')], 'savings'],
  ['line breaks and double spaces become one space', 'Mo\n  reads', 'Mo reads'],
  [
    'list items are kept apart',
    [
      {
        type: 'list',
        children: [
          { type: 'list-item', children: [{ text: 'One' }] },
          { type: 'list-item', children: [{ text: 'Two' }] },
        ],
      },
    ],
    'One Two',
  ],
  [
    'a link inside a sentence does not break it',
    [
      {
        type: 'paragraph',
        children: [{ text: 'Ask ' }, { type: 'link', url: '/x', children: [{ text: 'Mo' }] }, { text: '.' }],
      },
    ],
    'Ask Mo.',
  ],
  [
    'blocks without text say nothing',
    [{ type: 'image' }, { type: 'x', children: 'no list' }, { type: 'y', children: [null, 3] }],
    '',
  ],
])('%s', ([, content, plain]) => {
  expect(richTextToPlain(content)).toBe(plain)
})

test('words of an item and of the list inside it stay apart, and a word in two styles together', () => {
  const text = (words: string) => ({ type: 'text', text: words })
  const item = (...words: string[]) => ({ type: 'list-item', children: words.map(text) })
  const inner = { type: 'list', children: [item('two')] }
  const blocks = blocksFrom([{ type: 'list', children: [item('sav', 'ings'), inner, item('three')] }])
  expect(richTextToPlain(blocks)).toBe('savings two three')
})
