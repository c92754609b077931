import { listChats } from '@mowatt/contract'
import { createClient, fetchSend } from '@mowatt/contract/client'
import { useEffect, useState } from 'react'
import { allTokens } from './kept-chats.ts'

export type ListedChat = { chat_id: string; title: string; at: string }

export type ChatList =
  | { kind: 'loading' }
  | { kind: 'listed'; chats: ListedChat[] }
  | { kind: 'trouble'; retry: () => void }

/** The conversations that the sessions of this browser began, newest first. */
export function useChatList(api: string): ChatList {
  const [chats, setChats] = useState<ListedChat[] | 'loading' | 'trouble'>('loading')
  const [tries, setTries] = useState(0)

  useEffect(() => {
    const left = new AbortController()
    const call = createClient(fetchSend(api))
    void Promise.allSettled(allTokens(Date.now()).map((token) => call(listChats, {}, { token, signal: left.signal })))
      // A session that is over lists nothing; only where none answers there is something to tell.
      .then((lists) => {
        if (left.signal.aborted) return
        const found = lists.flatMap((list) => (list.status === 'fulfilled' ? list.value.chats : []))
        const isRefused = lists.length > 0 && lists.every((list) => list.status === 'rejected' && !isOver(list.reason))
        setChats(isRefused ? 'trouble' : newestFirst(found))
      })
    return () => left.abort()
  }, [api, tries])

  function retry() {
    setChats('loading')
    setTries((before) => before + 1)
  }
  if (chats === 'loading') return { kind: 'loading' }
  return chats === 'trouble' ? { kind: 'trouble', retry } : { kind: 'listed', chats }
}

function isOver(reason: unknown): boolean {
  return (reason as { status?: unknown }).status === 401
}

function newestFirst(found: readonly ListedChat[]): ListedChat[] {
  const once = new Map(found.map((chat) => [chat.chat_id, chat]))
  return [...once.values()].toSorted((one, other) => other.at.localeCompare(one.at))
}
