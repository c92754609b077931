import { type ChatMessage, Failure, readChat } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useCallback, useEffect, useState } from 'react'
import { type AppSession, askAsAny } from '../../../shell/app/app-session.ts'

export type Conversation = { chat_id: string; title: string; is_working: boolean; messages: ChatMessage[] }

export type ConversationState =
  | { kind: 'loading' }
  | { kind: 'shown'; chat: Conversation; isOffline: boolean }
  /** No session of this browser opens it: it is over, or it belongs to somebody else. */
  | { kind: 'locked' }
  | { kind: 'offline' }
  | { kind: 'trouble'; text: string }

const ASK_AGAIN_MS = 1000

/** The conversation as it is now; asked for again while Mo is at work, and when the connection is back. */
export function useConversation(
  chatId: string,
  api: string,
  session: AppSession,
): { state: ConversationState; retry: () => void } {
  const [state, setState] = useState<ConversationState>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => {
    setState((before) => (before.kind === 'shown' ? before : { kind: 'loading' }))
    setTries((before) => before + 1)
  }, [])

  useEffect(() => {
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const call = createClient(fetchSend(api))

    async function ask(): Promise<void> {
      try {
        const { value: chat } = await askAsAny(session, chatId, (token) =>
          call(readChat, { params: { chat_id: chatId } }, { token, signal: left.signal }),
        )
        setState({ kind: 'shown', chat, isOffline: false })
        if (chat.is_working) timer = setTimeout(() => void ask(), ASK_AGAIN_MS)
      } catch (error) {
        if (!left.signal.aborted) setState((before) => troubleAfter(before, error))
      }
    }
    void ask()
    addEventListener('online', retry)
    return () => {
      left.abort()
      clearTimeout(timer)
      removeEventListener('online', retry)
    }
  }, [chatId, api, session, tries, retry])

  return { state, retry }
}

/** What is on show stays: only whoever has nothing yet is told of trouble instead. */
function troubleAfter(before: ConversationState, error: unknown): ConversationState {
  const { code, message } = error instanceof Failure ? error : new Failure('unexpected')
  if (code === 'not_authenticated' || code === 'not_found') return { kind: 'locked' }
  if (before.kind === 'shown') return { ...before, isOffline: true }
  return code === 'network' || code === 'timeout' ? { kind: 'offline' } : { kind: 'trouble', text: message }
}
