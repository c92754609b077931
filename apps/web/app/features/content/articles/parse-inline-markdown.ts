import { safeLink } from '@mowatt/contract/safe-link'
import { Lexer, type MarkedToken, type Token } from 'marked'
import type { Inline, TextNode } from '../site-content.ts'

type Marks = Pick<TextNode, 'bold' | 'italic'>

/**
 * Parses the paragraphs of an answer. Of Markdown it supports bold, italic and links; an unsafe link becomes plain
 * text.
 */
export function parseInlineMarkdown(text: string): Inline[][] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => joined(inlinesOf(Lexer.lexInline(paragraph, { gfm: false }))))
}

function inlinesOf(tokens: readonly Token[], marks: Marks = {}): Inline[] {
  return (tokens as MarkedToken[]).flatMap((token): Inline[] => {
    if (token.type === 'strong') return inlinesOf(token.tokens, { ...marks, bold: true })
    if (token.type === 'em') return inlinesOf(token.tokens, { ...marks, italic: true })
    if (token.type === 'escape') return [{ type: 'text', text: token.text, ...marks }]
    // Anything else is literal text.
    if (token.type !== 'link' || token.tokens.length === 0) return [{ type: 'text', text: token.raw, ...marks }]
    const children = joined(inlinesOf(token.tokens, marks)).filter((node) => node.type === 'text')
    const url = safeLink(token.href)
    return url ? [{ type: 'link', url, children }] : children
  })
}

/** Words with the same marks are one piece. */
function joined(nodes: readonly Inline[]): Inline[] {
  const pieces: Inline[] = []
  for (const node of nodes) {
    const last = pieces.at(-1)
    if (last?.type === 'text' && node.type === 'text' && last.bold === node.bold && last.italic === node.italic)
      pieces.splice(-1, 1, { ...last, text: last.text + node.text })
    else pieces.push(node)
  }
  return pieces
}
