import { Button, ButtonLink, EmptyState, MoWave, Skeleton } from '@mowatt/ui'
import { longDate } from '../../browser/long-date.ts'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { type ChatList, type ListedChat, useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import { PageMeta } from '../../features/found/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import { useAppPage } from './use-app-page.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** The conversations of this browser, or the start of the first one. */
export default function ChatsPage() {
  const { siteName, siteBase, api, session } = useAppPage()
  const list = useChatList(api, session)
  return (
    <>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta title="Chat with Mo" description="Your conversations." path="/chat" isIndexed={false} />
      <AppFrame siteName={siteName} siteBase={siteBase} place="chat">
        <Chats list={list} siteBase={siteBase} />
      </AppFrame>
    </>
  )
}

function Chats({ list, siteBase }: { list: ChatList; siteBase: string }) {
  if (list.kind === 'loading') {
    return (
      <div className="chat-rows">
        <h1 className="text-h2">Your conversations</h1>
        <noscript>
          <p>This page needs JavaScript: only your browser knows your conversations.</p>
        </noscript>
        <Skeleton className="h-18 rounded-4" />
        <Skeleton className="h-18 rounded-4" />
      </div>
    )
  }
  if (list.kind === 'trouble') {
    return (
      <>
        <h1 className="sr-only">Your conversations</h1>
        <EmptyState
          headingLevel="h2"
          title="Your conversations did not load"
          text="Check your connection and try again."
          action={<Button onClick={list.renew}>Try again</Button>}
        />
      </>
    )
  }
  return list.chats.length === 0 ? <Start siteBase={siteBase} /> : <Rows chats={list.chats} siteBase={siteBase} />
}

function Start({ siteBase }: { siteBase: string }) {
  return (
    <div className="grid justify-items-center gap-4 py-6 text-center">
      <MoWave className="w-55" />
      <h1 className="text-h2">Start a conversation with Mo</h1>
      <p className="max-w-[46ch] text-text-2">
        Upload an energy bill and Mo works out what your year costs. Or ask a question about switching.
      </p>
      <Ways siteBase={siteBase} />
    </div>
  )
}

function Rows({ chats, siteBase }: { chats: readonly ListedChat[]; siteBase: string }) {
  return (
    <div className="grid gap-6">
      <h1 className="text-h2">Your conversations</h1>
      <ul className="chat-rows">
        {chats.map(({ chat_id, title, at }) => (
          <li key={chat_id}>
            <a href={`/chat/${encodeURIComponent(chat_id)}`} className="chat-row">
              <strong className="wrap-anywhere">{title}</strong>
              <span className="text-small text-text-3">{longDate(at.slice(0, 10))}</span>
            </a>
          </li>
        ))}
      </ul>
      <Ways siteBase={siteBase} />
    </div>
  )
}

function Ways({ siteBase }: { siteBase: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={`${siteBase}/#upload`}>Upload your bill</ButtonLink>
      <ButtonLink href={`${siteBase}/#chat`} variant="quiet">
        Ask a question
      </ButtonLink>
    </div>
  )
}
