import type { ChatCard, ChatMessage } from '@mowatt/contract'
import { MoHead } from '@mowatt/ui'
import type { ReactNode } from 'react'
import { ShownCard } from '../cards/shown-card.tsx'
import { FileChip } from './file-chip.tsx'

type ChatBubbleProps = {
  author: ChatMessage['author']
  text: string
  cards: readonly ChatCard[]
  /** Below it all: who stopped it, what can be done with it. */
  children?: ReactNode
}

/** One message: who said it, the words, and what they show. */
export function ChatBubble({ author, text, cards, children }: ChatBubbleProps) {
  const isMo = author === 'mo'
  const file = cards.find((card) => card.kind === 'file')
  const others = cards.filter((card) => card.kind !== 'file')
  return (
    <article className="chat-message" data-author={author} aria-label={isMo ? 'Mo' : 'You'}>
      {isMo && <MoHead className="chat-face" />}
      {file && <FileChip name={file.file_name} bytes={file.bytes} />}
      {!file && text !== '' && <p className="chat-bubble">{text}</p>}
      {others.length > 0 && (
        // The words are read out when they come; what they show waits until it is asked for.
        <div className="chat-cards" aria-live="off">
          {others.map((card, place) => (
            <ShownCard key={place} card={card} />
          ))}
        </div>
      )}
      {children}
    </article>
  )
}
