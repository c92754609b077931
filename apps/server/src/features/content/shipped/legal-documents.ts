import type { NewRecord } from '../content-store.ts'
import { blocksFromMarkdown } from './markdown/blocks-from-markdown.ts'
import { htmlFromBlocks } from './markdown/html-from-blocks.ts'
import { readText } from './read-text.ts'

const TEXTS = {
  'main-terms-and-conditions': 'legal/main-terms',
  'privacy-policy': 'legal/privacy-policy',
  'waitlist-terms-and-conditions': 'legal/waitlist-terms',
  'app-terms-and-conditions': 'legal/app-terms',
} as const

export function shippedLegalDocuments(): NewRecord[] {
  return Object.entries(TEXTS).map(([kind, name]) => {
    const { front, body } = readText(name)
    return { kind, documentId: `shipped-${kind}`, fields: { ...front, sections: sectionsOf(body) } }
  })
}

/** A heading of the second level begins a section. */
function sectionsOf(body: string) {
  const [before = '', ...parts] = body.split(/^## /m)
  if (before.trim() !== '') throw new Error('A legal document has text before its first section')
  return parts.map((part, index) => {
    const end = part.indexOf('\n')
    return {
      id: index + 1,
      title: part.slice(0, end).trim(),
      content: htmlFromBlocks(blocksFromMarkdown(part.slice(end))),
      order: index + 1,
    }
  })
}
