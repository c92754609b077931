import type { ChatCard, ChatMessage } from '@mowatt/contract'
import { MoHead } from '@mowatt/ui'
import { BillCard } from './cards/bill-card.tsx'
import { CostCard } from './cards/cost-card.tsx'

/** One message: who said it, the words, and what they show. */
export function ChatBubble({ message: { author, text, cards } }: { message: ChatMessage }) {
  const isMo = author === 'mo'
  const file = cards.find((card) => card.kind === 'file')
  return (
    <article className="chat-message" data-author={author} aria-label={isMo ? 'Mo' : 'You'}>
      {isMo && <MoHead className="chat-face" />}
      {file ? <FileChip name={file.file_name} bytes={file.bytes} /> : <p className="chat-bubble">{text}</p>}
      {cards.map((card, place) => (
        <ShownCard key={place} card={card} />
      ))}
    </article>
  )
}

export function MoAtWork() {
  return (
    <div className="chat-message" data-author="mo">
      <MoHead className="chat-face" />
      <p className="chat-bubble">
        <span className="sr-only">Mo is at work</span>
        <span className="chat-dots" aria-hidden>
          <i />
          <i />
          <i />
        </span>
      </p>
    </div>
  )
}

function ShownCard({ card }: { card: ChatCard }) {
  if (card.kind === 'bill') return <BillCard card={card} />
  return card.kind === 'cost' ? <CostCard card={card} /> : null
}

function FileChip({ name, bytes }: { name: string; bytes: number }) {
  return (
    <p className="chat-bubble chat-file">
      <span className="chat-file-kind" aria-hidden>
        PDF
      </span>
      <span className="min-w-0">
        <strong className="wrap-anywhere">{name}</strong>
        <span className="block text-micro">{sizeOf(bytes)}</span>
      </span>
    </p>
  )
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
