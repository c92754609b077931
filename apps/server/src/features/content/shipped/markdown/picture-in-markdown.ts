import type { ImageBlock } from './rich-text.ts'

/** A picture is a paragraph of its own: its alternative text, its address, and its size in place of the title. */
const SIZE = /^(\d{1,5}) x (\d{1,5})$/

/** Why a picture can't be in a text. */
export class BadPicture extends Error {}

type Written = { href: string; title?: string | null; text: string }

export function pictureFromMarkdown({ href: url, title, text }: Written): ImageBlock {
  const alternativeText = text.trim()
  if (alternativeText === '') throw new BadPicture('Please describe each picture for people who can’t see it.')
  if (!url.startsWith('/') || url.startsWith('//')) {
    throw new BadPicture('Please upload pictures here. Their addresses start with /.')
  }
  const [, width = 0, height = 0] = (SIZE.exec(title ?? '') ?? []).map(Number)
  if (width === 0 || height === 0) {
    throw new BadPicture('Please give each picture’s size in pixels after its address, such as "800 x 600".')
  }
  const image = { id: 1, documentId: 'media-1', url, alternativeText, width, height }
  return { type: 'image', image, children: [{ type: 'text', text: '' }] }
}

export function pictureInMarkdown({ image: { url, alternativeText, width, height } }: ImageBlock): string {
  return `![${alternativeText.replaceAll(/[[\]]/g, String.raw`\$&`)}](${url} "${width} x ${height}")`
}
