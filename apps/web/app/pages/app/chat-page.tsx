import { ChatSideList } from '../../features/chat/conversation/history/chat-side-list.tsx'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { ConversationView } from '../../features/chat/conversation/conversation-view.tsx'
import { takeSessionScript } from '../../features/chat/conversation/door/take-session-script.ts'
import { useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import { useConversation } from '../../features/chat/conversation/use-conversation.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import type { Route } from './+types/chat-page.ts'
import { useAppPage } from './use-app-page.ts'

export const handle = {
  ...privatePage,
  frame: 'none',
  ...(import.meta.env.SSR && { ownScript: takeSessionScript() }),
}

export function headers() {
  return privateHeaders
}

/** A conversation. The server sends the page without it: only this browser holds the session that opens it. */
export default function ChatPage({ params: { chatId } }: Route.ComponentProps) {
  const { siteName, siteBase, api, session } = useAppPage()
  const { state, retry } = useConversation(chatId, api, session)
  const list = useChatList(api, session)
  return (
    <>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta title="Chat with Mo" description="Your conversation." path="/chat" isIndexed={false} />
      <AppFrame
        siteName={siteName}
        siteBase={siteBase}
        place="chat"
        side={<ChatSideList list={list} openId={chatId} />}
      >
        <ConversationView state={state} onRetry={retry} siteBase={siteBase} />
      </AppFrame>
    </>
  )
}
