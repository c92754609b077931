/**
 * Returns the text of a description: a plain string as it is, rich-text blocks joined with spaces; empty for anything
 * else.
 */
export function richTextToPlain(content: unknown): string {
  if (typeof content !== 'string' && !Array.isArray(content)) return ''
  const text = typeof content === 'string' ? content : content.map(textOf).join(' ')
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Words inside one block are joined ("sav" + bold "ings"); blocks inside a block are kept apart. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if (!('children' in node) || !Array.isArray(node.children)) return ''
  const children: unknown[] = node.children
  return children.map((child) => (hasChildren(child) ? ` ${textOf(child)} ` : textOf(child))).join('')
}

function hasChildren(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'children' in node && !isLink(node)
}

function isLink(node: object): boolean {
  return 'type' in node && node.type === 'link'
}
