import type { ContentField } from '@mowatt/contract'
import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

const field = (name: string, input: ContentField['input']) => ({ name, input, is_required: true, choices: [] })
const fields = [
  field('title', 'line'),
  field('body', 'markdown'),
  field('featured', 'switch'),
  field('image', 'picture'),
  field('sections', 'sections'),
]

test('only what differs is told, of long texts only the lines that do', () => {
  const before = { title: 'One', body: 'a\nb\nc\nd', featured: true, image: '' }
  const after = { title: 'One', body: 'a\nb\nx\ny\nd', featured: false, image: '' }
  expect(changedValues(fields, before, after)).toEqual([
    { name: 'body', was: ['c'], is: ['x', 'y'] },
    { name: 'featured', was: ['On'], is: ['Off'] },
  ])
})

test('a line that is gone, a line that is there twice and a text that is new', () => {
  expect(changedValues(fields, { body: 'a\na' }, { body: 'a' })).toEqual([{ name: 'body', was: ['a'], is: [] }])
  expect(changedValues(fields, null, { title: 'New' })).toEqual([{ name: 'title', was: ['Nothing'], is: ['New'] }])
})

test('pictures and sections are compared by what they say', () => {
  const image = { url: '/a.png', alt: 'A', width: '1', height: '2' }
  const sections = [{ id: 1, title: 'T', content: '<p>c</p>' }]
  expect(changedValues(fields, { image, sections }, { image: { ...image, alt: 'B' }, sections })).toEqual([
    { name: 'image', was: ['A'], is: ['B'] },
  ])
  expect(changedValues(fields, { sections }, { sections: [...sections, { id: 2, title: 'U', content: '' }] })).toEqual([
    { name: 'sections', was: [], is: ['', 'U', ''] },
  ])
})
