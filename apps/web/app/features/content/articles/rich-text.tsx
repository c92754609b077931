import { MoHead } from '@mowatt/ui'
import { Fragment } from 'react'
import { richTextToPlain } from '../rich-text-to-plain.ts'
import type { Block, ListBlock, PictureBlock } from '../site-content.ts'
import { anchorsOf } from './anchor-of.ts'
import { InlineText } from './inline-text.tsx'
import { MoneyFigure } from './money-figure.tsx'
import { moneyInList } from './money-in-list.ts'

type RichTextProps = {
  blocks: readonly Block[]
  /** Paragraphs in a row that each open with bold words become cards: pages do so, articles are read from top to bottom. */
  withPoints?: boolean
}

/** A text as an editor wrote it. Each heading has an anchor; the page's own title stays the only one of its level. */
export function RichText({ blocks, withPoints = false }: RichTextProps) {
  const headings = blocks.filter((block) => block.type === 'heading')
  const anchors = anchorsOf(headings.map((heading) => richTextToPlain([heading])))
  const runs = withPoints ? runsOf(blocks) : blocks.map((block) => [block])
  return runs.map((run, at) => {
    const shown = run.map((block, blockAt) => (
      <RichBlock
        key={blockAt}
        block={block}
        anchor={block.type === 'heading' ? anchors[headings.indexOf(block)] : undefined}
      />
    ))
    return run.length < 2 ? (
      <Fragment key={at}>{shown}</Fragment>
    ) : (
      <div key={at} className="article-points">
        {shown}
      </div>
    )
  })
}

/** Groups consecutive points into one list; every other block is separate. */
function runsOf(blocks: readonly Block[]): Block[][] {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (isPoint(block) && isPoint(last?.[0])) last?.push(block)
    else runs.push([block])
  }
  return runs
}

function isPoint(block: Block | undefined): boolean {
  return block?.type === 'paragraph' && block.children[0]?.type === 'text' && block.children[0].bold === true
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

function RichList({ list }: { list: ListBlock }) {
  const List = list.format === 'ordered' ? 'ol' : 'ul'
  const money = moneyInList(list)
  const items = (
    <List className={money && 'money-list'}>
      {list.children.map((item, at) => (
        <li key={at} className={money && at >= money.amounts.length ? 'money-result' : undefined}>
          <InlineText nodes={item.children.filter((child) => child.type !== 'list')} />
          {item.children.map((child, childAt) => child.type === 'list' && <RichList key={childAt} list={child} />)}
        </li>
      ))}
    </List>
  )
  if (!money) return items
  return (
    <figure>
      <MoneyFigure money={money} />
      {items}
    </figure>
  )
}

/** Its dimensions reserve its space while it loads. */
function Picture({ url, alt, width, height, caption }: PictureBlock) {
  return (
    <figure>
      <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

const headingTags = ['h2', 'h3', 'h4'] as const
