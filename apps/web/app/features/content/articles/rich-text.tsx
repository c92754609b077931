import { MoHead } from '@mowatt/ui'
import { richTextToPlain } from '../rich-text-to-plain.ts'
import type { Block, ListBlock, PictureBlock } from '../site-content.ts'
import { anchorsOf } from './anchor-of.ts'
import { InlineText } from './inline-text.tsx'

/** A text as an editor wrote it. Each heading has an anchor; the page's own title stays the only one of its level. */
export function RichText({ blocks }: { blocks: readonly Block[] }) {
  const headings = blocks.filter((block) => block.type === 'heading')
  const anchors = anchorsOf(headings.map((heading) => richTextToPlain([heading])))
  return blocks.map((block, at) => (
    <RichBlock
      key={at}
      block={block}
      anchor={block.type === 'heading' ? anchors[headings.indexOf(block)] : undefined}
    />
  ))
}

function RichBlock({ block, anchor }: { block: Block; anchor: string | undefined }) {
  if (block.type === 'list') return <RichList list={block} />
  if (block.type === 'image') return <Picture {...block} />
  if (block.type === 'code') {
    return (
      <pre>
        <code>{block.children.map(({ text }) => text).join('')}</code>
      </pre>
    )
  }
  const words = <InlineText nodes={block.children} />
  if (block.type === 'paragraph') return <p>{words}</p>
  if (block.type === 'quote') {
    return (
      <blockquote className="article-aside">
        <MoHead className="w-14" />
        <p>{words}</p>
      </blockquote>
    )
  }
  const Heading = headingTags[Math.min(Math.max(block.level, 2), 4) - 2] ?? 'h2'
  return <Heading id={anchor}>{words}</Heading>
}

function RichList({ list: { format, children } }: { list: ListBlock }) {
  const List = format === 'ordered' ? 'ol' : 'ul'
  return (
    <List>
      {children.map((item, at) => (
        <li key={at}>
          <InlineText nodes={item.children.filter((child) => child.type !== 'list')} />
          {item.children.map((child, childAt) => child.type === 'list' && <RichList key={childAt} list={child} />)}
        </li>
      ))}
    </List>
  )
}

/** Its measures keep its place while it comes. */
function Picture({ url, alt, width, height, caption }: PictureBlock) {
  return (
    <figure>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const headingTags = ['h2', 'h3', 'h4'] as const
