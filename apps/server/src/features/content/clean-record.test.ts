import { expect, test } from 'vitest'
import { cleanRecord } from './clean-record.ts'
import { type ContentKind, contentKinds } from './content-kinds.ts'

const at = new Date('2026-11-15T09:00:00Z')

function clean(name: string, fields: Record<string, unknown>) {
  const kind = contentKinds.find((each) => each.name === name) as ContentKind
  return cleanRecord(kind, { id: 1, documentId: 'x', fields, createdAt: at, updatedAt: at, publishedAt: at }).values
}

test('what is missing is null, and what nobody promised does not leave', () => {
  expect(clean('faq', { slug: 'a', password: 'x', __proto__: { question: 'inherited' } })).toEqual({
    id: 1,
    documentId: 'x',
    slug: 'a',
    question: null,
    answer: null,
    order: null,
    createdAt: at.toISOString(),
    updatedAt: at.toISOString(),
    publishedAt: at.toISOString(),
  })
})

test.each([
  ['#chat', '#chat'],
  ['/waitlist?a=1#b', '/waitlist?a=1#b'],
  ['/', '/'],
  ['https://mowatt.example/x', 'https://mowatt.example/x'],
  [' mailto:hello@mowatt.example ', 'mailto:hello@mowatt.example'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/x\\..\\y', null],
  ['http://mowatt.example', null],
  ['https://mowatt.example@evil.example', null],
  ['data:text/html,x', null],
  ['waitlist', null],
  ['', null],
  [5, null],
])('the button address %j becomes %j', (given, expected) => {
  expect(clean('hero-banner', { primaryButtonUrl: given })['primaryButtonUrl']).toBe(expected)
})

test('an unsafe link in rich text becomes its words, and unknown pieces go', () => {
  const body = [
    {
      type: 'paragraph',
      onclick: 'alert(1)',
      children: [
        { type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'bad' }] },
        { type: 'link', url: '/terms', rel: 'x', children: [{ type: 'text', text: 'good', bold: true, html: '<b>' }] },
        { type: 'text', text: 5 },
      ],
    },
    { type: 'html', children: [{ type: 'text', text: '<script>' }] },
    { type: 'heading', level: 99, children: [] },
    { type: 'list', format: 'odd', children: [{ type: 'list-item', children: [{ type: 'text', text: 'one' }] }] },
    {
      type: 'image',
      image: { id: 3, url: '/uploads/a.png', width: 8, height: 6, onload: 'x' },
      children: [{ type: 'text', text: '' }],
    },
    { type: 'image', image: { id: 4, url: 'javascript:alert(1)', width: 8, height: 6 } },
    'text',
    null,
  ]
  expect(clean('blog-post', { body })['body']).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'bad' },
        { type: 'link', url: '/terms', children: [{ type: 'text', text: 'good', bold: true }] },
      ],
    },
    { type: 'heading', level: 2, children: [] },
    { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [{ type: 'text', text: 'one' }] }] },
    {
      type: 'image',
      image: expect.objectContaining({ id: 3, url: '/uploads/a.png', width: 8, height: 6 }) as object,
      children: [{ type: 'text', text: '' }],
    },
  ])
})

test('an unsafe link in an answer becomes its words', () => {
  const answer = 'See [terms](/terms) or [this](javascript:alert) or [that](//evil.example).'
  expect(clean('faq', { answer })['answer']).toBe('See [terms](/terms) or this or that.')
})

test('sections are ordered, and their HTML is made safe', () => {
  const sections = [
    { id: 7, title: 'Second', content: '<p onclick=x>two<script>alert(1)</script></p>', order: 2 },
    { title: 'First', content: '<p>one</p>', order: 1 },
    { title: 'Broken' },
  ]
  expect(clean('privacy-policy', { sections })['sections']).toEqual([
    { id: 2, title: 'First', content: '<p>one</p>', order: 1 },
    { id: 7, title: 'Second', content: '<p>two</p>', order: 2 },
  ])
})

test('a picture is read in both shapes, and one from a doubtful place is none', () => {
  const fields = { url: '/uploads/a.png', alternativeText: 'A mole', width: 10, height: 20 }
  for (const image of [{ data: { id: 3, attributes: fields } }, { id: 3, ...fields }]) {
    expect(clean('hero-banner', { image })['image']).toMatchObject({ id: 3, ...fields })
  }
  expect(clean('hero-banner', { image: { data: null } })['image']).toBeNull()
  expect(clean('hero-banner', { image: { id: 1, url: 'javascript:alert(1)' } })['image']).toBeNull()
})
