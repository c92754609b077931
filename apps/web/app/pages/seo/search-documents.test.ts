import { expect, test } from 'vitest'
import { searchDocuments } from './search-documents.ts'

const words = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }]

test('everything that can be found is plain text with a place to go to', () => {
  const documents = searchDocuments({
    posts: [
      {
        id: '1',
        slug: 'smart-meters',
        title: 'Smart meters',
        description: 'What they do.',
        icon: undefined,
        featured: false,
        category: 'technology',
        author: undefined,
        body: words('They count.'),
        publishedAt: '2026-01-02T09:00:00.000Z',
        updatedAt: '2026-01-02T09:00:00.000Z',
      },
    ],
    faqs: [{ id: '2', slug: 'free', question: 'Is it free?', answer: '**Yes**, see [terms](/terms).', order: 1 }],
    benefits: [{ id: '3', icon: 'Leaf', title: 'Greener', description: 'Choose green.', order: 1 }],
    legal: [
      {
        path: '/privacy',
        document: {
          id: '4',
          title: 'Privacy policy',
          subtitle: 'What we keep.',
          lastUpdated: '2026-01-02',
          inShort: ['We sell nothing.'],
          sections: [
            { id: 'a', title: 'Your bill', content: '<p>We keep it <strong>safe</strong>.</p>', order: 1 },
            { id: 'b', title: 'Your bill', content: '<p>Again.</p>', order: 2 },
          ],
        },
      },
    ],
    pages: [
      {
        path: '/about-us',
        page: { title: 'About us', metaTitle: '', metaDescription: '', lead: 'Hello.', body: words('We dig.') },
      },
    ],
  })
  expect(documents).toEqual([
    { kind: 'article', title: 'Smart meters', text: 'What they do. They count.', href: '/blog/smart-meters' },
    { kind: 'question', title: 'Is it free?', text: 'Yes, see terms.', href: '/learn-more#faq-free' },
    { kind: 'benefit', title: 'Greener', text: 'Choose green.', href: '/#benefits' },
    { kind: 'legal', title: 'Privacy policy', text: 'What we keep. We sell nothing.', href: '/privacy' },
    { kind: 'legal', title: 'Your bill (Privacy policy)', text: 'We keep it safe.', href: '/privacy#your-bill' },
    { kind: 'legal', title: 'Your bill (Privacy policy)', text: 'Again.', href: '/privacy#your-bill-2' },
    { kind: 'page', title: 'About us', text: 'Hello. We dig.', href: '/about-us' },
  ])
})

test('a title that is no heading is cut, since each section of a document repeats it', () => {
  const sections = Array.from({ length: 80 }, (_, at) => ({ id: `${at}`, title: 'Part', content: '', order: at }))
  const document = {
    id: '1',
    title: 'word '.repeat(6000),
    subtitle: undefined,
    lastUpdated: '2026-01-02',
    inShort: [],
    sections,
  }
  const found = searchDocuments({ posts: [], faqs: [], benefits: [], legal: [{ path: '/terms', document }], pages: [] })
  expect(found).toHaveLength(81)
  expect(found.map(({ title }) => title.length)).toEqual(found.map(() => 200))
})
