import type { NewRecord } from '../content-store.ts'
import { blocksFromMarkdown } from './markdown/blocks-from-markdown.ts'
import { readText } from './read-text.ts'

/** Oldest first, as they would have been written. */
const SLUGS = [
  'how-to-switch-energy-provider',
  'seven-energy-switching-mistakes',
  'how-mowatt-switches-for-you',
  'smart-meters-and-switching',
  'ai-agent-vs-comparison-sites',
  'green-energy-tariffs-explained',
  'how-much-can-you-save-a-year',
]

export function shippedBlogPosts(): NewRecord[] {
  return SLUGS.map((slug) => {
    const { front, body } = readText(`posts/${slug}`)
    const { publishedAt, updatedAt, ...fields } = front
    return {
      kind: 'blog-post',
      documentId: `shipped-post-${slug}`,
      fields: { ...fields, body: blocksFromMarkdown(body) },
      publishedAt: new Date(String(publishedAt)),
      updatedAt: new Date(String(updatedAt)),
    }
  })
}
