import { isDeepStrictEqual } from 'node:util'
import { cleanBlocks } from '../sanitise/clean-blocks.ts'
import { pictureInMarkdown } from '../shipped/markdown/picture-in-markdown.ts'
import { blocksFromMarkdown } from '../shipped/markdown/blocks-from-markdown.ts'
import type { Block, Inline } from '../shipped/markdown/rich-text.ts'

/** Rich text as Markdown for an editor; undefined where Markdown would lose some of it, such as an underlined word. */
export function markdownFromBlocks(stored: unknown): string | undefined {
  const blocks = cleanBlocks(stored, asWritten)
  if (!Array.isArray(blocks)) return undefined
  try {
    const markdown = (blocks as Block[]).map(blockText).join('\n\n')
    return isDeepStrictEqual(blocksFromMarkdown(markdown).map(shown), blocks.map(shown)) ? markdown : undefined
  } catch {
    // A piece that our own texts never contain.
    return undefined
  }
}

/** A link that readers don’t get is text in a form, where an editor mends it. */
function asWritten(url: unknown): string | undefined {
  return typeof url === 'string' ? url : undefined
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

const SIGNS = { bold: '**', italic: '*' } as const
type Mark = keyof typeof SIGNS

/** Neighbours with the same mark share its signs: signs between words and a space would be read as asterisks. */
function inline(nodes: readonly Inline[], marks: readonly Mark[] = ['bold', 'italic']): string {
  let written = ''
  for (let at = 0; at < nodes.length;) {
    const [longest] = marks
      .map((mark) => ({ mark, end: endOfRun(nodes, mark, at) }))
      .toSorted((one, other) => other.end - one.end)
    if (longest === undefined || longest.end === at) {
      written += unmarked(nodes[at]!, marks)
      at += 1
      continue
    }
    const { mark, end } = longest
    const others = marks.filter((each) => each !== mark)
    written += SIGNS[mark] + inline(nodes.slice(at, end), others) + SIGNS[mark]
    at = end
  }
  return written
}

function endOfRun(nodes: readonly Inline[], mark: Mark, from: number): number {
  let end = from
  while (end < nodes.length && hasMark(nodes[end]!, mark)) end += 1
  return end
}

function hasMark(node: Inline, mark: Mark): boolean {
  return node.type === 'link' ? node.children.every((child) => child[mark] === true) : node[mark] === true
}

function unmarked(node: Inline, marks: readonly Mark[]): string {
  if (node.type === 'link') return `[${inline(node.children, marks)}](${node.url})`
  return node.code ? `\`${node.text}\`` : node.text.replaceAll(/[\\`*_[\]<]/g, String.raw`\$&`)
}

/** What would be a heading, a quote or a list at the start of a line is escaped. */
function atLineStart(text: string): string {
  return text.replace(/^(#|>|[-+] )/, String.raw`\$1`).replace(/^(\d{1,9})([.)] )/, String.raw`$1\$2`)
}
