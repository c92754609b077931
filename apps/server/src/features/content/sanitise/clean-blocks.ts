import { safeLink } from '@mowatt/contract/safe-link'
import { cleanMedia } from './clean-media.ts'

type Node = Record<string, unknown>
type LinkOf = (url: unknown) => string | undefined

const DEEPEST = 8

/** Rich text with only the pieces that we know, and only links that are safe; a plain text stays as it is. */
export function cleanBlocks(value: unknown, linkOf: LinkOf = safeLink): unknown {
  if (typeof value === 'string') return value
  return Array.isArray(value) ? value.flatMap((node) => cleanNode(node, linkOf, 0)) : null
}

function cleanNode(value: unknown, linkOf: LinkOf, depth: number): Node[] {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return []
  const node = value as Node
  const children = () => childrenOf(node, linkOf, depth)
  switch (node['type']) {
    case 'text':
      return cleanText(node)
    case 'link': {
      const url = linkOf(node['url'])
      return url === undefined ? children() : [{ type: 'link', url, children: children() }]
    }
    case 'heading': {
      const level = Number(node['level'])
      return [{ type: 'heading', level: level >= 1 && level <= 6 ? Math.trunc(level) : 2, children: children() }]
    }
    case 'list': {
      const format = node['format'] === 'ordered' ? 'ordered' : 'unordered'
      return [{ type: 'list', format, children: children() }]
    }
    case 'image': {
      const image = cleanMedia(node['image'])
      return image ? [{ type: 'image', image, children: [{ type: 'text', text: '' }] }] : []
    }
    case 'paragraph':
    case 'list-item':
    case 'quote':
    case 'code':
      return [{ type: node['type'], children: children() }]
    default:
      return []
  }
}

function childrenOf(node: Node, linkOf: LinkOf, depth: number): Node[] {
  const { children } = node
  return Array.isArray(children) ? children.flatMap((child) => cleanNode(child, linkOf, depth + 1)) : []
}

function cleanText(node: Node): Node[] {
  if (typeof node['text'] !== 'string') return []
  const marks = ['bold', 'italic', 'underline', 'strikethrough', 'code'].filter((mark) => node[mark] === true)
  return [{ type: 'text', text: node['text'], ...Object.fromEntries(marks.map((mark) => [mark, true])) }]
}
