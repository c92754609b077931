import { type ChatMessage, readChat } from '@mowatt/contract'
import { IconButton, CloseIcon } from '@mowatt/ui'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AskPerson } from '../../features/chat/conversation/composer/ask-person.tsx'
import { Composer } from '../../features/chat/conversation/composer/composer.tsx'
import { ComposerBar } from '../../features/chat/conversation/composer/composer-bar.tsx'
import { chatPageTexts } from '../../features/chat/conversation/conversation-texts.ts'
import conversationCss from '../../features/chat/conversation/conversation.css?url'
import { ConversationView } from '../../features/chat/conversation/conversation-view.tsx'
import { takeSessionScript } from '../../features/chat/conversation/link/take-session-script.ts'
import { ChatMenu } from '../../features/chat/conversation/history/chat-menu.tsx'
import { ChatSideList } from '../../features/chat/conversation/history/chat-side-list.tsx'
import { makeChatActs } from '../../features/chat/conversation/history/make-chat-acts.ts'
import { useChatList } from '../../features/chat/conversation/history/use-chat-list.ts'
import { useFollowEnd } from '../../features/chat/conversation/log/use-follow-end.ts'
import { summaryFor } from '../../features/chat/conversation/talk/summary-for.ts'
import { isBusy, type TalkState } from '../../features/chat/conversation/talk/talk-state.ts'
import { TalkActsContext } from '../../features/chat/conversation/talk/talk-acts.ts'
import { makeAskPerson } from '../../features/chat/conversation/talk/make-ask-person.ts'
import { makeTalkActs } from '../../features/chat/conversation/talk/make-talk-acts.ts'
import { useKeepOffline } from '../../features/chat/conversation/talk/use-keep-offline.ts'
import { useTalk } from '../../features/chat/conversation/talk/use-talk.ts'
import { useDroppedFiles } from '../../features/chat/use-dropped-files.ts'
import { PageMeta } from '../../features/seo/page-meta.tsx'
import { useAuth } from '../../features/identity/account/use-auth.ts'
import { privateHeaders, privatePage } from '../../features/identity/private-page.ts'
import { AppFrame } from '../../shell/app/app-frame.tsx'
import type { Route } from './+types/chat-page.ts'
import { WithBillProof } from './chat-bill-proof.tsx'
import { readByCookie } from './read-by-cookie.server.ts'
import { useAppPage } from './use-app-page.ts'
import { useChatPrompt } from './use-chat-prompt.ts'
import { useLeaveEmpty } from './use-leave-empty.ts'

export const handle = {
  ...privatePage,
  frame: 'none',
  ...(import.meta.env.SSR && { ownScript: takeSessionScript() }),
}

export function headers() {
  return privateHeaders
}

export function loader({ params, ...asked }: Route.LoaderArgs) {
  return readByCookie(asked, async (call, whom) => ({
    chat: await call(readChat, { params: { chat_id: params.chatId } }, whom),
  }))
}

/** On client-side navigation scripts run, and nothing is fetched twice. */
export function clientLoader() {
  return null
}

/** A conversation. Its script fetches it; without scripts, the server renders what this browser's cookie opens. */
export default function ChatPage({ params: { chatId } }: Route.ComponentProps) {
  return (
    <>
      <link rel="stylesheet" href={conversationCss} precedence="high" />
      <PageMeta title={chatPageTexts.title} description={chatPageTexts.description} path="/chat" isIndexed={false} />
      <OneChat key={chatId} chatId={chatId} />
    </>
  )
}

