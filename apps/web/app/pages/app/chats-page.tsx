import { Button, EmptyState, Note, Skeleton } from '@mowatt/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { longDate } from '../../browser/long-date.ts'
import { newId } from '../../browser/new-id.ts'
import { AskPerson } from '../../features/chat/conversation/composer/ask-person.tsx'
import { Composer } from '../../features/chat/conversation/composer/composer.tsx'
import { ComposerBar } from '../../features/chat/conversation/composer/composer-bar.tsx'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { ChatSideList } from '../../features/chat/conversation/history/chat-side-list.tsx'
import { type ChatList, type ListedChat, useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import type { Saying } from '../../features/chat/conversation/talk/chat-client.ts'
import { makeAskPerson } from '../../features/chat/conversation/talk/make-ask-person.ts'
import { summaryFor } from '../../features/chat/conversation/talk/summary-for.ts'
import { idleActs, TalkActsContext } from '../../features/chat/conversation/talk/talk-acts.ts'
import { firstTalk } from '../../features/chat/conversation/talk/talk-state.ts'
import { Welcome } from '../../features/chat/conversation/welcome.tsx'
import { useDroppedFiles } from '../../features/chat/use-dropped-files.ts'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import { useAppPage } from './use-app-page.ts'
import { useBeginChat } from './use-begin-chat.ts'
import { useChatPrompt } from './use-chat-prompt.ts'
import type { NotBegun } from './use-leave-empty.ts'
import { AppLink } from '../../shell/app/app-link.tsx'
import { chatsTexts } from './chats-texts.ts'

export const handle = { ...privatePage, frame: 'none' }

export function headers() {
  return privateHeaders
}

/** The start of a new conversation, and the list of the earlier ones. */
export default function ChatsPage() {
  const { siteName, siteBase, api, session } = useAppPage()
  const list = useChatList(api, session)
  const navigate = useNavigate()
  const input = useRef<HTMLTextAreaElement>(null)
  const { user } = useAuth('where-somebody-was')
  const email = user?.email ?? ''
  const acts = useMemo(() => ({ ...idleActs, askPerson: makeAskPerson(api, session), email }), [api, session, email])
  const given = useLocation().state as NotBegun | null
  const { begin, isBeginning, trouble } = useBeginChat({ api, session }, given?.notBegun)
  const prompt = useChatPrompt('new', (bill) => void start({ kind: 'bill', key: newId(), ...bill }))
  useDroppedFiles(prompt.take)

  // Shown once: not again when the page is reloaded.
  useEffect(() => {
    if (given === null) return
    input.current?.focus()
    void navigate('/chat', { replace: true, preventScrollReset: true })
  }, [given, navigate])

  function start(saying: Saying) {
    return begin(saying, () => prompt.write(''))
  }

  function suggest(text: string) {
    prompt.write(text)
    input.current?.focus()
  }

  return (
    <TalkActsContext value={acts}>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta title={chatsTexts.title} description={chatsTexts.description} path="/chat" isIndexed={false} />
      <AppFrame
        siteName={siteName}
        siteBase={siteBase}
        place="chat"
        side={<ChatSideList list={list} />}
        foot={
          <ComposerBar>
            {trouble && (
              <Note tone="danger" announce="alert" className="mb-3">
                {trouble}
              </Note>
            )}
            <Composer
              input={input}
              prompt={prompt}
              onSend={(text) => void start({ kind: 'words', key: newId(), text })}
              isBusy={false}
              isOff={isBeginning}
            />
            <AskPerson summary={summaryFor(firstTalk)} />
          </ComposerBar>
        }
      >
        <noscript>
          <Note tone="info" className="mb-4">
            {chatsTexts.withoutScripts}
          </Note>
        </noscript>
        <Welcome headingLevel="h1" onSuggest={suggest} />
        <Chats list={list} />
      </AppFrame>
      {prompt.flow && <prompt.flow.Overlay />}
    </TalkActsContext>
  )
}

function Chats({ list }: { list: ChatList }) {
  if (list.kind === 'loading') return <Skeleton className="h-18 rounded-4" />
  if (list.kind === 'trouble') {
    return (
      <EmptyState
        headingLevel="h2"
        title={chatsTexts.didntLoad}
        text={chatsTexts.didntLoadText}
        action={<Button onClick={list.renew}>{chatsTexts.tryAgain}</Button>}
      />
    )
  }
  return list.chats.length > 0 && <Rows chats={list.chats} />
}

function Rows({ chats }: { chats: readonly ListedChat[] }) {
  return (
    <section className="grid gap-4" aria-labelledby="earlier-title">
      <h2 id="earlier-title" className="text-h3">
        {chatsTexts.conversations}
      </h2>
      <ul className="chat-rows">
        {chats.map(({ chat_id, title, at }) => (
          <li key={chat_id}>
            <AppLink href={`/chat/${encodeURIComponent(chat_id)}`} className="chat-row">
              <strong className="wrap-anywhere">{title}</strong>
              <span className="text-small text-text-3">{longDate(at.slice(0, 10))}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
