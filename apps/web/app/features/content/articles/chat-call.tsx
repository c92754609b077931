import { ButtonLink } from '@mowatt/ui'
import { tracked } from '../../../browser/analytics/tracked.ts'
import { useAppLink } from '../use-app-link.ts'

/** The one call at the end of a text. */
export function ChatCall() {
  const href = useAppLink()
  return (
    <aside className="chat-call" aria-label="Ask Mo">
      <p className="text-h3">Show Mo a bill. See the working.</p>
      <ButtonLink
        href={href}
        {...tracked('button_click', { button_text: 'Start chatting', destination: href, section: 'article' })}
      >
        Start chatting
      </ButtonLink>
    </aside>
  )
}
