import { escapeXml } from './escape-xml.ts'

type Words = {
  text: string
  bold?: boolean
  italic?: boolean
  underline?: boolean
  strikethrough?: boolean
  code?: boolean
}
type Inline = (Words & { type: 'text' }) | { type: 'link'; url: string; children: readonly Words[] }
type List = {
  type: 'list'
  format: 'ordered' | 'unordered'
  children: readonly { children: readonly (Inline | List)[] }[]
}

export type FeedBlock =
  | List
  | { type: 'paragraph'; children: readonly Inline[] }
  | { type: 'quote'; children: readonly Inline[] }
  | { type: 'heading'; level: number; children: readonly Inline[] }
  | { type: 'code'; children: readonly Words[] }
  | { type: 'image'; url: string; alt: string; caption?: string | undefined; width: number; height: number }

/** Rich text for a reader outside our pages: plain HTML, every link with its absolute address. */
export function richTextToHtml(blocks: readonly FeedBlock[], pageUrl: string): string {
  return blocks.map((block) => blockToHtml(block, pageUrl)).join('\n')
}

function blockToHtml(block: FeedBlock, pageUrl: string): string {
  if (block.type === 'list') return listToHtml(block, pageUrl)
  if (block.type === 'code')
    return `<pre><code>${block.children.map((each) => escapeXml(each.text)).join('')}</code></pre>`
  if (block.type === 'image') {
    const { url, alt, width, height, caption } = block
    const words = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : ''
    const source = escapeXml(wholeAddress(url, pageUrl))
    return `<figure><img src="${source}" alt="${escapeXml(alt)}" width="${width}" height="${height}"/>${words}</figure>`
  }
  const words = inline(block.children, pageUrl)
  if (block.type === 'quote') return `<blockquote><p>${words}</p></blockquote>`
  if (block.type === 'paragraph') return `<p>${words}</p>`
  // The feed reader shows the title itself, so a text's headings begin one level below it.
  const level = Math.min(Math.max(block.level, 2), 6)
  return `<h${level}>${words}</h${level}>`
}

function listToHtml({ format, children }: List, pageUrl: string): string {
  const tag = format === 'ordered' ? 'ol' : 'ul'
  const items = children.map((item) => {
    const lists = item.children.filter((child) => child.type === 'list')
    const words = inline(
      item.children.filter((child) => child.type !== 'list'),
      pageUrl,
    )
    return `<li>${words}${lists.map((list) => listToHtml(list, pageUrl)).join('')}</li>`
  })
  return `<${tag}>${items.join('')}</${tag}>`
}

function wholeAddress(url: string, pageUrl: string): string {
  return URL.parse(url, pageUrl)?.href ?? pageUrl
}

function inline(nodes: readonly Inline[], pageUrl: string): string {
  const html = nodes.map((node) => {
    if (node.type === 'text') return words(node)
    return `<a href="${escapeXml(wholeAddress(node.url, pageUrl))}">${node.children.map(words).join('')}</a>`
  })
  return html.join('')
}

function words(node: Words): string {
  const plain = escapeXml(node.text).replaceAll('\n', '<br/>')
  return markTags.reduce((html, [mark, tag]) => (node[mark] ? `<${tag}>${html}</${tag}>` : html), plain)
}

/** From the innermost to the outermost. */
const markTags = [
  ['code', 'code'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['bold', 'strong'],
] as const
