import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { pictureFromMarkdown } from './picture-in-markdown.ts'
import type { Block, Inline, TextNode } from './rich-text.ts'

type Marks = { bold?: true; italic?: true; code?: true }

/** The Markdown of our own texts as rich text. What rich text can't express is a mistake in a text and throws. */
export function blocksFromMarkdown(markdown: string): Block[] {
  return known(lexer(markdown, { gfm: false })).flatMap(blockOf)
}

function blockOf(token: MarkedToken): Block[] {
  if (token.type === 'space') return []
  if (token.type === 'heading') return [{ type: 'heading', level: token.depth, children: inlinesOf(token.tokens) }]
  const picture = token.type === 'paragraph' && token.tokens.length === 1 ? token.tokens[0] : undefined
  if (picture?.type === 'image') return [pictureFromMarkdown(picture as Tokens.Image)]
  if (token.type === 'paragraph') return [{ type: 'paragraph', children: inlinesOf(token.tokens) }]
  if (token.type === 'blockquote') return [{ type: 'quote', children: onlyText(token.tokens) }]
  if (token.type !== 'list') throw unfit(token)
  const children = token.items.map(({ tokens }) => ({ type: 'list-item' as const, children: onlyText(tokens) }))
  return [{ type: 'list', format: token.ordered ? 'ordered' : 'unordered', children }]
}

/** The text of a list item or a quote, which have no blocks of their own. */
function onlyText(tokens: Token[]): Inline[] {
  return known(tokens).flatMap((token) => {
    if (token.type !== 'text' && token.type !== 'paragraph') throw unfit(token)
    return inlinesOf(token.tokens ?? [])
  })
}

function inlinesOf(tokens: Token[], marks: Marks = {}): Inline[] {
  return joined(known(tokens).flatMap((token) => inlineOf(token, marks)))
}

function inlineOf(token: MarkedToken, marks: Marks): Inline[] {
  if (token.type === 'strong') return inlinesOf(token.tokens, { ...marks, bold: true })
  if (token.type === 'em') return inlinesOf(token.tokens, { ...marks, italic: true })
  if (token.type === 'codespan') return [{ type: 'text', text: token.text, ...marks, code: true }]
  // No HTML in our texts: what looks like it is literal.
  if (token.type === 'html') return [{ type: 'text', text: token.raw, ...marks }]
  if (token.type === 'text' || token.type === 'escape')
    return [{ type: 'text', text: token.text.replaceAll('\n', ' '), ...marks }]
  if (token.type !== 'link') throw unfit(token)
  return [{ type: 'link', url: token.href, children: inlinesOf(token.tokens, marks).filter(isText) }]
}

/** Adjacent text with the same marks is one node. */
function joined(nodes: readonly Inline[]): Inline[] {
  const pieces: Inline[] = []
  for (const node of nodes) {
    const last = pieces.at(-1)
    if (last && isText(last) && isText(node) && isSameLook(last, node))
      pieces.splice(-1, 1, { ...last, text: last.text + node.text })
    else pieces.push(node)
  }
  return pieces
}

function isSameLook(one: TextNode, other: TextNode): boolean {
  return one.bold === other.bold && one.italic === other.italic && one.code === other.code
}

function isText(node: Inline): node is TextNode {
  return node.type === 'text'
}

/** No extension is used, so that every token is the library's own. */
function known(tokens: Token[]): MarkedToken[] {
  return tokens as MarkedToken[]
}

function unfit({ type, raw }: MarkedToken): Error {
  return new Error(`Rich text can’t contain this (${type}): ${raw.slice(0, 80)}`)
}
