import type { NewRecord } from '../content-store.ts'

const sectionHeaders = {
  benefits: {
    title: 'Why use Mowatt?',
    subtitle: 'Your own usage, plain figures, and an agent who shows his working.',
  },
  faq: {
    title: 'Frequently Asked Questions',
    subtitle: 'Short answers about cost, time, safety and what happens next. If your question isn’t here, ask Mo.',
  },
  blog: {
    title: 'Smart Energy Insights',
    subtitle: 'Our guides show their working, and when we last checked them.',
    ctaText: 'Read all guides',
    ctaUrl: '/learn-more',
  },
}

export const shippedSectionHeaders: readonly NewRecord[] = Object.entries(sectionHeaders).map(([name, fields]) => ({
  kind: `${name}-section`,
  documentId: `shipped-${name}-section`,
  fields,
}))
