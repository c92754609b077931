import type { Block, Inline, TextNode } from './rich-text.ts'

/** Rich text as HTML, for the places where content is kept as HTML. */
export function htmlFromBlocks(blocks: readonly Block[]): string {
  return blocks.map(htmlOf).join('\n')
}

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inline(block.children)}</p>`
    case 'heading':
      return `<h${block.level}>${inline(block.children)}</h${block.level}>`
    case 'quote':
      return `<blockquote><p>${inline(block.children)}</p></blockquote>`
    case 'image': {
      const { url, alternativeText, width, height } = block.image
      return `<img src="${escape(url)}" alt="${escape(alternativeText)}" width="${width}" height="${height}">`
    }
    case 'list': {
      const tag = block.format === 'ordered' ? 'ol' : 'ul'
      return `<${tag}>${block.children.map(({ children }) => `<li>${inline(children)}</li>`).join('')}</${tag}>`
    }
  }
}

function inline(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => (node.type === 'link' ? `<a href="${escape(node.url)}">${inline(node.children)}</a>` : text(node)))
    .join('')
}

function text(node: TextNode): string {
  let html = escape(node.text)
  if (node.code) html = `<code>${html}</code>`
  if (node.italic) html = `<em>${html}</em>`
  return node.bold ? `<strong>${html}</strong>` : html
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
