import { ButtonLink } from '@mowatt/ui'
import { tracked } from '../../../browser/analytics/tracked.ts'

/** The one call at the end of a text. */
export function ChatCall() {
  return (
    <aside className="chat-call" aria-label="Ask Mo">
      <p className="text-h3">Show Mo a bill. See the sum.</p>
      <ButtonLink
        href="/mowatt"
        {...tracked('button_click', { button_text: 'Start chatting', destination: '/mowatt', section: 'article' })}
      >
        Start chatting
      </ButtonLink>
    </aside>
  )
}
