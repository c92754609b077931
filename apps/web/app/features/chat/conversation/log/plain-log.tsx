import type { ChatMessage } from '@mowatt/contract'
import { Note } from '@mowatt/ui'
import { plainLogTexts } from '../conversation-texts.ts'
import { ChatBubble } from './chat-bubble.tsx'

/** A read-only conversation without scripts: the same text, figures and folds, without buttons. */
export function PlainLog({ title, messages }: { title: string; messages: readonly ChatMessage[] }) {
  return (
    <section className="without-scripts chat-log" aria-label={title}>
      <Note tone="info">{plainLogTexts.withoutScripts}</Note>
      {messages.map((message) => (
        <ChatBubble key={message.id} {...message} isPlain />
      ))}
    </section>
  )
}
