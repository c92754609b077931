import type { Guide } from '@mowatt/agent'
import type { Send } from '@mowatt/contract/client'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'

const KEPT_MS = 60_000
const PATIENCE_MS = 2000
const Faqs = z.object({
  data: z.array(z.object({ documentId: z.string(), question: z.string(), answer: z.string() })),
})
const Posts = z.object({
  data: z.array(z.object({ documentId: z.string(), slug: z.string(), title: z.string(), body: z.unknown() })),
})

export type GuideReader = () => Promise<readonly Guide[]>

/**
 * What editors wrote, as plain text. Reloaded after a minute; when the content is unavailable, the last copy is used.
 */
export function createGuideReader({ now, log }: Pick<Context, 'now' | 'log'>, send: Send): GuideReader {
  let known: { guides: readonly Guide[]; atMs: number } | undefined
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      known = { guides: await fetchGuides(send), atMs: now().getTime() }
    } catch (error) {
      log.warn({ feature: 'chat', error }, 'the guides could not be read')
    } finally {
      reading = undefined
    }
  }

  return async () => {
    const isOld = known === undefined || now().getTime() - known.atMs >= KEPT_MS
    if (isOld) reading ??= read()
    // Only the first visitor waits; the others get the last copy while it is being reloaded.
    if (!known) await reading
    return known?.guides ?? []
  }
}

async function fetchGuides(send: Send): Promise<Guide[]> {
  const [faqs, posts] = await Promise.all([
    ask(send, '/api/faqs?pagination[pageSize]=100'),
    ask(send, '/api/blog-posts?pagination[pageSize]=100&fields[0]=slug&fields[1]=title&fields[2]=body'),
  ])
  return [
    ...z.parse(Faqs, faqs).data.map(({ documentId, question, answer }): Guide => ({
      id: documentId,
      kind: 'faq',
      title: question,
      url: '/#faqs',
      text: plainWords(answer),
    })),
    ...z.parse(Posts, posts).data.map(({ documentId, slug, title, body }): Guide => ({
      id: documentId,
      kind: 'post',
      title,
      url: `/blog/${slug}`,
      text: textOfBlocks(body),
    })),
  ]
}

async function ask(send: Send, url: string): Promise<unknown> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const { body } = await send({ method: 'GET', url, headers: { accept: 'application/json' }, signal })
  return JSON.parse(body)
}

/** Editors write Markdown, and a message is plain text: markup is removed, and of links the text is kept. */
function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\([^)]*(?:\)|$)/g, '$1')
    .replaceAll(/(\*\*|__|\*|`)(?=\S)([^\n]{0,300}?\S)\1/g, '$2')
    .replaceAll(/^\s{0,9}(?:#+|[-*])\s+/gm, '')
}

/** Rich text or HTML, as the content service gives it. */
function textOfBlocks(value: unknown): string {
  if (typeof value === 'string') return plainWords(value.replaceAll(/<[^<>]+>/g, ' ').replaceAll(/\s+/g, ' '))
  if (!Array.isArray(value)) return ''
  return value.map(textOfBlock).filter(Boolean).join('\n')
}

function textOfBlock(block: unknown): string {
  if (typeof block !== 'object' || block === null) return ''
  if ('text' in block && typeof block.text === 'string') return block.text
  const children: unknown[] = 'children' in block && Array.isArray(block.children) ? block.children : []
  const isList = 'type' in block && block.type === 'list'
  return children.map(textOfBlock).join(isList ? '\n' : '')
}
