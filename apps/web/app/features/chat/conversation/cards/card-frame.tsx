import type { ChatCard } from '@mowatt/contract'
import { Card } from '@mowatt/ui'
import { type ReactNode, useId } from 'react'
import { CardText } from './card-text.tsx'

type CardFrameProps = {
  card: ChatCard
  title: string
  subtitle?: ReactNode
  tag?: ReactNode
  /** False where its text is part of a longer one. */
  hasText?: boolean
  children?: ReactNode
}

/**
 * The frame of every card: a title, optionally a tag, and its plain-text version. Not a landmark: the same card may
 * appear twice.
 */
export function CardFrame({ card, title, subtitle, tag, hasText = true, children }: CardFrameProps) {
  const titleId = useId()
  return (
    <figure className="chat-card" aria-labelledby={titleId}>
      <Card tone="flat">
        <div className="chat-card-head">
          <div className="min-w-0">
            <h2 id={titleId} className="text-h3 wrap-anywhere">
              {title}
            </h2>
            {subtitle && <p className="text-small text-text-2">{subtitle}</p>}
          </div>
          {tag}
        </div>
        {children}
        {hasText && <CardText card={card} />}
      </Card>
    </figure>
  )
}
