import { isObject } from './flatten-record.ts'
import { safeLink } from '@mowatt/contract/safe-link'
import type { Block, Inline, ListItem, TextNode } from './site-content.ts'

/** Reads rich text. What we do not know is left out, a link that is not safe becomes its words, a string is one paragraph. */
export function blocksFrom(content: unknown): Block[] {
  if (typeof content === 'string')
    return content.trim() ? [{ type: 'paragraph', children: [text(content.trim())] }] : []
  return listOf(content).flatMap(blockFrom)
}

function blockFrom(node: unknown): Block[] {
  if (!isObject(node)) return []
  if (node['type'] === 'list') {
    const format = node['format'] === 'ordered' ? 'ordered' : 'unordered'
    const children = itemsFrom(node['children'])
    return children.length > 0 ? [{ type: 'list', format, children }] : []
  }
  const children = inlinesFrom(node['children'])
  if (children.every((child) => child.type === 'text' && child.text.trim() === '')) return []
  if (node['type'] === 'heading') return [{ type: 'heading', level: levelFrom(node['level']), children }]
  if (node['type'] === 'paragraph' || node['type'] === 'quote') return [{ type: node['type'], children }]
  return []
}

/** A list inside a list becomes part of the outer one: nothing that was written is lost. */
function itemsFrom(children: unknown): ListItem[] {
  return listOf(children).flatMap((child) => {
    if (!isObject(child)) return []
    if (child['type'] === 'list') return itemsFrom(child['children'])
    const inlines = inlinesFrom(child['children'])
    return child['type'] === 'list-item' && inlines.length > 0
      ? [{ type: 'list-item' as const, children: inlines }]
      : []
  })
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
    const isBold = child['bold'] === true ? { bold: true } : {}
    const isItalic = child['italic'] === true ? { italic: true } : {}
    return [{ ...text(child['text']), ...isBold, ...isItalic }]
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
