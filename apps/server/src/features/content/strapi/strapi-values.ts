import type { FieldType } from '../content-kinds.ts'
import type { FilesOfPictures } from './picture-assets.ts'

type Node = Record<string, unknown>

/** A value as a Strapi keeps it: rich text is always blocks there, and a drawing is a text. */
export function valueForStrapi(type: FieldType | undefined, value: unknown, assets: FilesOfPictures): unknown {
  if (type === 'icon' && typeof value === 'object' && value !== null) return JSON.stringify(value)
  if (type !== 'blocks') return value
  if (typeof value === 'string') return [{ type: 'paragraph', children: [{ type: 'text', text: value }] }]
  return withImages(value, (image) => assets.inText(image))
}

/** The same as we keep it. What a Strapi adds to pictures and sections of its own isn't part of the text. */
export function valueFromStrapi(type: FieldType | undefined, value: unknown, pictureOf: (image: Node) => unknown) {
  if (type === 'icon' && typeof value === 'string' && value.startsWith('{')) return drawingOf(value)
  if (type === 'sections' && Array.isArray(value)) return value.map(sectionOf)
  if (type !== 'blocks') return value
  return withImages(value, (image) => (isNode(image) ? pictureOf(image) : image))
}

/** The words of blocks that say no more than a plain text does. */
export function plainText(blocks: unknown): string | undefined {
  const [paragraph, ...others] = Array.isArray(blocks) ? (blocks as unknown[]) : []
  if (!isNode(paragraph) || paragraph['type'] !== 'paragraph' || others.length > 0) return undefined
  const [child, ...more] = Array.isArray(paragraph['children']) ? (paragraph['children'] as unknown[]) : []
  if (!isNode(child) || more.length > 0 || Object.keys(child).toSorted().join(' ') !== 'text type') return undefined
  return typeof child['text'] === 'string' ? child['text'] : undefined
}

function withImages(value: unknown, change: (image: unknown) => unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((node: unknown) =>
    isNode(node) && node['type'] === 'image' ? { ...node, image: change(node['image']) } : node,
  )
}

function sectionOf(section: unknown, index: number): unknown {
  return isNode(section) ? { ...section, id: index + 1 } : section
}

function drawingOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
