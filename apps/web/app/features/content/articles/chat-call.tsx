import { ButtonLink } from '@mowatt/ui'

/** The one call at the end of a text. */
export function ChatCall() {
  return (
    <aside className="chat-call" aria-label="Ask Mo">
      <p className="text-h3">Show Mo a bill. See the sum.</p>
      <ButtonLink href="/mowatt">Start chatting</ButtonLink>
    </aside>
  )
}
