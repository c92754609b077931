import { escapeXml } from './escape-xml.ts'

type Words = { text: string; bold?: boolean; italic?: boolean }
type Inline = (Words & { type: 'text' }) | { type: 'link'; url: string; children: readonly Words[] }

export type FeedBlock =
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'quote'; children: readonly Inline[] }
  | { type: 'heading'; level: number; children: readonly Inline[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: readonly { children: readonly Inline[] }[] }

/** Rich text for a reader that is not our page: plain HTML, every link with its whole address. */
export function richTextToHtml(blocks: readonly FeedBlock[], pageUrl: string): string {
  return blocks.map((block) => blockToHtml(block, pageUrl)).join('\n')
}

function blockToHtml(block: FeedBlock, pageUrl: string): string {
  if (block.type === 'list') {
    const tag = block.format === 'ordered' ? 'ol' : 'ul'
    const items = block.children.map((item) => `<li>${inline(item.children, pageUrl)}</li>`)
    return `<${tag}>${items.join('')}</${tag}>`
  }
  const words = inline(block.children, pageUrl)
  if (block.type === 'quote') return `<blockquote><p>${words}</p></blockquote>`
  if (block.type === 'paragraph') return `<p>${words}</p>`
  // The reader shows the title itself, so a text begins one level below it.
  const level = Math.min(Math.max(block.level, 2), 6)
  return `<h${level}>${words}</h${level}>`
}

function inline(nodes: readonly Inline[], pageUrl: string): string {
  const html = nodes.map((node) => {
    if (node.type === 'text') return words(node)
    const address = URL.parse(node.url, pageUrl)?.href ?? pageUrl
    return `<a href="${escapeXml(address)}">${node.children.map(words).join('')}</a>`
  })
  return html.join('')
}

function words({ text, bold, italic }: Words): string {
  const plain = escapeXml(text)
  const slanted = italic ? `<em>${plain}</em>` : plain
  return bold ? `<strong>${slanted}</strong>` : slanted
}
