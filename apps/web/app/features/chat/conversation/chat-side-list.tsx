import { longDate } from '../../../browser/long-date.ts'
import type { ChatList } from './use-chat-list.ts'

/** The conversations beside the one that is open. */
export function ChatSideList({ list, openId }: { list: ChatList; openId?: string }) {
  if (list.kind !== 'listed' || list.chats.length === 0) return null
  return (
    <nav aria-label="Conversations">
      <h2 className="app-side-title">Your conversations</h2>
      <ul className="grid gap-1">
        {list.chats.map(({ chat_id, title, at }) => (
          <li key={chat_id}>
            <a
              href={`/chat/${encodeURIComponent(chat_id)}`}
              className="app-side-link"
              aria-current={chat_id === openId ? 'page' : undefined}
            >
              <span className="wrap-anywhere">{title}</span>
              <small>{longDate(at.slice(0, 10))}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
