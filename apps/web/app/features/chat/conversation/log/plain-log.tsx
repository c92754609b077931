import type { ChatMessage } from '@mowatt/contract'
import { Note } from '@mowatt/ui'
import { ChatBubble } from './chat-bubble.tsx'

/** A conversation to read where no script runs: the same words, figures and folds, without what needs a press. */
export function PlainLog({ title, messages }: { title: string; messages: readonly ChatMessage[] }) {
  return (
    <section className="without-scripts chat-log" aria-label={title}>
      <Note tone="info">Turn on JavaScript to talk to Mo, change a figure or start a switch.</Note>
      {messages.map((message) => (
        <ChatBubble key={message.id} {...message} isPlain />
      ))}
    </section>
  )
}
