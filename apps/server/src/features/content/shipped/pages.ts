import type { NewRecord } from '../content-store.ts'
import { blocksFromMarkdown } from './markdown/blocks-from-markdown.ts'
import { readText } from './read-text.ts'

const TEXTS = {
  'about-page': 'pages/about',
  'partner-page': 'pages/partner',
  'learn-more-page': 'pages/learn-more',
} as const

export function shippedPages(): NewRecord[] {
  return Object.entries(TEXTS).map(([kind, name]) => {
    const { front, body } = readText(name)
    return { kind, documentId: `shipped-${kind}`, fields: { ...front, body: blocksFromMarkdown(body) } }
  })
}
