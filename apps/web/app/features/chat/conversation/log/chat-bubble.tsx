import type { ChatCard, ChatMessage } from '@mowatt/contract'
import { MoHead } from '@mowatt/ui'
import { type ReactNode, useState } from 'react'
import { ShownCards } from '../cards/shown-cards.tsx'
import { chatBubbleTexts } from '../conversation-texts.ts'
import { FileChip } from './file-chip.tsx'

type ChatBubbleProps = {
  author: ChatMessage['author']
  text: string
  cards: readonly ChatCard[]
  /** No more of it can be requested. */
  isPlain?: boolean
  /** Below it all: who stopped it, what can be done with it. */
  children?: ReactNode
}

/** One message: who said it, the words, and what they show. */
export function ChatBubble({ author, text, cards, isPlain = false, children }: ChatBubbleProps) {
  const isMo = author === 'mo'
  const file = cards.find((card) => card.kind === 'file')
  const others = cards.filter((card) => card.kind !== 'file')
  return (
    <article className="chat-message" data-author={author} aria-label={isMo ? chatBubbleTexts.mo : chatBubbleTexts.you}>
      {isMo && <MoHead className="chat-face" />}
      {file && <FileChip name={file.file_name} bytes={file.bytes} />}
      {!file && text !== '' && <Words text={text} isBrief={!isPlain && cards.some(({ kind }) => kind === 'verdict')} />}
      {others.length > 0 && (
        // The words are read out when they come; what they show waits until it is asked for.
        <div className="chat-cards" aria-live="off">
          <ShownCards cards={others} />
        </div>
      )}
      {children}
    </article>
  )
}

/** How Mo begins the sentence that says what to do. */
const VERDICT = /(?:Switch now:|Wait until|Stay where you are)/

/** Beside a verdict one sentence is enough to see; all of it is read out, and one press away. */
function Words({ text, isBrief }: { text: string; isBrief: boolean }) {
  const [isWhole, setIsWhole] = useState(false)
  const start = text.search(VERDICT)
  const end = text.indexOf('. ', start) + 1
  if (!isBrief || isWhole || start < 0 || end === 0) return <p className="chat-bubble">{text}</p>
  return (
    <p className="chat-bubble">
      <span className="sr-only">{text.slice(0, start)}</span>
      {text.slice(start, end).trim()}
      <span className="sr-only">{text.slice(end)}</span>{' '}
      <button type="button" className="bubble-more" aria-expanded={false} onClick={() => setIsWhole(true)}>
        {chatBubbleTexts.readMore}
      </button>
    </p>
  )
}
