import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { newId } from '../../../../browser/new-id.ts'
import { whenOld } from '../../../../browser/other-pages.ts'
import type { AppSession } from '../../../../shell/app/app-session.ts'
import { type ChatClient, createChatClient } from './chat-client.ts'
import { createTalk, type Talk } from './create-talk.ts'
import { forgetSaying, isSaidIn, keepSaying, keptSaying } from './kept-sayings.ts'
import { firstTalk, type TalkState } from './talk-state.ts'
import { tellTalk } from './tell-talk.ts'

/** The conversation of this page. It resumes automatically when the page or the connection comes back. */
export function useTalk(
  chatId: string,
  api: string,
  session: AppSession,
): { talk: Talk; client: ChatClient; state: TalkState } {
  const { talk, client } = useMemo(() => openTalk(chatId, api, session), [chatId, api, session])

  useEffect(() => {
    void talk.open()
    // Said in another window: one that is seen beside it neither hides nor shows.
    const wakeWith = ({ key }: StorageEvent) => isSaidIn(chatId, key) && talk.wake()
    addEventListener('storage', wakeWith)
    addEventListener('offline', talk.lose)
    const forget = whenOld(() => talk.wake())
    return () => {
      talk.close()
      removeEventListener('storage', wakeWith)
      removeEventListener('offline', talk.lose)
      forget()
    }
  }, [chatId, talk])

  const state = useSyncExternalStore(talk.subscribe, talk.state, () => firstTalk)
  return { talk, client, state }
}

function openTalk(chatId: string, api: string, session: AppSession) {
  const client = createChatClient(chatId, api, session, (...request) => fetch(...request))
  const talk = createTalk({
    client,
    newKey: newId,
    keep: {
      read: () => keptSaying(chatId),
      write: (pending) => keepSaying(chatId, pending),
      forget: () => forgetSaying(chatId),
    },
    waitMs: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  return { client, talk: tellTalk(talk) }
}
