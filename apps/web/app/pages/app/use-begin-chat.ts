import { createChat } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { Failure } from '@mowatt/contract/failures'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../../browser/new-id.ts'
import { CHAT_KEYS, keepChat } from '../../features/chat/conversation/keep-chat.ts'
import type { Saying } from '../../features/chat/conversation/talk/chat-client.ts'
import { keepSaying } from '../../features/chat/conversation/talk/kept-sayings.ts'
import { sayingTrouble } from '../../features/chat/conversation/talk/saying-trouble.ts'
import { tellBegun } from '../../features/chat/conversation/talk/tell-talk.ts'
import type { AppPage } from './use-app-page.ts'

/** Starts a conversation with its first message, and opens it. */
export function useBeginChat({ api, session }: Pick<AppPage, 'api' | 'session'>, notBegun?: string) {
  const navigate = useNavigate()
  const [isBeginning, setIsBeginning] = useState(false)
  const [trouble, setTrouble] = useState(notBegun)

  /** The first message is passed to the page: it sends it, and again after an interruption. */
  async function begin(saying: Saying, onBegun: () => void = () => {}) {
    setIsBeginning(true)
    setTrouble(undefined)
    try {
      const token = await session.begin()
      const call = createClient(fetchSend(api))
      const { chat_id } = await call(createChat, {}, { token, idempotencyKey: newId() })
      keepChat(CHAT_KEYS, chat_id, token, undefined)
      keepSaying(chat_id, { saying, after: null })
      tellBegun(saying)
      onBegun()
      await navigate(`/chat/${encodeURIComponent(chat_id)}`)
    } catch (error) {
      setTrouble(sayingTrouble(saying, error instanceof Failure ? error : new Failure('chat_failed')))
      setIsBeginning(false)
    }
  }
  return { begin, isBeginning, trouble }
}
