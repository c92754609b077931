import type { Inline, TextNode } from './rich-text.ts'

type Marks = { bold?: true; italic?: true }

/** Code, a link, bold, italic: whichever begins first. */
const PIECE =
  /`([^`]+)`|\[([^[\]]+)\]\(([^()\s]+)\)|\*\*(.{1,500}?)\*\*|(?<![*\w])\*([^*\s](?:[^*]*[^*\s])?)\*(?![*\w])/

/** One line of Markdown as pieces of rich text. */
export function inlinesFromMarkdown(text: string, marks: Marks = {}): Inline[] {
  const found = PIECE.exec(text)
  if (!found) return text === '' ? [] : [{ type: 'text', text, ...marks }]
  const [all, code, words, url, bold, italic] = found
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + all.length)
  return [
    ...(before === '' ? [] : [{ type: 'text' as const, text: before, ...marks }]),
    ...pieceOf({ code, words, url, bold, italic }, marks),
    ...inlinesFromMarkdown(after, marks),
  ]
}

type Piece = Record<'code' | 'words' | 'url' | 'bold' | 'italic', string | undefined>

function pieceOf({ code, words, url, bold, italic }: Piece, marks: Marks): Inline[] {
  if (code !== undefined) return [{ type: 'text', text: code, ...marks, code: true }]
  if (words !== undefined && url !== undefined) {
    const children = inlinesFromMarkdown(words, marks).filter((node): node is TextNode => node.type === 'text')
    return [{ type: 'link', url, children }]
  }
  if (bold !== undefined) return inlinesFromMarkdown(bold, { ...marks, bold: true })
  return inlinesFromMarkdown(italic ?? '', { ...marks, italic: true })
}
