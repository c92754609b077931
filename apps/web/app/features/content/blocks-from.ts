import { safeLink } from '@mowatt/contract/safe-link'
import { flattenRecord, isObject } from './flatten-record.ts'
import { mediaFrom } from './media-from.ts'
import { wordsOf } from './read-fields.ts'
import type { Block, Inline, ListBlock, ListItem, PictureBlock, TextMark, TextNode } from './site-content.ts'

const MARKS: readonly TextMark[] = ['bold', 'italic', 'underline', 'strikethrough', 'code']
/** Editors have six levels of lists; deeper nesting is an attack. */
const DEEPEST_LIST = 8

/** Parses rich text. Unknown blocks are left out, an unsafe link becomes its text, a string is one paragraph. */
export function blocksFrom(content: unknown, contentUrl = ''): Block[] {
  if (typeof content === 'string')
    return content.trim() ? [{ type: 'paragraph', children: [text(content.trim())] }] : []
  return listOf(content).flatMap((node) => blockFrom(node, contentUrl))
}

function blockFrom(node: unknown, contentUrl: string): Block[] {
  if (!isObject(node)) return []
  if (node['type'] === 'list') return listFrom(node, 1)
  if (node['type'] === 'image') return pictureFrom(node['image'], contentUrl)
  const children = inlinesFrom(node['children'])
  if (children.every((child) => child.type === 'text' && child.text.trim() === '')) return []
  if (node['type'] === 'code') return [{ type: 'code', children: textsFrom(listOf(node['children'])) }]
  if (node['type'] === 'heading') return [{ type: 'heading', level: levelFrom(node['level']), children }]
  if (node['type'] === 'paragraph' || node['type'] === 'quote') return [{ type: node['type'], children }]
  return []
}

function listFrom(node: Record<string, unknown>, depth: number): ListBlock[] {
  const format = node['format'] === 'ordered' ? 'ordered' : 'unordered'
  const children = depth > DEEPEST_LIST ? [] : itemsFrom(node['children'], depth)
  return children.length > 0 ? [{ type: 'list', format, children }] : []
}

/** The editor puts a list inside a list beside the items; readers expect it in the item before it. */
function itemsFrom(children: unknown, depth: number): ListItem[] {
  const items: ListItem[] = []
  for (const child of listOf(children)) {
    if (!isObject(child)) continue
    if (child['type'] === 'list') {
      const inner = listFrom(child, depth + 1)
      const last = items.at(-1)
      if (last) last.children.push(...inner)
      else if (inner.length > 0) items.push({ type: 'list-item', children: inner })
    } else if (child['type'] === 'list-item') {
      const inlines = inlinesFrom(child['children'])
      if (inlines.length > 0) items.push({ type: 'list-item', children: inlines })
    }
  }
  return items
}

/** Only from the content host: the content security policy allows images from nowhere else. */
function pictureFrom(image: unknown, contentUrl: string): PictureBlock[] {
  const picture = mediaFrom(image, contentUrl)
  if (!picture || (!picture.url.startsWith('/') && !isBelow(picture.url, contentUrl))) return []
  const fields = flattenRecord(image)
  return [{ type: 'image', ...picture, caption: fields && wordsOf(fields, 'caption') }]
}

function isBelow(url: string, contentUrl: string): boolean {
  const origin = URL.parse(contentUrl)?.origin
  return origin !== undefined && URL.parse(url)?.origin === origin
}

function inlinesFrom(children: unknown): Inline[] {
  return listOf(children).flatMap((child): Inline[] => {
    if (!isObject(child)) return []
    if (child['type'] !== 'link') return textsFrom([child])
    const words = textsFrom(listOf(child['children']))
    const url = typeof child['url'] === 'string' ? safeLink(child['url']) : undefined
    return url && words.length > 0 ? [{ type: 'link', url, children: words }] : words
  })
}

function textsFrom(children: readonly unknown[]): TextNode[] {
  return children.flatMap((child) => {
    if (!isObject(child) || typeof child['text'] !== 'string' || child['text'] === '') return []
    const marks = MARKS.filter((mark) => child[mark] === true).map((mark) => [mark, true] as const)
    return [{ ...text(child['text']), ...Object.fromEntries(marks) }]
  })
}

function text(words: string): TextNode {
  return { type: 'text', text: words }
}

function levelFrom(level: unknown): 1 | 2 | 3 | 4 | 5 | 6 {
  const known = [1, 2, 3, 4, 5, 6] as const
  return known.find((each) => each === level) ?? 2
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
