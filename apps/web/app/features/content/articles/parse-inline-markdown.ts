import { safeLink } from '@mowatt/contract/safe-link'
import type { Inline } from '../site-content.ts'

const MARKS = /\*\*(?<bold>[^*]+)\*\*|\[(?<words>[^[\]]+)\]\((?<target>[^()\s]+)\)/g

/** Yields the paragraphs of an answer. Of Markdown only bold and links are known; a link that is not safe is words. */
export function parseInlineMarkdown(text: string): Inline[][] {
  return text
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(parseLine)
}

function parseLine(line: string): Inline[] {
  const nodes: Inline[] = []
  let end = 0
  for (const match of line.matchAll(MARKS)) {
    const { bold, words = '', target } = match.groups ?? {}
    if (match.index > end) nodes.push({ type: 'text', text: line.slice(end, match.index) })
    const url = safeLink(target)
    if (bold) nodes.push({ type: 'text', text: bold, bold: true })
    else if (url) nodes.push({ type: 'link', url, children: [{ type: 'text', text: words }] })
    else nodes.push({ type: 'text', text: words })
    end = match.index + match[0].length
  }
  if (end < line.length) nodes.push({ type: 'text', text: line.slice(end) })
  return nodes
}
