import { AppFrame } from '../../features/chat/conversation/app-frame.tsx'
import { ChatSideList } from '../../features/chat/conversation/chat-side-list.tsx'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { ConversationView } from '../../features/chat/conversation/conversation-view.tsx'
import { StartAgain } from '../../features/chat/conversation/start-again.tsx'
import { takeSessionScript } from '../../features/chat/conversation/take-session-script.ts'
import { useChatList } from '../../features/chat/conversation/use-chat-list.ts'
import { useConversation } from '../../features/chat/conversation/use-conversation.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import type { Route } from './+types/chat-page.ts'
import { useAppPage } from './app-page.ts'

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
  const { siteName, siteBase, api } = useAppPage()
  const { state, retry } = useConversation(chatId, api)
  const list = useChatList(api)
  return (
    <>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta title="Chat with Mo" description="Your conversation." path="/chat" isIndexed={false} />
      <AppFrame
        siteName={siteName}
        siteBase={siteBase}
        side={<ChatSideList list={list} openId={chatId} />}
        foot={state.kind === 'shown' && !state.chat.is_working && <StartAgain siteBase={siteBase} />}
      >
        <ConversationView state={state} onRetry={retry} siteBase={siteBase} />
      </AppFrame>
    </>
  )
}
