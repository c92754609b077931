import { inlinesFromMarkdown } from './inlines-from-markdown.ts'
import type { Block, ListItem } from './rich-text.ts'

const HEADING = /^(#{1,6}) +(\S.*?) {0,9}#{0,9}$/
const BULLET = /^[-*] +(\S.*)$/
const NUMBER = /^\d+[.)] +(\S.*)$/
const QUOTE = /^> ?(.*)$/

/** The Markdown of our own texts: headings, paragraphs, flat lists and quotes, with an empty line between blocks. */
export function blocksFromMarkdown(markdown: string): Block[] {
  const paragraphs = markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(#{1,6} .*)$/gm, '\n$1\n')
    .split(/\n(?:[^\S\n]*\n)+/)
  return paragraphs.map((text) => text.trim()).flatMap((text) => (text === '' ? [] : [blockOf(text)]))
}

function blockOf(text: string): Block {
  const [, hashes, title] = HEADING.exec(text) ?? []
  if (hashes !== undefined && title !== undefined) {
    return { type: 'heading', level: hashes.length, children: inlinesFromMarkdown(title) }
  }
  const lines = text.split('\n')
  const [first = ''] = lines
  if (BULLET.test(first)) return { type: 'list', format: 'unordered', children: itemsOf(lines, BULLET) }
  if (NUMBER.test(first)) return { type: 'list', format: 'ordered', children: itemsOf(lines, NUMBER) }
  const quoted = lines.map((line) => QUOTE.exec(line)?.[1])
  if (quoted.every((line) => line !== undefined)) {
    return { type: 'quote', children: inlinesFromMarkdown(quoted.join(' ').trim()) }
  }
  return { type: 'paragraph', children: inlinesFromMarkdown(joined(lines)) }
}

/** A line that begins no item continues the one before it. */
function itemsOf(lines: readonly string[], mark: RegExp): ListItem[] {
  const items: string[][] = []
  for (const line of lines) {
    const start = mark.exec(line)?.[1]
    if (start === undefined) items.at(-1)?.push(line)
    else items.push([start])
  }
  return items.map((item) => ({ type: 'list-item', children: inlinesFromMarkdown(joined(item)) }))
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join(' ')
}