function OneChat({ chatId }: { chatId: string }) {
  const { siteName, siteBase, api, session } = useAppPage()
  const { user } = useAuth('where-somebody-was')
  const navigate = useNavigate()
  const { talk, client, state } = useTalk(chatId, api, session)
  useKeepOffline(chatId, state, user?.uid)
  const list = useChatList(api, session, state.title)
  const prompt = useChatPrompt(chatId, talk.handBill)
  useDroppedFiles(prompt.take)
  const [editing, setEditing] = useState<ChatMessage>()
  const [hasStopped, setHasStopped] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const { isMore, toEnd } = useFollowEnd(column, state.messages.length)
  const isAnswering = isBusy(state)

  const { write } = prompt
  const acts = useMemo(
    () => ({
      ...makeTalkActs(api, client, (path) => void navigate(path)),
      askPerson: makeAskPerson(api, session, chatId),
      say: (text: string, act?: string) => talk.say(text, act === undefined ? {} : { act }) && toEnd('instant'),
      isBusy: isAnswering,
      email: user?.email ?? '',
    }),
    [api, client, session, chatId, navigate, talk, toEnd, isAnswering, user?.email],
  )
  const chatActs = useMemo(() => makeChatActs(chatId, api, client, talk.rename), [chatId, api, client, talk])
  const remove = useCallback(async () => {
    await chatActs.remove()
    await navigate('/chat')
  }, [chatActs, navigate])
  useLeaveEmpty(state, talk, chatActs)

  function send(text: string) {
    if (!talk.say(text, editing ? { replaces: editing.id } : {})) return
    write('')
    setEditing(undefined)
    setHasStopped(false)
    toEnd('instant')
  }

  /** The button is removed with the answer, so the focus moves to the message field. */
  function stop() {
    setHasStopped(true)
    input.current?.focus({ preventScroll: true })
    void talk.stop()
  }

  /** Mo's answer is announced automatically. */
  function stopReading() {
    input.current?.focus({ preventScroll: true })
    void talk.stop()
  }

  function edit(message?: ChatMessage) {
    setEditing(message)
    write(message?.text ?? '')
    input.current?.focus()
  }

  const isSaying = state.pending !== undefined
  useEffect(() => {
    if (!isSaying) return
    toEnd('instant')
    // The pressed button is now disabled, or the focus was on the previous page.
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true })
  }, [isSaying, toEnd])

  return (
    <TalkActsContext value={acts}>
      <AppFrame
        siteName={siteName}
        siteBase={siteBase}
        place="chat"
        side={<ChatSideList list={list} openId={chatId} />}
        // Its place is kept: beside a button that comes later, the line above would wrap and move the page.
        acts={
          state.view === 'shown' ? (
            <ChatMenu state={state} acts={{ ...chatActs, remove }} />
          ) : (
            <span className="size-11" />
          )
        }
        foot={
          state.view !== 'loading' && (
            <ComposerBar isMore={isMore && state.view === 'shown'} onMore={() => toEnd()}>
              {state.view === 'shown' && (
                <Composer
                  input={input}
                  prompt={prompt}
                  onSend={send}
                  isBusy={isAnswering}
                  isStopping={state.isStopping}
                  onStop={stop}
                >
                  {editing && <Editing onCancel={() => edit()} />}
                </Composer>
              )}
              <output className="sr-only">{hasStopped && stopWords(state)}</output>
              <AskPerson summary={summaryFor(state)} />
            </ComposerBar>
          )
        }
      >
        <div ref={column}>
          <WithBillProof api={api} session={session} messages={state.messages}>
            <ConversationView
              talk={talk}
              state={state}
              siteBase={siteBase}
              onEdit={edit}
              onStopReading={stopReading}
              onSuggest={(text) => {
                write(text)
                input.current?.focus()
              }}
            />
          </WithBillProof>
        </div>
      </AppFrame>
      {prompt.flow && <prompt.flow.Overlay />}
    </TalkActsContext>
  )
}

function stopWords(state: TalkState): string {
  if (isBusy(state)) return chatPageTexts.stopping
  return state.messages.at(-1)?.is_stopped ? chatPageTexts.stopped : chatPageTexts.finished
}

function Editing({ onCancel }: { onCancel: () => void }) {
  return (
    <output className="composer-editing">
      <span>{chatPageTexts.editing}</span>
      <IconButton label={chatPageTexts.cancelEditing} icon={<CloseIcon size="small" />} onClick={onCancel} />
    </output>
  )
}
