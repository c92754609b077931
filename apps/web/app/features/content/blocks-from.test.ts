import { expect, test } from 'vitest'
import { blocksFrom } from './blocks-from.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('known blocks are kept, with what they say and nothing else', () => {
  const blocks = [
    { type: 'paragraph', children: [{ ...text('Hello'), bold: true, underline: true }], extra: 1 },
    { type: 'heading', level: 3, children: [text('Title')] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('One')] }] },
    { type: 'quote', children: [{ type: 'link', url: '/terms', children: [text('Terms')] }] },
  ]
  expect(blocksFrom(blocks)).toEqual([
    { type: 'paragraph', children: [{ ...text('Hello'), bold: true }] },
    { type: 'heading', level: 3, children: [text('Title')] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('One')] }] },
    { type: 'quote', children: [{ type: 'link', url: '/terms', children: [text('Terms')] }] },
  ])
})

test('a link that is not safe becomes its words', () => {
  const link = { type: 'link', url: 'javascript:alert(1)', children: [text('here')] }
  expect(blocksFrom([{ type: 'paragraph', children: [link] }])).toEqual([
    { type: 'paragraph', children: [text('here')] },
  ])
})

test('a list inside a list loses none of its items', () => {
  const item = (words: string) => ({ type: 'list-item', children: [text(words)] })
  const list = { type: 'list', children: [item('One'), { type: 'list', children: [item('Two')] }] }
  expect(blocksFrom([list])).toEqual([{ type: 'list', format: 'unordered', children: [item('One'), item('Two')] }])
})

test('plain text is one paragraph', () => {
  expect(blocksFrom(' Hello ')).toEqual([{ type: 'paragraph', children: [text('Hello')] }])
})

test.for([
  null,
  undefined,
  3,
  {},
  [],
  [null],
  [{ type: 'image' }],
  [{ type: 'paragraph' }],
  [{ type: 'list', children: 'x' }],
])('%j says nothing', (content) => {
  expect(blocksFrom(content)).toEqual([])
})
