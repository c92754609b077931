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
  /** At the bottom: who stopped it, and its actions. */
  children?: ReactNode
}

/** One message: its author, its text, and its cards. */
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
        // The text is announced when it arrives; its cards only when the user moves to them.
        <div className="chat-cards" aria-live="off">
          <ShownCards cards={others} />
        </div>
      )}
      {children}
    </article>
  )
}

/** The beginning of Mo's sentence with the recommended action. */
const VERDICT = /(?:Switch now:|Wait until|Stay where you are)/

/** Beside a verdict only one sentence is visible; all of it is announced, and shown with one press. */
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
