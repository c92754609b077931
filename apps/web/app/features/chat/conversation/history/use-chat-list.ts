import { Failure, listChats } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useCallback, useEffect, useState } from 'react'
import type { AppSession } from '../../../../shell/app/app-session.ts'

export type ListedChat = { chat_id: string; title: string; at: string }

export type ChatList = { renew: () => void } & (
  | { kind: 'loading' }
  | { kind: 'listed'; chats: ListedChat[] }
  | { kind: 'trouble' }
)

/**
 * The conversations started by the sessions of this browser, newest first. When `seen` changes they are fetched again.
 */
export function useChatList(api: string, session: AppSession, seen = ''): ChatList {
  const [chats, setChats] = useState<ListedChat[] | 'loading' | 'trouble'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    void listAll(api, session, left.signal).then((found) => !left.signal.aborted && setChats(found))
    return () => left.abort()
  }, [api, session, seen, tries])

  const renew = useCallback(() => {
    setChats((before) => (before === 'trouble' ? 'loading' : before))
    setTries((before) => before + 1)
  }, [])
  if (chats === 'loading') return { kind: 'loading', renew }
  return chats === 'trouble' ? { kind: 'trouble', renew } : { kind: 'listed', chats, renew }
}

async function listAll(api: string, session: AppSession, signal: AbortSignal): Promise<ListedChat[] | 'trouble'> {
  const call = createClient(fetchSend(api))
  const tokens = await session.tokens()
  const lists = await Promise.allSettled(tokens.map((token) => call(listChats, {}, { token, signal })))
  // An expired session lists nothing; an error is shown only if no session responds.
  const isRefused = lists.length > 0 && lists.every((list) => list.status === 'rejected' && !isOver(list.reason))
  if (isRefused) return 'trouble'
  return newestFirst(lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.chats : [])))
}

function isOver(reason: unknown): boolean {
  return reason instanceof Failure && reason.status === 401
}

function newestFirst(found: readonly ListedChat[]): ListedChat[] {
  const once = new Map(found.map((chat) => [chat.chat_id, chat]))
  return [...once.values()].toSorted((one, other) => other.at.localeCompare(one.at))
}
