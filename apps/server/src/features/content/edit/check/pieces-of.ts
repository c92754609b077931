import type { ContentKind, FieldType } from '../../content-kinds.ts'
import { blocksFromMarkdown } from '../../shipped/markdown/blocks-from-markdown.ts'

type Piece = { field: string; text: string }

export type Pieces = { links: Piece[]; texts: Piece[] }

/** Fields whose words are names for machines. */
const NO_PROSE = new Set([
  'slug',
  'key',
  'campaignName',
  'targetAudience',
  'category',
  'primaryColor',
  'secondaryColor',
  'twitterHandle',
  'contactEmail',
])

/** Every link and every piece of prose of a record, as written, before sanitising. */
export function piecesOf({ fields: types }: ContentKind, fields: Readonly<Record<string, unknown>>): Pieces {
  const found: Pieces = { links: [], texts: [] }
  for (const [field, type] of Object.entries(types)) {
    const { links, texts } = NO_PROSE.has(field) ? NOTHING : readField(type, fields[field])
    found.links.push(...links.map((text) => ({ field, text })))
    found.texts.push(...texts.map((text) => ({ field, text })))
  }
  return found
}

type Read = { links: string[]; texts: string[] }

const NOTHING: Read = { links: [], texts: [] }

function readField(type: FieldType, value: unknown): Read {
  switch (type) {
    case 'text':
      return typeof value === 'string' ? { links: [], texts: [value] } : NOTHING
    case 'url':
      return typeof value === 'string' && value !== '' ? { links: [value], texts: [] } : NOTHING
    case 'markdown':
      return typeof value === 'string' ? readBlocks(blocksOf(value)) : NOTHING
    case 'blocks':
      return readBlocks(value)
    case 'sections':
      return joined((Array.isArray(value) ? value : []).map(readSection))
    case 'media':
      return { links: [], texts: textsIn((value as { alternativeText?: unknown } | null)?.alternativeText) }
    case 'json':
      return { links: [], texts: textsIn(value) }
    case 'number':
    case 'boolean':
    case 'date':
    case 'icon':
      return NOTHING
  }
}

/** What isn't Markdown that we support is read as plain text. */
function blocksOf(markdown: string): unknown {
  try {
    return blocksFromMarkdown(markdown)
  } catch {
    return markdown
  }
}

function readBlocks(value: unknown): Read {
  if (typeof value === 'string') return { links: [], texts: [value] }
  if (Array.isArray(value)) return joined(value.map(readBlocks))
  if (typeof value !== 'object' || value === null) return NOTHING
  const { type, url, text, code, image, children } = value as Record<string, unknown>
  const inner = readBlocks(children ?? [])
  if (type === 'image')
    return { links: [], texts: textsIn((image as { alternativeText?: unknown } | null)?.alternativeText) }
  if (type === 'link' && typeof url === 'string') return { links: [url, ...inner.links], texts: inner.texts }
  return typeof text === 'string' && code !== true ? { links: inner.links, texts: [text, ...inner.texts] } : inner
}

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

function readSection(value: unknown): Read {
  const { title, content } = (value ?? {}) as Record<string, unknown>
  const html = typeof content === 'string' ? content : ''
  const words = html
    .replaceAll(/<code>[^<]*<\/code>/gi, ' ')
    .replaceAll(/<\/?(?:a|b|em|i|strong|u)\b[^<>]*>/gi, '')
    .replaceAll(/<[^<>]*>|&\w+;|&#\w+;/g, ' ')
  return {
    links: [...html.matchAll(HREF)].map(([, double, single]) => (double ?? single ?? '').replaceAll('&amp;', '&')),
    texts: [...textsIn(title), words],
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function joined(parts: readonly Read[]): Read {
  return { links: parts.flatMap(({ links }) => links), texts: parts.flatMap(({ texts }) => texts) }
}
