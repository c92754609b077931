import { ButtonLink } from '@mowatt/ui'
import { tracked } from '../../../browser/analytics/tracked.ts'
import { useAppLink } from '../use-app-link.ts'
import { chatCallTexts } from './article-texts.ts'

/** The call to action at the end of a text. */
export function ChatCall() {
  const href = useAppLink()
  return (
    <aside className="chat-call" aria-label={chatCallTexts.askMo}>
      <p className="text-h3">{chatCallTexts.title}</p>
      <ButtonLink
        href={href}
        {...tracked('button_click', {
          button_text: chatCallTexts.startChatting,
          destination: href,
          section: 'article',
        })}
      >
        {chatCallTexts.startChatting}
      </ButtonLink>
    </aside>
  )
}
