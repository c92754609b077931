import { expect, test } from 'vitest'
import { contentKinds } from '../../content-kinds.ts'
import { shippedContent } from '../../shipped/shipped-content.ts'
import { piecesOf } from './pieces-of.ts'
import { findMisspelt } from './spelling-tasks.ts'

const kindOf = (name: string) => contentKinds.find((kind) => kind.name === name)!
const find = (...texts: { field: string; text: string }[]) => findMisspelt(texts, undefined as never)

test('links and prose are found in every kind of field, and nothing else is', () => {
  const post = {
    title: 'A title',
    slug: 'a-slug',
    body: [
      { type: 'paragraph', children: [{ type: 'link', url: '/terms', children: [{ type: 'text', text: 'linked' }] }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'npm run', code: true }] },
    ],
  }
  expect(piecesOf(kindOf('blog-post'), post)).toEqual({
    links: [{ field: 'body', text: '/terms' }],
    texts: [
      { field: 'title', text: 'A title' },
      { field: 'body', text: 'linked' },
    ],
  })
  const sections = [{ title: 'One', content: '<p>Two <a href="/x?a=1&amp;b">th<b>ree</b></a> <code>kode</code></p>' }]
  const legal = piecesOf(kindOf('privacy-policy'), { sections })
  expect(legal.links).toEqual([{ field: 'sections', text: '/x?a=1&b' }])
  expect(legal.texts.map(({ text }) => text.trim().replaceAll(/\s+/g, ' '))).toEqual(['One', 'Two three'])
  const faq = piecesOf(kindOf('faq'), { question: 'Why?', answer: 'See [terms](/terms).\n\n- one' })
  expect([faq.links, faq.texts.map(({ text }) => text)]).toEqual([
    [{ field: 'answer', text: '/terms' }],
    ['Why?', 'See ', 'terms', '.', 'one'],
  ])
})

test('what is misspelt is told once a field, with what may have been meant', async () => {
  const found = await find(
    {
      field: 'title',
      text: 'Recieve your Tarrif, recieve it. Ofgem’s rules, 12 kWh, see mowatt.example/x or a.b@c.uk',
    },
    { field: 'body', text: 'The color of organized gas doesn’t matter' },
  )
  expect(found.map(({ field, word }) => `${field} ${word}`)).toEqual([
    'title Recieve',
    'title Tarrif',
    'title recieve',
    'body color',
    'body organized',
  ])
  expect(found[0]?.suggestions).toContain('Receive')
  expect(found[3]?.suggestions).toContain('colour')
})

test('everything that we ship is spelt as the dictionary and our own words have it', async () => {
  const texts = shippedContent().flatMap(({ kind, documentId, fields }) =>
    piecesOf(kindOf(kind), fields).texts.map(({ text }) => ({ field: documentId, text })),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(await find(...texts)).toEqual([])
})
