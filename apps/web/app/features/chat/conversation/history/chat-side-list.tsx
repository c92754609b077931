import { PlusIcon } from '@mowatt/ui'
import { longDate } from '../../../../browser/long-date.ts'
import type { ChatList } from './use-chat-list.ts'
import { AppLink } from '../../../../shell/app/app-link.tsx'
import { chatSideListTexts } from './chat-list-texts.ts'

/** The conversations beside the open one, and the link to a new one. */
export function ChatSideList({ list, openId }: { list: ChatList; openId?: string }) {
  const chats = list.kind === 'listed' ? list.chats : []
  return (
    <nav aria-labelledby="app-chats-title">
      <h2 id="app-chats-title" className="app-side-title">
        {chatSideListTexts.title}
      </h2>
      <ul className="grid gap-1">
        <li>
          <AppLink href="/chat" className="app-place">
            <PlusIcon size="small" />
            {chatSideListTexts.newChat}
          </AppLink>
        </li>
        {chats.map(({ chat_id, title, at }) => (
          <li key={chat_id}>
            <AppLink
              href={`/chat/${encodeURIComponent(chat_id)}`}
              className="app-side-link"
              aria-current={chat_id === openId ? 'page' : undefined}
            >
              <span className="wrap-anywhere">{title}</span>
              <small>{longDate(at.slice(0, 10))}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
