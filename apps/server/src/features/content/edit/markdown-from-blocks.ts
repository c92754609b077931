import { isDeepStrictEqual } from 'node:util'
import { cleanBlocks } from '../sanitise/clean-blocks.ts'
import { pictureInMarkdown } from '../shipped/markdown/picture-in-markdown.ts'
import { blocksFromMarkdown } from '../shipped/markdown/blocks-from-markdown.ts'
import type { Block, Inline, TextNode } from '../shipped/markdown/rich-text.ts'

/** Rich text as Markdown for an editor; undefined where Markdown would lose some of it, such as an underlined word. */
export function markdownFromBlocks(stored: unknown): string | undefined {
  const blocks = cleanBlocks(stored)
  if (!Array.isArray(blocks)) return undefined
  try {
    const markdown = (blocks as Block[]).map(blockText).join('\n\n')
    return isDeepStrictEqual(blocksFromMarkdown(markdown).map(shown), blocks.map(shown)) ? markdown : undefined
  } catch {
    // A piece that our own texts never contain.
    return undefined
  }
}

/** The visible part of a block: a picture has a file's name and date too, as another content service writes them. */
function shown(block: Block): unknown {
  if (block.type !== 'image') return block
  const { url, alternativeText, width, height, caption } = block.image as Record<string, unknown>
  return { url, alternativeText, width, height, caption: caption ?? null }
}

function blockText(block: Block): string {
  switch (block.type) {
    case 'image':
      return pictureInMarkdown(block)
    case 'paragraph':
      return atLineStart(inline(block.children))
    case 'heading':
      return `${'#'.repeat(block.level)} ${inline(block.children)}`
    case 'quote':
      return `> ${atLineStart(inline(block.children))}`
    case 'list':
      return block.children
        .map(({ children }, index) => {
          const mark = block.format === 'ordered' ? `${index + 1}.` : '-'
          return `${mark} ${atLineStart(inline(children))}`
        })
        .join('\n')
  }
}

function inline(nodes: readonly Inline[]): string {
  return nodes.map((node) => (node.type === 'link' ? `[${inline(node.children)}](${node.url})` : marked(node))).join('')
}

function marked({ text, bold, italic, code }: TextNode): string {
  const words = code ? `\`${text}\`` : text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`)
  const slanted = italic ? `*${words}*` : words
  return bold ? `**${slanted}**` : slanted
}

/** What would be a heading, a quote or a list at the start of a line is escaped. */
function atLineStart(text: string): string {
  return text.replace(/^(#|>|[-+] )/, String.raw`\$1`).replace(/^(\d{1,9})([.)] )/, String.raw`$1\$2`)
}
