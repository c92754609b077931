import { Link } from '@mowatt/ui'
import { leadsSomewhere } from '../../../shell/navigation.ts'
import type { Inline, TextNode } from '../site-content.ts'

/**
 * Words with bold, italic and links. A link to another host opens in a new tab, and says so. A link to a page of ours
 * that is not there yet is only words.
 */
export function InlineText({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, at) => {
    if (node.type !== 'link') return <Words key={at} node={node} />
    const words = node.children.map((child, childAt) => <Words key={childAt} node={child} />)
    if (!leadsSomewhere(node.url)) return words
    return (
      <Link key={at} href={node.url} isExternal={/^https?:/i.test(node.url)}>
        {words}
      </Link>
    )
  })
}

function Words({ node: { text, bold, italic } }: { node: TextNode }) {
  const words = italic ? <em>{text}</em> : text
  return bold ? <strong>{words}</strong> : words
}
