import { Link } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { leadsSomewhere } from '../../../shell/navigation.ts'
import type { Inline, TextNode } from '../site-content.ts'

/**
 * Words with their marks and links. A link to another host opens in a new tab, and says so. A link to one of our pages
 * that does not exist yet is plain text.
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

function Words({ node }: { node: TextNode }) {
  const lines = node.text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))
  const marks = markTags.filter(([mark]) => node[mark])
  return marks.reduce<ReactNode>((words, [, Tag]) => <Tag>{words}</Tag>, lines)
}

/** From the innermost to the outermost. */
const markTags = [
  ['code', 'code'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strikethrough', 's'],
  ['bold', 'strong'],
] as const
