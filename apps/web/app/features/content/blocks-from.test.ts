import { expect, test } from 'vitest'
import { blocksFrom } from './blocks-from.ts'

const text = (words: string) => ({ type: 'text', text: words })

test('known blocks are kept, with what they say and nothing else', () => {
  const blocks = [
    {
      type: 'paragraph',
      children: [{ ...text('Hello'), bold: true, underline: true, strikethrough: true, code: true, size: 99 }],
      extra: 1,
    },
    { type: 'heading', level: 3, children: [text('Title')] },
    { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text('One')] }] },
    { type: 'quote', children: [{ type: 'link', url: '/terms', children: [text('Terms')] }] },
  ]
  expect(blocksFrom(blocks)).toEqual([
    {
      type: 'paragraph',
      children: [{ ...text('Hello'), bold: true, underline: true, strikethrough: true, code: true }],
    },
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

const item = (words: string) => ({ type: 'list-item', children: [text(words)] })

test('a list inside a list belongs to the item before it', () => {
  const inner = { type: 'list', format: 'ordered', children: [item('Two'), item('Three')] }
  expect(blocksFrom([{ type: 'list', format: 'unordered', children: [item('One'), inner, item('Four')] }])).toEqual([
    {
      type: 'list',
      format: 'unordered',
      children: [{ type: 'list-item', children: [text('One'), inner] }, item('Four')],
    },
  ])
  const alone = { type: 'list', format: 'unordered', children: [item('Two')] }
  expect(blocksFrom([{ ...alone, children: [alone] }])).toEqual([
    { ...alone, children: [{ type: 'list-item', children: [alone] }] },
  ])
})

test('lists without end are cut off', () => {
  let deep: object = item('Deep')
  for (let level = 0; level < 10_000; level++) deep = { type: 'list', children: [item('Level'), deep] }
  expect(JSON.stringify(blocksFrom([deep])).match(/Level/g)).toHaveLength(8)
})

test('code keeps its lines', () => {
  expect(blocksFrom([{ type: 'code', language: 'js', children: [text('a = 1\n  b = 2')] }])).toEqual([
    { type: 'code', children: [text('a = 1\n  b = 2')] },
  ])
})

const image = { url: '/uploads/meter.png', alternativeText: 'A meter', caption: 'Ours', width: 800, height: 600 }
const shown = { type: 'image', alt: 'A meter', caption: 'Ours', width: 800, height: 600 }
const content = 'https://content.mowatt.example'
const picture = (fields: object) => [{ type: 'image', image: { ...image, ...fields }, children: [text('')] }]

test('a picture comes from the content host, with its words and its measures', () => {
  expect(blocksFrom(picture({}), content)).toEqual([{ ...shown, url: `${content}/uploads/meter.png` }])
  expect(blocksFrom(picture({ url: `${content}/x.png` }), content)).toEqual([{ ...shown, url: `${content}/x.png` }])
  expect(blocksFrom(picture({ caption: null }))).toEqual([{ ...shown, url: image.url, caption: undefined }])
})

test.for([
  { url: 'https://elsewhere.example/x.png' },
  { url: `${content}.evil.example/x.png` },
  { url: 'javascript:alert(1)' },
  { url: 'data:image/svg+xml,<svg onload=alert(1)>' },
  { url: '//evil.example/x.png' },
  { url: null },
  { width: null },
  { height: 0 },
])('a picture with %j is left out', (fields) => {
  expect(blocksFrom(picture(fields), content)).toEqual([])
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
